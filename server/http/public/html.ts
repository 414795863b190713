/** Text that was put together by `html`, and may be put into other such text as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | null | false | readonly Part[];

/** A template whose values are text, whatever they contain; only `Html` stays markup. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(textOf)));
}

/** Data for a `<script type="application/…+json">`, from which no text can break out. */
export function jsonScript(data: unknown): Html {
  return new Html(
    JSON.stringify(data)
      .replace(/</g, '\\u003c')
      .replace(/[\u2028\u2029]/g, ''),
  );
}

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === null || part === false) return '';
  return typeof part === 'object' ? part.map(textOf).join('') : escaped(String(part));
}

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] as string);
}
