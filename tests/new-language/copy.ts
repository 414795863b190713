import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../harness/server.ts';

/** Files of the project, from its root: also those that are not committed yet. */
export function projectFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return listed.split('\0').filter((path) => path !== '');
}

/** The project in another folder, where it may be changed and built. */
export async function copyProject(): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'zusage-language-'));
  for (const path of projectFiles(ROOT)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    // Deleted and not committed.
    await cp(join(ROOT, path), join(root, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  // A folder of its own, for what builds keep in it.
  const modules = join(root, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== '.cache') await symlink(join(ROOT, 'node_modules', name), join(modules, name));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
