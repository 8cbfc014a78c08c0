//! JSON text, taken apart.

/// How deep lists and objects may lie in each other: a forged text must not exhaust the stack.
const DEEPEST: u32 = 64;

/// What a JSON text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number: whether it is negative, and its size.
    Number(bool, u64),
    /// A number that is not whole, or too large. Nothing of ours is.
    Fraction,
    /// A text.
    Text(String),
    /// Several values.
    List(Vec<Value>),
    /// Values with names.
    Object(Vec<(String, Value)>),
}

impl Value {
    /// What a text says; none if it is not JSON.
    pub fn parse(text: &str) -> Option<Value> {
        let mut reader = Reader { rest: text };
        let value = reader.value(DEEPEST)?;
        reader.peek().is_none().then_some(value)
    }

    /// The text that this is.
    pub fn text(&self) -> Option<&str> {
        if let Value::Text(text) = self { Some(text) } else { None }
    }

    /// The list that this is.
    pub fn list(&self) -> Option<&[Value]> {
        if let Value::List(items) = self { Some(items) } else { None }
    }

    /// What lies in an object under a name.
    pub fn find(&self, name: &str) -> Option<&Value> {
        let Value::Object(fields) = self else { return None };
        fields.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// One of several cases: its name, and what it holds.
    pub fn case(&self) -> Option<(&str, &Value)> {
        match self {
            Value::Text(name) => Some((name, &Value::Null)),
            Value::Object(fields) => match fields.as_slice() {
                [(name, inside)] => Some((name, inside)),
                _ => None,
            },
            _ => None,
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    /// The next byte that is no white space.
    fn peek(&mut self) -> Option<u8> {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\n', '\r']);
        self.rest.bytes().next()
    }

    fn eat(&mut self, token: &str) -> Option<()> {
        self.rest = self.rest.strip_prefix(token)?;
        Some(())
    }

    fn value(&mut self, depth: u32) -> Option<Value> {
        let deeper = depth.checked_sub(1)?;
        match self.peek()? {
            b'n' => self.eat("null").map(|()| Value::Null),
            b't' => self.eat("true").map(|()| Value::Bool(true)),
            b'f' => self.eat("false").map(|()| Value::Bool(false)),
            b'"' => self.string().map(Value::Text),
            b'[' => self.several(b']', |reader| reader.value(deeper)).map(Value::List),
            b'{' => self.several(b'}', |reader| reader.field(deeper)).map(Value::Object),
            _ => self.number(),
        }
    }

    fn field(&mut self, depth: u32) -> Option<(String, Value)> {
        self.peek();
        let name = self.string()?;
        self.peek();
        self.eat(":")?;
        Some((name, self.value(depth)?))
    }

    /// What stands between two brackets, separated by commas.
    fn several<T>(&mut self, close: u8, item: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut items = Vec::new();
        self.rest = self.rest.get(1..)?;
        if self.peek()? != close {
            loop {
                items.push(item(self)?);
                match self.peek()? {
                    b',' => self.eat(",")?,
                    _ => break,
                }
            }
        }
        (self.peek()? == close).then_some(())?;
        self.rest = self.rest.get(1..)?;
        Some(items)
    }

    fn string(&mut self) -> Option<String> {
        self.eat("\"")?;
        let mut text = String::new();
        loop {
            let (plain, rest) = self.rest.split_at_checked(self.rest.find(['"', '\\'])?)?;
            text.push_str(plain);
            let mut letters = rest.chars();
            if letters.next() == Some('"') {
                self.rest = letters.as_str();
                return Some(text);
            }
            let letter = letters.next()?;
            self.rest = letters.as_str();
            text.push(match letter {
                'b' => '\u{8}',
                't' => '\t',
                'n' => '\n',
                'f' => '\u{c}',
                'r' => '\r',
                'u' => self.letter()?,
                '"' | '\\' | '/' => letter,
                _ => return None,
            });
        }
    }

    /// The letter whose number stands here, or whose two surrogates.
    fn letter(&mut self) -> Option<char> {
        let mut number = self.digits()?;
        if (0xd800..0xdc00).contains(&number) {
            self.eat("\\u")?;
            let low = self.digits().filter(|low| (0xdc00..0xe000).contains(low))?;
            number = 0x10000 + ((number - 0xd800) << 10) + (low - 0xdc00);
        }
        char::from_u32(number)
    }

    fn digits(&mut self) -> Option<u32> {
        let (digits, rest) = self.rest.split_at_checked(4)?;
        self.rest = rest;
        digits.chars().try_fold(0, |number, digit| Some(number << 4 | digit.to_digit(16)?))
    }

    fn number(&mut self) -> Option<Value> {
        let negative = self.eat("-").is_some();
        let all = self.rest;
        self.rest = all.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let whole = all.strip_suffix(self.rest).filter(|digits| !digits.is_empty())?;
        let fraction = self.rest;
        self.rest = fraction.trim_start_matches(|letter: char| letter.is_ascii_digit() || "+-.eE".contains(letter));
        let size = whole.parse().ok().filter(|_| fraction.len() == self.rest.len());
        Some(size.map_or(Value::Fraction, |size| Value::Number(negative, size)))
    }
}
