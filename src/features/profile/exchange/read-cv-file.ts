import { fromJsonResume, type Imported } from '../../../../contract/json-resume.ts';
import { readEuropass } from './read-europass.ts';
import { readLinkedIn } from './read-linkedin.ts';

/** No file of a CV is larger; an archive of LinkedIn holds more than that, and is read in parts. */
const TEXT_MAX = 4 * 1024 * 1024;
const ZIP_MAX = 60 * 1024 * 1024;

/**
 * What a file of another program says of somebody: JSON Resume, Europass XML, or the archive that LinkedIn hands out.
 * Rejects where it is none of them.
 */
export async function readCvFile(file: File): Promise<Imported> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isZip = head[0] === 0x50 && head[1] === 0x4b;
  if (file.size > (isZip ? ZIP_MAX : TEXT_MAX)) throw new RangeError('too large');
  if (isZip) {
    return fromJsonResume(readLinkedIn(new Uint8Array(await file.arrayBuffer())));
  }
  const text = await file.text();
  if (text.trimStart().startsWith('<')) {
    return fromJsonResume(readEuropass(text));
  }
  return fromJsonResume(JSON.parse(text));
}
