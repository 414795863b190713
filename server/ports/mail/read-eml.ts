/** A mail of the folder, as it is listed. */
export type ReadMail = {
  readonly to: string;
  readonly subject: string;
  readonly date: string;
  readonly text: string;
  readonly links: string[];
};

type Part = { headers: Map<string, string>; body: string };

/** Reads a mail as `folderMail` writes it: MIME with quoted-printable or base64 parts in UTF-8. */
export function readEml(source: string): ReadMail {
  const whole = partOf(source);
  const text = harmless(plainText(whole) ?? '');
  return {
    to: harmless(header(whole, 'to')),
    subject: harmless(header(whole, 'subject')),
    date: harmless(header(whole, 'date')),
    text,
    links: [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])],
  };
}

/** A terminal obeys control characters; line breaks and tabs are all that a mail needs of them. */
const harmless = (text: string) => text.replace(/\r\n/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

function partOf(source: string): Part {
  const [, head = '', body = ''] = /^(.*?)\r?\n\r?\n(.*)$/s.exec(source) ?? [];
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body };
}

function plainText(part: Part): string | undefined {
  const type = part.headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary !== undefined) {
    const parts = part.body.split(`--${boundary}`).slice(1, -1);
    return parts
      .map((one) => plainText(partOf(one.replace(/^\r?\n/, ''))))
      .find((text) => text !== undefined);
  }
  return /^text\/plain/i.test(type) ? decodeBody(part) : undefined;
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  return fromQuoted(body.replace(/=\r?\n/g, ''));
}

const fromQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** Encoded words (RFC 2047); blanks between two of them are not text. */
function header({ headers }: Part, name: string): string {
  return (headers.get(name) ?? '')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_all, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : fromQuoted(text.replaceAll('_', ' ')),
    );
}
