import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { parseAst } from 'vite';
import { INVENTED, invented } from './invented.ts';

/** Translates the folder of the language in place, as the table of the page says: file by file, and texts only. */
export async function translateFolder(root: string, folder: string): Promise<void> {
  await translateCatalogues(root);
  const files = await readdir(join(root, folder), { recursive: true });
  for (const file of files) {
    const path = join(root, folder, file);
    if (file.endsWith('.json')) await rewrite(path, inJson);
    else if (file.endsWith('.ts') && file !== 'server.ts') await rewrite(path, inCode);
  }
}

async function rewrite(path: string, translated: (text: string) => string): Promise<void> {
  await writeFile(path, translated(await readFile(path, 'utf8')));
}

async function translateCatalogues(root: string): Promise<void> {
  for (const catalogue of await getCatalogs(getConfig({ cwd: root }))) {
    const messages = (await catalogue.read(INVENTED)) ?? {};
    for (const message of Object.values(messages)) message.translation = inMessage(message.message ?? '');
    await catalogue.write(INVENTED, messages);
  }
}

const inJson = (text: string): string =>
  text.replace(/: "(.*)"/g, (_, value: string) => `: "${invented(value)}"`);

/** An ICU message: names, tags and what chooses between texts stay. */
function inMessage(message: string): string {
  let at = 0;
  const texts = (): string => {
    let done = '';
    while (at < message.length && message[at] !== '}') {
      if (message[at] === '{') done += placeholder();
      else {
        const [plain = ''] = /^[^{}<]+|^<\/?\d+\/?>|^</.exec(message.slice(at)) ?? [];
        at += plain.length;
        done += plain.startsWith('<') ? plain : invented(plain);
      }
    }
    return done;
  };
  const placeholder = (): string => {
    const [head = ''] = /^\{[^{}]*/.exec(message.slice(at)) ?? [];
    at += head.length;
    let done = head;
    // `{count, plural, one {…} other {…}}`
    while (message[at] === '{') {
      at += 1;
      done += `{${texts()}}`;
      at += 1;
      const [between = ''] = /^[^{}]*/.exec(message.slice(at)) ?? [];
      at += between.length;
      done += between;
    }
    at += 1;
    return `${done}}`;
  };
  return texts();
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
/** In them a text is a name of something, or is compared with one. */
const NAMES = /^(?:ImportDeclaration|BinaryExpression|TS\w+)$/;

/** A module of texts: what stands between quotes as a value. */
function inCode(code: string): string {
  const places: { start: number; end: number }[] = [];
  const visit = (node: Node): void => {
    if (NAMES.test(node.type)) return;
    if (node.type === 'Literal' || node.type === 'TemplateElement') places.push(node);
    for (const [key, part] of Object.entries(node)) {
      if (key === 'key' || key === 'property') continue;
      for (const child of Array.isArray(part) ? part : [part])
        if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node);
    }
  };
  visit(parseAst(code, { lang: 'ts' }) as unknown as Node);
  let done = code;
  for (const { start, end } of places.sort((a, b) => b.start - a.start))
    done = done.slice(0, start) + quoted(code.slice(start, end)) + done.slice(end);
  return done;
}

/** Line breaks that are written as such stay. */
const quoted = (text: string): string =>
  text
    .split(/(\\n)/)
    .map((part) => (part === '\\n' ? part : invented(part)))
    .join('');
