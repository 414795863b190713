/** A value of a PDF, as far as a search for actions needs it. */
export type PdfValue =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'ref'; readonly number: number }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'dict'; readonly entries: ReadonlyMap<string, PdfValue> }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | { readonly kind: 'other' };

const SPACE = '\u0000\t\n\f\r ';
const DELIMITER = '()<>[]{}/%';
const DEPTH_MAX = 64;
const OTHER = { kind: 'other' } as const;

/** Reads values out of the text (Latin-1) of a PDF, from `at` on. Throws a SyntaxError for what is none. */
export class PdfReader {
  readonly #text: string;
  at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.at = at;
  }

  value(depth = 0): PdfValue {
    if (depth > DEPTH_MAX) throw new SyntaxError('too deep');
    this.skipSpace();
    const text = this.#text;
    switch (text[this.at]) {
      case '/':
        return { kind: 'name', name: this.#name() };
      case '[':
        return this.#array(depth);
      case '(':
        return this.#string();
      case '<':
        if (text[this.at + 1] === '<') return this.#dict(depth);
        this.at = this.#behind('>');
        return OTHER;
      default:
        return this.#word();
    }
  }

  /** Comments are space. */
  skipSpace(): void {
    const text = this.#text;
    for (;;) {
      while (this.at < text.length && SPACE.includes(text[this.at] as string)) this.at++;
      if (text[this.at] !== '%') return;
      while (this.at < text.length && text[this.at] !== '\n' && text[this.at] !== '\r') this.at++;
    }
  }

  /** `/Java#53cript` is JavaScript. */
  #name(): string {
    const from = ++this.at;
    this.#toBorder();
    return unescaped(this.#text.slice(from, this.at));
  }

  #array(depth: number): PdfValue {
    const items: PdfValue[] = [];
    this.at++;
    for (;;) {
      this.skipSpace();
      if (this.#text[this.at] === ']') {
        this.at++;
        return { kind: 'array', items };
      }
      items.push(this.value(depth + 1));
    }
  }

  #dict(depth: number): PdfValue {
    const entries = new Map<string, PdfValue>();
    this.at += 2;
    for (;;) {
      this.skipSpace();
      if (this.#text.startsWith('>>', this.at)) {
        this.at += 2;
        return { kind: 'dict', entries };
      }
      if (this.#text[this.at] !== '/') throw new SyntaxError('a key is a name');
      entries.set(this.#name(), this.value(depth + 1));
    }
  }

  #string(): PdfValue {
    let open = 0;
    for (; this.at < this.#text.length; this.at++) {
      const letter = this.#text[this.at];
      if (letter === '\\') this.at++;
      else if (letter === '(') open++;
      else if (letter === ')' && --open === 0) {
        this.at++;
        return OTHER;
      }
    }
    throw new SyntaxError('a string without an end');
  }

  /** A number, `12 0 R`, or a word such as `true`. */
  #word(): PdfValue {
    const from = this.at;
    this.#toBorder();
    const word = this.#text.slice(from, this.at);
    if (word === '') throw new SyntaxError('no value');
    if (!/^[+-]?[\d.]+$/.test(word)) return OTHER;
    const behind = this.at;
    this.skipSpace();
    const rest = /^\d+/.exec(this.#text.slice(this.at, this.at + 12))?.[0];
    if (rest !== undefined) {
      this.at += rest.length;
      this.skipSpace();
      if (this.#text[this.at] === 'R') {
        this.at++;
        return { kind: 'ref', number: Number(word) };
      }
    }
    this.at = behind;
    return { kind: 'number', value: Number(word) };
  }

  #toBorder(): void {
    const text = this.#text;
    while (this.at < text.length && !SPACE.includes(text[this.at] as string)) {
      if (DELIMITER.includes(text[this.at] as string)) return;
      this.at++;
    }
  }

  #behind(end: string): number {
    const found = this.#text.indexOf(end, this.at);
    if (found < 0) throw new SyntaxError('no end');
    return found + end.length;
  }
}

function unescaped(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
