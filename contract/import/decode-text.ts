/** So many bytes at the beginning may name the encoding, in letters that all of them share. */
const HEAD = 1024;
const DECLARED =
  /^[^<]{0,3}<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)|<meta\s[^>]*?\bcharset\s*=\s*["']?([\w.:-]+)/i;

/**
 * Text in any of the encodings that spreadsheets, feeds and pages have. `said`: the encoding that came with it. What can
 * be read as UTF-8 is UTF-8, whatever is said of it; an encoding that nobody names is Windows-1252.
 */
export function decodeText(bytes: Uint8Array, said?: string): { text: string; encoding: string } {
  for (const encoding of ['utf-16le', 'utf-16be'] as const)
    if (isUtf16(bytes, encoding)) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    // Every sequence of bytes is some text in Windows-1252: nothing else can be told from the bytes alone.
    const decoder = decoderOf(said) ?? decoderOf(declaredIn(bytes)) ?? new TextDecoder('windows-1252');
    return { text: decoder.decode(bytes), encoding: decoder.encoding };
  }
}

/** By its mark, or because the first character, one of a column's name, has a zero beside it. */
function isUtf16([first, second]: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): boolean {
  if (first === undefined || second === undefined) return false;
  const [low, high] = encoding === 'utf-16le' ? [first, second] : [second, first];
  return (low === 0xff && high === 0xfe) || (low !== 0 && high === 0);
}

/** What an XML declaration or a page's head names. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const [, xml, html] = DECLARED.exec(new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD))) ?? [];
  return xml ?? html;
}

/** Undefined for a name that no encoding has. */
function decoderOf(name: string | undefined) {
  try {
    return name === undefined ? undefined : new TextDecoder(name);
  } catch {
    return undefined;
  }
}
