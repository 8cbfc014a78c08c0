//! The items that simple macros of the library make: those with plain parameters and without repetitions.

use std::collections::BTreeMap;

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use syn::{File, Item, ItemMacro};

/// Returns the items of a call such as `has_state!(Position, Square);`. `rules` is the definition of the macro.
pub fn expand(call: &ItemMacro, rules: &ItemMacro) -> Vec<Item> {
    let arguments = split(call.mac.tokens.clone());
    let arms: Vec<Group> = groups(rules.mac.tokens.clone());
    let fitting = arms.chunks_exact(2).find_map(|arm| {
        let names = parameters(arm[0].stream())?;
        (names.len() == arguments.len()).then(|| (names, arm[1].stream()))
    });
    let Some((names, body)) = fitting else { return Vec::new() };
    let values: BTreeMap<String, TokenStream> = names.into_iter().zip(arguments).collect();
    syn::parse2::<File>(fill(body, &values)).map(|file| file.items).unwrap_or_default()
}

/// Returns the parts of a stream between commas.
fn split(tokens: TokenStream) -> Vec<TokenStream> {
    let mut parts = vec![TokenStream::new()];
    for token in tokens {
        match &token {
            TokenTree::Punct(sign) if sign.as_char() == ',' => parts.push(TokenStream::new()),
            _ => parts.last_mut().unwrap().extend([token]),
        }
    }
    parts
}

fn groups(tokens: TokenStream) -> Vec<Group> {
    let group = |token| if let TokenTree::Group(group) = token { Some(group) } else { None };
    tokens.into_iter().filter_map(group).collect()
}

/// Returns the names of the parameters `$name:kind`, or `None` for a pattern with repetitions.
fn parameters(pattern: TokenStream) -> Option<Vec<String>> {
    let name = |part: TokenStream| match &part.into_iter().collect::<Vec<_>>()[..] {
        [TokenTree::Punct(sign), TokenTree::Ident(name), ..] if sign.as_char() == '$' => Some(name.to_string()),
        _ => None,
    };
    split(pattern).into_iter().map(name).collect()
}

/// Replaces the parameters in the body of a macro.
fn fill(body: TokenStream, values: &BTreeMap<String, TokenStream>) -> TokenStream {
    let mut filled = TokenStream::new();
    let mut tokens = body.into_iter();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(sign) if sign.as_char() == '$' => match tokens.next() {
                Some(TokenTree::Ident(name)) if name == "crate" => {
                    filled.extend([TokenTree::from(Ident::new("crate", Span::call_site()))]);
                }
                Some(TokenTree::Ident(name)) => {
                    filled.extend(values.get(&name.to_string()).cloned().unwrap_or_default())
                }
                other => filled.extend(other),
            },
            TokenTree::Group(group) => {
                let inner = Group::new(group.delimiter(), fill(group.stream(), values));
                filled.extend([TokenTree::from(inner)]);
            }
            other => filled.extend([other]),
        }
    }
    filled
}
