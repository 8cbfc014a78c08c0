//! The imports, paths and declarations of a file, as parsed by syn.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{Visit, visit_file, visit_path};
use syn::{Ident, Item, ItemMod, ItemUse, Macro, UseTree, Visibility};

/// Name that a file imports.
pub struct Import {
    /// True if the file re-exports it.
    pub public: bool,
    /// Name in this file.
    pub name: String,
    /// Path as written.
    pub path: Vec<String>,
}

/// Everything that a file uses outside its tests, and its public declarations.
#[derive(Default)]
pub struct Uses {
    /// Names imported by `use`.
    pub imports: Vec<Import>,
    /// Paths of several segments outside `use`, including those in macro calls.
    pub paths: Vec<Vec<String>>,
    /// Names of the macros declared here.
    pub macros: Vec<String>,
    /// Names of the public structs, enums, unions, traits and type aliases.
    pub types: BTreeSet<String>,
}

impl Uses {
    /// Reads the text of a source file.
    pub fn read(text: &str) -> Uses {
        let mut uses = Uses::default();
        visit_file(&mut uses, &syn::parse_file(text).unwrap());
        uses
    }

    fn import(&mut self, tree: &UseTree, stem: &[String], public: bool) {
        let joined = |name: &Ident| [stem, &[name.to_string()]].concat();
        match tree {
            UseTree::Path(part) => self.import(&part.tree, &joined(&part.ident), public),
            UseTree::Group(group) => group.items.iter().for_each(|item| self.import(item, stem, public)),
            UseTree::Rename(part) => {
                self.imports.push(Import { public, name: part.rename.to_string(), path: joined(&part.ident) });
            }
            // `{self, ..}` and `*` stand for the path before them.
            UseTree::Name(part) if part.ident != "self" || stem.is_empty() => {
                self.imports.push(Import { public, name: part.ident.to_string(), path: joined(&part.ident) });
            }
            UseTree::Name(_) | UseTree::Glob(_) => {
                let name = stem.last().cloned().unwrap_or_default();
                self.imports.push(Import { public, name, path: stem.to_vec() });
            }
        }
    }

    /// Finds the paths in the tokens of a macro, which syn leaves unparsed.
    fn scan(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(word) => {
                    if colons != 2 {
                        self.paths.push(std::mem::take(&mut path));
                    }
                    path.push(word.to_string());
                    colons = 0;
                }
                TokenTree::Punct(sign) if sign.as_char() == ':' => colons += 1,
                TokenTree::Group(group) => {
                    self.paths.push(std::mem::take(&mut path));
                    self.scan(group.stream());
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => self.paths.push(std::mem::take(&mut path)),
            }
        }
        self.paths.push(path);
        self.paths.retain(|path| path.len() > 1);
    }
}

impl<'a> Visit<'a> for Uses {
    fn visit_item(&mut self, item: &'a Item) {
        let declared = match item {
            Item::Struct(item) => Some((&item.vis, &item.ident)),
            Item::Enum(item) => Some((&item.vis, &item.ident)),
            Item::Union(item) => Some((&item.vis, &item.ident)),
            Item::Trait(item) => Some((&item.vis, &item.ident)),
            Item::Type(item) => Some((&item.vis, &item.ident)),
            _ => None,
        };
        if let Some((Visibility::Public(_), name)) = declared {
            self.types.insert(name.to_string());
        }
        if let Item::Macro(item) = item {
            self.macros.extend(item.ident.as_ref().map(Ident::to_string));
        }
        syn::visit::visit_item(self, item);
    }

    fn visit_item_mod(&mut self, item: &'a ItemMod) {
        let tests = |attribute: &syn::Attribute| {
            attribute.path().is_ident("cfg") && attribute.parse_args::<Ident>().is_ok_and(|name| name == "test")
        };
        if !item.attrs.iter().any(tests) {
            syn::visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'a ItemUse) {
        self.import(&item.tree, &[], !matches!(item.vis, Visibility::Inherited));
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        if path.segments.len() > 1 {
            self.paths.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        }
        visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'a Macro) {
        self.visit_path(&call.path);
        self.scan(call.tokens.clone());
    }
}
