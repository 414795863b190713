const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;

/** An entry as the archive's directory describes it; how large it really is only unpacking tells. */
export type ZipEntry = {
  readonly name: string;
  /** 0: stored · 8: deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packed: Buffer;
};

/**
 * The entries of a ZIP archive; nothing is unpacked. Undefined unless the archive is the whole file: it begins with its
 * first entry, its directory lies right before its end, and nothing follows. Anything else is an archive hidden in, or
 * glued to, something else.
 */
export function zipEntries(bytes: Buffer): ZipEntry[] | undefined {
  const end = endOfZip(bytes);
  if (end === undefined || bytes.readUInt32LE(0) !== LOCAL) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const size = bytes.readUInt32LE(end + 12);
  const start = bytes.readUInt32LE(end + 16);
  if (start + size !== end) return undefined;
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_BYTES > end || bytes.readUInt32LE(at) !== CENTRAL) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    if (local + LOCAL_BYTES > start || bytes.readUInt32LE(local) !== LOCAL) return undefined;
    const from = local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(from, Math.min(start, from + bytes.readUInt32LE(at + 20)));
    const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
    entries.push({ name, method: bytes.readUInt16LE(at + 10), isEncrypted, packed });
    at += CENTRAL_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? entries : undefined;
}

/** Where the end record of a ZIP archive begins, if its comment reaches exactly to the end of the bytes. */
function endOfZip(bytes: Buffer): number | undefined {
  return endRecords(bytes).find((at) => at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length);
}

/**
 * Whether a program that unpacks archives would find one in these bytes: it looks for the end record near their end,
 * and does not mind what lies before the archive or a little behind it.
 */
export function hidesZip(bytes: Buffer): boolean {
  return endRecords(bytes).some((at) => {
    const directory = at - bytes.readUInt32LE(at + 12);
    return directory >= 0 && bytes.readUInt32LE(directory) === CENTRAL;
  });
}

function endRecords(bytes: Buffer): number[] {
  const lowest = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX);
  const found: number[] = [];
  for (let at = bytes.length - END_BYTES; at >= lowest; at--)
    if (bytes.readUInt32LE(at) === END) found.push(at);
  return found;
}
