//! The source files and their dependencies, read from their `use` lines and paths.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::uses::Uses;

/// Module: the names that lead to it from the crate.
pub type Module = Vec<String>;

/// One source file.
pub struct Source {
    /// Number of lines.
    pub lines: usize,
    /// Names that it re-exports, with their paths.
    given: BTreeMap<String, Vec<String>>,
    /// Paths that it uses, as written.
    used: Vec<Vec<String>>,
    /// Names of its public types.
    pub types: BTreeSet<String>,
    /// First paragraph of its documentation.
    pub says: String,
}

/// The library: every file of `src` except the programs.
pub struct Sources {
    /// Source files by module.
    pub files: BTreeMap<Module, Source>,
    /// Modules of the macros that are called by their names at the crate root.
    macros: BTreeMap<String, Module>,
}

impl Sources {
    /// Reads all source files.
    pub fn read() -> Sources {
        let mut all = Sources { files: BTreeMap::new(), macros: BTreeMap::new() };
        all.read_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &[]);
        all
    }

    fn read_folder(&mut self, folder: &Path, module: &[String]) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let inner: Module = module.iter().cloned().chain([name.clone()]).collect();
            if path.is_dir() {
                if inner != ["bin"] {
                    self.read_folder(&path, &inner);
                }
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let inner = if inner == ["lib"] { Module::new() } else { inner };
                self.read_file(&path, inner);
            }
        }
    }

    fn read_file(&mut self, path: &Path, module: Module) {
        let text = fs::read_to_string(path).unwrap();
        let uses = Uses::read(&text);
        let (mut given, mut used) = (BTreeMap::new(), uses.paths);
        for import in uses.imports {
            // A module does not depend on the children it re-exports.
            if import.public {
                given.insert(import.name, import.path);
            } else {
                used.push(import.path);
            }
        }
        self.macros.extend(uses.macros.into_iter().map(|name| (name, module.clone())));
        let says = text.lines().map_while(|line| line.strip_prefix("//! ")).collect::<Vec<_>>().join(" ");
        self.files.insert(module, Source { lines: text.lines().count(), given, used, types: uses.types, says });
    }

    /// Returns every dependency of one module on another. A re-exported name counts for the module that defines it.
    pub fn arrows(&self) -> BTreeSet<(Module, Module)> {
        let mut arrows = BTreeSet::new();
        for (module, source) in &self.files {
            let foreign = |path: &&Vec<String>| self.find(module, path, 0).is_some_and(|to| !to.starts_with(module));
            for path in source.used.iter().chain(source.given.values().filter(foreign)) {
                let found = self.find(module, path, 0).filter(|to| to != module && !to.is_empty());
                arrows.extend(found.map(|to| (module.clone(), to)));
            }
        }
        arrows
    }

    /// Returns the module that contains the item at a path, as seen from another module.
    fn find(&self, from: &Module, path: &[String], depth: usize) -> Option<Module> {
        let mut here = from.clone();
        let mut rest = path;
        match path.first()?.as_str() {
            "crate" => (here, rest) = (Module::new(), &path[1..]),
            "self" => rest = &path[1..],
            "super" => {}
            child if !self.files.contains_key(&[from.as_slice(), &[child.to_owned()]].concat()) => return None,
            _ => {}
        }
        while let Some((name, more)) = rest.split_first() {
            if name == "super" {
                here.pop();
                rest = more;
                continue;
            }
            let child: Module = here.iter().chain([name]).cloned().collect();
            if self.files.contains_key(&child) {
                (here, rest) = (child, more);
                continue;
            }
            if let (true, Some(home)) = (here.is_empty(), self.macros.get(name)) {
                return Some(home.clone());
            }
            // A macro that is re-exported under its own name is the module's own.
            let given = self
                .files
                .get(&here)?
                .given
                .get(name)
                .filter(|given| depth < 5 && given.as_slice() != std::slice::from_ref(name));
            return match given {
                Some(given) => {
                    let onward: Vec<String> = given.iter().chain(more).cloned().collect();
                    self.find(&here, &onward, depth + 1)
                }
                None => Some(here),
            };
        }
        Some(here)
    }
}
