import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PAGE = 'docs/add-a-language.md';
/** A block of the page: what language it is in, and for a change its file. */
const BLOCK = /^```(sh|diff)(?: (\S+))?\n(.*?)^```$/gms;
const COPY = /^cp -R (\S+) (\S+)$/;

/** What the page has somebody touch: the new folder, and the files that get lines. */
export type Touched = { folder: string; files: string[] };

/**
 * Does what docs/add-a-language.md says, and nothing else: its shell blocks copy a folder, its `diff` blocks put lines
 * behind others that stand in a file exactly once. The translating is left to the caller.
 * @throws where the page says something that is not true of the project any more
 */
export async function followPage(root: string): Promise<Touched> {
  const page = await readFile(join(root, PAGE), 'utf8');
  const touched: Touched = { folder: '', files: [] };
  for (const [, kind, file, text = ''] of page.matchAll(BLOCK)) {
    const lines = text.split('\n').filter((line) => line !== '');
    if (kind === 'sh') {
      for (const line of lines) {
        const [, from = '', to = ''] = COPY.exec(line) ?? [];
        if (from === '') throw new Error(`${PAGE}: not a step that is known: ${line}`);
        await cp(join(root, from), join(root, to), { recursive: true });
        touched.folder = to;
      }
    } else {
      if (file === undefined) throw new Error(`${PAGE}: a change names no file`);
      const before = await readFile(join(root, file), 'utf8');
      await writeFile(join(root, file), changed(before, lines, file));
      touched.files.push(file);
    }
  }
  return touched;
}

/** `lines`: ` ` before what is there, `+` before what comes behind it. */
function changed(text: string, lines: readonly string[], file: string): string {
  const result = text.split('\n');
  let at = -1;
  for (const line of lines) {
    const said = line.slice(1);
    if (line.startsWith('+')) {
      at += 1;
      result.splice(at, 0, said);
    } else {
      const places = result.flatMap((one, index) => (one === said ? [index] : []));
      if (places.length !== 1) throw new Error(`${file} has ${places.length} lines "${said}"`);
      at = places[0] as number;
    }
  }
  return result.join('\n');
}
