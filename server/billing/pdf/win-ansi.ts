/** Letters without a decomposition, beside those WinAnsi has. */
const PLAIN: Record<string, string> = {
  ı: 'i',
  İ: 'I',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ə: 'e',
  ŋ: 'n',
  ẞ: 'SS',
  '−': '-',
};

const WIN_ANSI = /[\u0020-\u007e\u00a1-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/**
 * The text in the letters a PDF's standard fonts have: German and west European ones stay, others lose their marks
 * (`Aydın` becomes `Aydin`), what has no Latin letter becomes `?`. Embedding a font would keep them all; pdfkit cannot
 * embed the variable font of the app.
 */
export function winAnsi(text: string): string {
  return Array.from(text.normalize('NFC'), letterOf).join('');
}

function letterOf(letter: string): string {
  if (WIN_ANSI.test(letter) && letter.length === 1) return letter;
  if (/\s/.test(letter)) return ' ';
  const plain = PLAIN[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
  return Array.from(plain, (part) => (WIN_ANSI.test(part) && part.length === 1 ? part : '?')).join('');
}
