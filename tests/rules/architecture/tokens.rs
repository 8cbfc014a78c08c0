//! The part of Rust's grammar that shows which modules a file uses.

/// Name that a file imports.
pub struct Import {
    /// True if the file re-exports it.
    pub public: bool,
    /// Name in this file.
    pub name: String,
    /// Path as written.
    pub path: Vec<String>,
}

/// Returns the words and signs of a text without comments, strings and tests; `::` is one sign.
pub fn tokens(text: &str) -> Vec<&str> {
    let mut list = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("r\"") || rest.starts_with("r#\"") {
            let end = if rest.starts_with("r#") { "\"#" } else { "\"" };
            let open = end.len() + 1;
            rest[open..].find(end).map_or(rest.len(), |at| open + at + end.len())
        } else if first == '"' {
            quoted(rest)
        } else if first == '\'' {
            // A lifetime is a sign and a word.
            let letter = rest[1..].chars().next().map_or(0, char::len_utf8);
            if rest[1..].starts_with('\\') || rest[1 + letter..].starts_with('\'') { letter_length(rest) } else { 1 }
        } else if first.is_whitespace() {
            first.len_utf8()
        } else if word > 0 {
            list.push(&rest[..word]);
            word
        } else if rest.starts_with("::") {
            list.push("::");
            2
        } else {
            list.push(&rest[..first.len_utf8()]);
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    without_tests(list)
}

fn quoted(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    text.len()
}

fn letter_length(text: &str) -> usize {
    let from = if text[1..].starts_with('\\') { 2 } else { 1 };
    let from = from + text[from..].chars().next().map_or(0, char::len_utf8);
    text[from..].find('\'').map_or(text.len(), |at| from + at + 1)
}

/// Removes the test module, which is at the end of its file.
fn without_tests(mut list: Vec<&str>) -> Vec<&str> {
    let test = ["#", "[", "cfg", "(", "test", ")", "]", "mod"];
    if let Some(at) = list.windows(test.len()).position(|part| part == test) {
        list.truncate(at);
    }
    list
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Returns every path outside `use` that consists of several words.
pub fn paths(tokens: &[&str]) -> Vec<Vec<String>> {
    let mut list = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if tokens[at] == "use" && (at == 0 || tokens[at - 1] != "<") {
            at += tokens[at..].iter().position(|&token| token == ";").unwrap_or(0) + 1;
            continue;
        }
        let begins = is_word(tokens[at]) && tokens.get(at + 1) == Some(&"::");
        if begins && (at == 0 || !["::", "."].contains(&tokens[at - 1])) {
            let mut path = vec![tokens[at].to_owned()];
            while let Some(["::", word]) = tokens.get(at + 1..at + 3).filter(|next| is_word(next[1])) {
                path.push((*word).to_owned());
                at += 2;
            }
            list.push(path);
        }
        at += 1;
    }
    list
}

/// Returns every name that a `use` imports.
pub fn imports(tokens: &[&str]) -> Vec<Import> {
    let mut list = Vec::new();
    for (at, _) in tokens.iter().enumerate().filter(|(_, token)| **token == "use") {
        // Neither `impl Trait + use<..>` nor the `<use ..>` of a drawing.
        if tokens.get(at + 1) == Some(&"<") || at > 0 && tokens[at - 1] == "<" {
            continue;
        }
        let public = at > 0 && ["pub", ")"].contains(&tokens[at - 1]);
        let end = at + tokens[at..].iter().position(|&token| token == ";").unwrap_or(0);
        tree(&tokens[at + 1..end], &[], public, &mut list);
    }
    list
}

/// Reads one branch of a `use`: a path, possibly with branches in braces.
fn tree(tokens: &[&str], stem: &[String], public: bool, list: &mut Vec<Import>) {
    let mut path = stem.to_vec();
    let mut at = 0;
    while at < tokens.len() {
        match tokens[at] {
            "{" => return branches(&tokens[at + 1..tokens.len() - 1], &path, public, list),
            "::" | "*" => at += 1,
            "as" => {
                let name = tokens[at + 1].to_owned();
                return list.push(Import { public, name, path });
            }
            word => {
                // `{self, ..}` is the stem itself.
                if word != "self" || path.is_empty() {
                    path.push(word.to_owned());
                }
                at += 1;
            }
        }
    }
    if let Some(name) = path.last().cloned() {
        list.push(Import { public, name, path });
    }
}

fn branches(tokens: &[&str], stem: &[String], public: bool, list: &mut Vec<Import>) {
    let (mut depth, mut begin) = (0, 0);
    for (at, token) in tokens.iter().enumerate() {
        match *token {
            "{" => depth += 1,
            "}" => depth -= 1,
            "," if depth == 0 => {
                tree(&tokens[begin..at], stem, public, list);
                begin = at + 1;
            }
            _ => {}
        }
    }
    tree(&tokens[begin..], stem, public, list);
}
