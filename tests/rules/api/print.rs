//! Items as lines of text.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, Fields, ImplItem, Item, ItemImpl, Meta, TraitItem, TraitItemType, Visibility};

use super::items::is_open;

/// Returns the text of tokens, with spaces about as in source.
pub fn text(tokens: &impl ToTokens) -> String {
    let mut text = String::new();
    write(tokens.to_token_stream(), &mut text);
    text.trim().to_owned()
}

fn write(tokens: TokenStream, text: &mut String) {
    // A word after a word, or after a sign that ends one, needs a space.
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace => (" { ", " }"),
                    Delimiter::None => ("", ""),
                };
                if text.ends_with(|last: char| ",;=+>".contains(last)) && !text.ends_with("->") && open != " { " {
                    text.push(' ');
                }
                *text += open;
                write(group.stream(), text);
                *text += close;
            }
            TokenTree::Punct(sign) => {
                match sign.as_char() {
                    '=' | '+' | '|' if !text.ends_with(['=', '-', '|', '.', ' ']) => text.push(' '),
                    '-' if sign.spacing() == Spacing::Joint => text.push(' '),
                    '&' | '\'' | '#'
                        if text.ends_with(|last: char| last.is_alphanumeric() || ",>=:".contains(last))
                            && !text.ends_with("::") =>
                    {
                        text.push(' ')
                    }
                    _ => {}
                }
                text.push(sign.as_char());
                if text.ends_with("->") {
                    text.push(' ');
                }
            }
            TokenTree::Ident(_) | TokenTree::Literal(_) => {
                let joins = text.is_empty()
                    || text.ends_with(['(', '[', '<', '&', '\'', '#', ' ', '!', '?', '.'])
                    || text.ends_with("::")
                    || text.ends_with('-');
                if !joins {
                    text.push(' ');
                }
                *text += &token.to_string();
            }
        }
    }
}

/// Returns the visibility, the attributes and the name of an item that has them.
pub fn head(item: &Item) -> Option<(&Visibility, &[Attribute], String)> {
    Some(match item {
        Item::Const(item) => (&item.vis, &item.attrs, item.ident.to_string()),
        Item::Enum(item) => (&item.vis, &item.attrs, item.ident.to_string()),
        Item::Fn(item) => (&item.vis, &item.attrs, item.sig.ident.to_string()),
        Item::Static(item) => (&item.vis, &item.attrs, item.ident.to_string()),
        Item::Struct(item) => (&item.vis, &item.attrs, item.ident.to_string()),
        Item::Trait(item) => (&item.vis, &item.attrs, item.ident.to_string()),
        Item::Type(item) => (&item.vis, &item.attrs, item.ident.to_string()),
        _ => return None,
    })
}

/// Returns the attributes that others notice, such as the derived traits, and whether the item documents a panic.
fn noticed(attrs: &[Attribute]) -> String {
    let panics = attrs.iter().any(|attr| attr.path().is_ident("doc") && text(attr).contains("# Panics"));
    let kept = attrs.iter().filter(|attr| {
        ["cfg", "cfg_attr", "derive", "must_use", "non_exhaustive", "repr"]
            .iter()
            .any(|name| attr.path().is_ident(name))
    });
    kept.map(|attr| text(attr) + " ").chain(panics.then(|| "may panic: ".to_owned())).collect()
}

/// Returns the lines of an item, one for each public part.
pub fn item(item: &Item, path: &str) -> Vec<String> {
    match item {
        Item::Const(item) => vec![format!("{path}: const {}", text(&item.ty))],
        Item::Static(item) => vec![format!("{path}: static {}", text(&item.ty))],
        Item::Fn(item) => vec![format!("{path}: {}{}", noticed(&item.attrs), text(&item.sig))],
        Item::Type(item) => vec![format!("{path}: type{} = {}", text(&item.generics), text(&item.ty))],
        Item::Struct(item) => {
            let head =
                format!("{path}: {}struct{}{}", noticed(&item.attrs), text(&item.generics), clause(&item.generics));
            [vec![head], fields(&item.fields, path)].concat()
        }
        Item::Enum(item) => {
            let mut lines =
                vec![format!("{path}: {}enum{}{}", noticed(&item.attrs), text(&item.generics), clause(&item.generics))];
            lines.extend(item.variants.iter().map(|variant| {
                let value = variant.discriminant.as_ref().map(|(_, value)| format!(" = {}", text(value)));
                let fields = variant.fields.iter().map(|field| {
                    let name = field.ident.as_ref().map(|name| format!("{name}: "));
                    name.unwrap_or_default() + &text(&field.ty)
                });
                let fields: Vec<String> = fields.collect();
                let fields = match &variant.fields {
                    Fields::Unit => String::new(),
                    Fields::Unnamed(_) => format!("({})", fields.join(", ")),
                    Fields::Named(_) => format!(" {{ {} }}", fields.join(", ")),
                };
                format!("{path}::{}{fields}{}", variant.ident, value.unwrap_or_default())
            }));
            lines
        }
        Item::Trait(item) => {
            let bounds =
                if item.supertraits.is_empty() { String::new() } else { format!(": {}", text(&item.supertraits)) };
            let mut lines = vec![format!("{path}: {}trait{}{bounds}", noticed(&item.attrs), text(&item.generics))];
            lines.extend(item.items.iter().filter_map(|part| match part {
                TraitItem::Fn(part) => {
                    let kind = if part.default.is_some() { "provided" } else { "required" };
                    Some(format!("{path}::{}: {kind} {}", part.sig.ident, text(&part.sig)))
                }
                TraitItem::Type(part) => {
                    let bare = TraitItemType { attrs: Vec::new(), ..part.clone() };
                    Some(format!("{path}::{}", text(&bare).trim_end_matches(';')))
                }
                TraitItem::Const(part) => {
                    let kind = if part.default.is_some() { "provided" } else { "required" };
                    Some(format!("{path}::{}: {kind} const {}", part.ident, text(&part.ty)))
                }
                _ => None,
            }));
            lines
        }
        _ => Vec::new(),
    }
}

fn clause(generics: &syn::Generics) -> String {
    generics.where_clause.as_ref().map(|clause| format!(" {}", text(clause))).unwrap_or_default()
}

/// Returns a line for each public field, and one if there are private fields.
fn fields(fields: &Fields, path: &str) -> Vec<String> {
    let name = |(at, field): (usize, &syn::Field)| match &field.ident {
        Some(name) => name.to_string(),
        None => at.to_string(),
    };
    let is_public = |field: &syn::Field| matches!(field.vis, Visibility::Public(_));
    let open = fields.iter().enumerate().filter(|(_, field)| is_public(field));
    let mut lines: Vec<String> =
        open.map(|(at, field)| format!("{path}.{}: {}", name((at, field)), text(&field.ty))).collect();
    if fields.iter().any(|field| !is_public(field)) {
        lines.push(format!("{path}: has private fields"));
    }
    lines
}

/// Returns the lines of an `impl` block: the trait, or the public methods and constants.
pub fn implementation(one: &ItemImpl, path: &str) -> Vec<String> {
    let generics = format!("{}{}", text(&one.generics), clause(&one.generics));
    if let Some((_, named, _)) = &one.trait_ {
        let types = one.items.iter().filter_map(|part| match part {
            ImplItem::Type(part) => Some(format!(" {} = {}", part.ident, text(&part.ty))),
            _ => None,
        });
        return vec![format!("{path}: impl{generics} {}{}", text(named), types.collect::<String>())];
    }
    let prefix = if generics.is_empty() { String::new() } else { format!("impl{generics} ") };
    let parts = one.items.iter().filter_map(|part| match part {
        ImplItem::Fn(part) if is_open(&part.vis, &part.attrs) => {
            Some(format!("{path}::{}: {prefix}{}{}", part.sig.ident, noticed(&part.attrs), text(&part.sig)))
        }
        ImplItem::Const(part) if is_open(&part.vis, &part.attrs) => {
            Some(format!("{path}::{}: {prefix}const {}", part.ident, text(&part.ty)))
        }
        _ => None,
    });
    parts.collect()
}

/// Returns the names of the public items in the body of a macro, such as `AnyPosition`.
pub fn declared(tokens: &TokenStream) -> Vec<String> {
    let mut all = Vec::new();
    scan(tokens.clone(), &mut |name, _| all.push(name));
    all
}

/// Returns the lines of a public item in the body of a macro.
pub fn declaration(tokens: &TokenStream, wanted: &str, path: &str) -> Vec<String> {
    let mut all = Vec::new();
    scan(tokens.clone(), &mut |name, text| {
        if name == wanted {
            all.push(format!("{path}: {text}"));
        }
    });
    all
}

/// Calls `found` with the name and the text of each public item. Attributes before it belong to it.
fn scan(tokens: TokenStream, found: &mut impl FnMut(String, String)) {
    let all: Vec<TokenTree> = tokens.into_iter().collect();
    let mut attributes = String::new();
    let mut at = 0;
    while at < all.len() {
        match &all[at] {
            TokenTree::Ident(word) if word == "pub" => {
                let is_end = |token: &TokenTree| match token {
                    TokenTree::Punct(sign) => sign.as_char() == ';',
                    TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
                    _ => false,
                };
                let end =
                    all[at..].iter().position(is_end).map_or(all.len(), |length| (at + length + 1).min(all.len()));
                // The body of a function is no part of its signature.
                let is_fn = all[at..end].iter().any(|token| matches!(token, TokenTree::Ident(word) if word == "fn"));
                let shown = if is_fn { &all[at + 1..end - 1] } else { &all[at + 1..end] };
                let name = all[at + 1..end].iter().find_map(|token| match token {
                    TokenTree::Ident(word)
                        if !["const", "enum", "fn", "static", "struct", "trait", "type"]
                            .contains(&&*word.to_string()) =>
                    {
                        Some(word.to_string())
                    }
                    _ => None,
                });
                if let Some(name) = name {
                    let shown: TokenStream = shown.iter().cloned().collect();
                    let text = text(&shown);
                    // Methods belong to a type, which `expand` finds.
                    if !text.contains("self") {
                        found(name, format!("{attributes}{text}"));
                    }
                }
                attributes.clear();
                at = end;
                continue;
            }
            TokenTree::Group(group) => {
                if group.delimiter() == Delimiter::Bracket
                    && let Ok(meta) = syn::parse2::<Meta>(group.stream())
                    && ["derive", "non_exhaustive"].iter().any(|name| meta.path().is_ident(name))
                {
                    attributes += &format!("#[{}] ", text(&meta));
                } else {
                    scan(group.stream(), found);
                }
            }
            _ => {}
        }
        at += 1;
    }
}
