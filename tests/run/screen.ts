import { readFile } from 'node:fs/promises';

/** Lines that are printed: the log of a machine that nobody can reach is often cut off before them. */
const LINES = 30;

/** What stood on the screen when a browser test failed, as its error context tells it in a block of YAML; '' without one. */
export async function screenIn(contextFile: string): Promise<string> {
  const context = await readFile(contextFile, 'utf8').catch(() => '');
  const screen = /```yaml\n(.*?)```/s.exec(context)?.[1] ?? '';
  return screen.split('\n').slice(0, LINES).join('\n');
}
