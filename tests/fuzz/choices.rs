//! Bytes as a source of choices. When they are used up, every choice is the first option.

pub struct Choices<'a>(&'a [u8]);

impl<'a> Choices<'a> {
    pub fn new(data: &'a [u8]) -> Choices<'a> {
        Choices(data)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// Returns a number below `end`, which must be from 1 to 65,536.
    pub fn below(&mut self, end: usize) -> usize {
        let high = if end > 256 { usize::from(self.byte()) << 8 } else { 0 };
        (high | usize::from(self.byte())) % end
    }

    pub fn coin(&mut self) -> bool {
        self.byte() & 1 == 1
    }

    /// Takes a number of bytes. The next byte is that number.
    pub fn some(&mut self) -> &'a [u8] {
        let length = usize::from(self.byte()).min(self.0.len());
        let (some, rest) = self.0.split_at(length);
        self.0 = rest;
        some
    }

    pub fn rest(self) -> &'a [u8] {
        self.0
    }
}
