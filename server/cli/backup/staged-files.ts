import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, normalize, sep } from 'node:path';
import { StartFailure } from '../../base/start-failure.ts';

/** Beside their places, so that moving a file there takes neither time nor room. */
const STAGED = 'restore-unfinished';

export type StagedFiles = {
  readonly names: ReadonlySet<string>;
  /** Throws a StartFailure for a path that leads out of the folder. */
  put(file: { path: string; mode: number; base64: string }): void;
  /** Moves all of them to their places, and returns how many there are. */
  settle(): number;
  drop(): void;
};

/**
 * Files of a backup, written as they are read: together they may be larger than the memory. Until they are settled
 * nothing of them is seen.
 */
export function stageFiles(dataDir: string): StagedFiles {
  const folder = join(dataDir, STAGED);
  const paths: string[] = [];
  const names = new Set<string>();
  const drop = () => rmSync(folder, { recursive: true, force: true });
  const make = (path: string) => mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Of a restore that was killed.
  drop();
  return {
    names,
    put({ path, mode, base64 }) {
      const inside = normalize(path);
      if (inside.startsWith('..') || inside.startsWith(sep))
        throw new StartFailure(`The backup holds a file outside its folder (${path}).`);
      const staged = join(folder, inside);
      make(staged);
      writeFileSync(staged, Buffer.from(base64, 'base64'), { mode, flush: true });
      paths.push(inside);
      names.add(basename(inside));
    },
    settle() {
      for (const path of paths) {
        make(join(dataDir, path));
        renameSync(join(folder, path), join(dataDir, path));
      }
      return paths.length;
    },
    drop,
  };
}
