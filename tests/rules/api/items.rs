//! The items of the library that others can use, found by following its public modules and re-exports.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use syn::{Attribute, Item, ItemImpl, ItemMacro, Type, Visibility};

use super::expand::expand;
use super::paths::{Export, imports};
use super::print;

/// Names that lead to a module from the crate.
pub type Module = Vec<String>;

/// Place of an item: its module and its name.
pub type Place = (Module, String);

/// All modules of the library, without those behind the features of the programs.
pub struct Crate {
    pub modules: BTreeMap<Module, Vec<Item>>,
}

impl Crate {
    /// Reads the library of this package.
    pub fn read() -> Crate {
        let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut all = Crate { modules: BTreeMap::new() };
        all.read_file(&src.join("lib.rs"), &src, Module::new());
        all.expanded()
    }

    /// Reads a library of these files, each with its path from `src`.
    pub fn of(files: &[(&str, &str)]) -> Crate {
        let modules = files.iter().map(|(path, text)| {
            let module = path.trim_end_matches(".rs").split('/').map(str::to_owned).filter(|name| name != "lib");
            (module.collect(), syn::parse_file(text).unwrap().items)
        });
        Crate { modules: modules.collect() }.expanded()
    }

    /// Adds the items that the library's own macros make.
    fn expanded(mut self) -> Crate {
        let macros: BTreeMap<String, ItemMacro> = self.modules.values().flatten().filter_map(definition).collect();
        for items in self.modules.values_mut() {
            let made = items.iter().flat_map(|item| match item {
                Item::Macro(call) if call.ident.is_none() => {
                    let name = call.mac.path.segments.last().map(|part| part.ident.to_string()).unwrap_or_default();
                    macros.get(&name).map(|rules| expand(call, rules)).unwrap_or_default()
                }
                _ => Vec::new(),
            });
            let made: Vec<Item> = made.collect();
            items.extend(made);
        }
        self
    }

    fn read_file(&mut self, path: &Path, folder: &Path, module: Module) {
        let text = fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let items = syn::parse_file(&text).unwrap().items;
        for item in &items {
            if let Item::Mod(inner) = item
                && inner.content.is_none()
                && is_ours(&inner.attrs)
            {
                let name = inner.ident.to_string();
                let file: PathBuf = folder.join(format!("{name}.rs"));
                self.read_file(&file, &folder.join(&name), [module.clone(), vec![name]].concat());
            }
        }
        self.modules.insert(module, items);
    }

    /// Returns the lines of the items that others can use, in the order of their shortest paths: the item, its parts, its
    /// methods and its traits.
    pub fn public(&self) -> Vec<String> {
        let mut exports: BTreeMap<Place, Vec<String>> = BTreeMap::new();
        self.export(&Module::new(), "", &mut exports, &mut Vec::new());
        let mut named: Vec<(String, Place, Vec<String>)> = Vec::new();
        for (place, mut paths) in exports {
            paths.sort_by_key(|path| (path.matches("::").count(), path.clone()));
            paths.dedup();
            let first = paths.remove(0);
            named.push((first, place, paths));
        }
        named.sort();
        named.into_iter().flat_map(|(path, place, others)| self.describe(&path, &place, &others)).collect()
    }

    /// Adds everything public in a module under `path`.
    fn export(&self, module: &Module, path: &str, exports: &mut BTreeMap<Place, Vec<String>>, seen: &mut Vec<Module>) {
        if seen.contains(module) {
            return;
        }
        seen.push(module.clone());
        let below = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}::{name}") };
        for item in &self.modules[module] {
            match item {
                Item::Mod(inner) if is_open(&inner.vis, &inner.attrs) && inner.content.is_none() => {
                    let name = inner.ident.to_string();
                    let child = [module.clone(), vec![name.clone()]].concat();
                    self.export(&child, &below(&name), exports, seen);
                }
                Item::Use(item) if is_open(&item.vis, &item.attrs) => {
                    for Export { name, target } in imports(&item.tree) {
                        if let Some(place) = self.resolve(module, &target, 0) {
                            exports.entry(place).or_default().push(below(&name));
                        }
                    }
                }
                Item::Macro(item) if item.ident.is_some() && !is_hidden(&item.attrs) => {
                    for name in print::declared(&item.mac.tokens) {
                        exports.entry((module.clone(), name.clone())).or_default().push(below(&name));
                    }
                }
                _ => {
                    if let Some((vis, attrs, name)) = print::head(item)
                        && is_open(vis, attrs)
                    {
                        exports.entry((module.clone(), name.clone())).or_default().push(below(&name));
                    }
                }
            }
        }
        seen.pop();
    }

    /// Returns the place of the item that a path means, as seen from a module.
    fn resolve(&self, from: &Module, path: &[String], depth: usize) -> Option<Place> {
        let mut here = from.clone();
        for (at, name) in path.iter().enumerate() {
            let child = [here.clone(), vec![name.clone()]].concat();
            match name.as_str() {
                "crate" => here = Module::new(),
                "self" => {}
                "super" => {
                    here.pop();
                }
                _ if self.modules.contains_key(&child) => here = child,
                _ => {
                    let items = self.modules.get(&here)?;
                    let declares = |item: &Item| match item {
                        Item::Macro(item) => print::declared(&item.mac.tokens).contains(name),
                        item => print::head(item).is_some_and(|(.., found)| found == *name),
                    };
                    if items.iter().any(declares) {
                        return Some((here, name.clone()));
                    }
                    let onward = items.iter().find_map(|item| match item {
                        Item::Use(item) => imports(&item.tree).into_iter().find(|export| export.name == *name),
                        _ => None,
                    })?;
                    let rest = [onward.target, path[at + 1..].to_vec()].concat();
                    return if depth < 6 { self.resolve(&here, &rest, depth + 1) } else { None };
                }
            }
        }
        None
    }

    fn describe(&self, path: &str, place: &Place, others: &[String]) -> Vec<String> {
        let mut lines = Vec::new();
        for item in &self.modules[&place.0] {
            match item {
                Item::Macro(item) => lines.extend(print::declaration(&item.mac.tokens, &place.1, path)),
                item if print::head(item).is_some_and(|(.., name)| name == place.1) => {
                    lines.extend(print::item(item, path));
                }
                _ => {}
            }
        }
        lines.extend(others.iter().map(|other| format!("{path}: also {other}")));
        let mut parts: Vec<String> = self.impls_of(place).flat_map(|one| print::implementation(one, path)).collect();
        parts.sort();
        lines.extend(parts);
        lines
    }

    /// Returns the `impl` blocks of a type.
    fn impls_of<'a>(&'a self, place: &'a Place) -> impl Iterator<Item = &'a ItemImpl> {
        self.modules.iter().flat_map(move |(module, items)| {
            items.iter().filter_map(move |item| match item {
                Item::Impl(one) if is_ours(&one.attrs) && !is_hidden(&one.attrs) => {
                    let Type::Path(path) = &*one.self_ty else { return None };
                    let segments: Vec<String> = path.path.segments.iter().map(|part| part.ident.to_string()).collect();
                    (self.resolve(module, &segments, 0).as_ref() == Some(place)).then_some(one)
                }
                _ => None,
            })
        })
    }
}

/// Returns the name and the definition of a macro.
fn definition(item: &Item) -> Option<(String, ItemMacro)> {
    match item {
        Item::Macro(rules) => rules.ident.as_ref().map(|name| (name.to_string(), rules.clone())),
        _ => None,
    }
}

/// Returns true for an item that others can name from where its module is public.
pub fn is_open(vis: &Visibility, attrs: &[Attribute]) -> bool {
    matches!(vis, Visibility::Public(_)) && !is_hidden(attrs) && is_ours(attrs)
}

fn is_hidden(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|attr| attr.path().is_ident("doc") && print::text(attr).contains("hidden"))
}

/// Returns false for tests and for what is behind a feature of the programs.
fn is_ours(attrs: &[Attribute]) -> bool {
    let conditions = attrs.iter().filter(|attr| attr.path().is_ident("cfg")).map(print::text);
    !conditions.into_iter().any(|text| {
        let programs = ["cli", "compact", "programs", "protocol", "relay", "threads", "tune", "web", "worker"];
        let asks = |name: &&str| {
            let feature = format!("feature = \"{name}\"");
            text.contains(&feature) && !text.contains(&format!("not({feature})"))
        };
        text.contains("(test") || programs.iter().any(asks)
    })
}
