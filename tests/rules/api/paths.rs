//! The paths of `use` lines.

use syn::UseTree;

/// A name that a `use` line brings into its module.
pub struct Export {
    pub name: String,
    /// Path as written.
    pub target: Vec<String>,
}

/// Returns the names that a `use` line brings in. A glob brings in none: no public module of the library has one.
pub fn imports(tree: &UseTree) -> Vec<Export> {
    let mut all = Vec::new();
    collect(tree, &[], &mut all);
    all
}

fn collect(tree: &UseTree, stem: &[String], all: &mut Vec<Export>) {
    let joined = |name: String| [stem, &[name]].concat();
    match tree {
        UseTree::Path(part) => collect(&part.tree, &joined(part.ident.to_string()), all),
        UseTree::Group(group) => group.items.iter().for_each(|item| collect(item, stem, all)),
        UseTree::Rename(part) => {
            all.push(Export { name: part.rename.to_string(), target: joined(part.ident.to_string()) });
        }
        UseTree::Name(part) if part.ident == "self" => {
            all.extend(stem.last().map(|name| Export { name: name.clone(), target: stem.to_vec() }));
        }
        UseTree::Name(part) => {
            let name = part.ident.to_string();
            all.push(Export { name: name.clone(), target: joined(name) });
        }
        UseTree::Glob(_) => {}
    }
}
