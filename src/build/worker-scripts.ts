import type { Plugin, Rolldown } from 'vite';
import { changingExports } from './changing-exports.ts';
import { type Statement, toScripts } from './to-scripts.ts';

/**
 * The worker shares the page's files. A browser starts the worker each time the app is opened, and the page waits for
 * it, so most of its code has to run later, when there is something to do. A classic worker can do that and a module
 * one cannot; a classic one cannot read modules. So what both need is written as plain scripts (to-scripts.ts), and the
 * page's modules take it from those as well.
 *
 * Rejected: a worker that is a module, since browsers keep no compiled code of one (46 ms from its start to its first
 * answer instead of 19, on a fast machine); and one that brings its own copy of everything (114 kB more a version).
 * @param entry what the worker runs later; its exports are those of the last script
 */
export function workerScripts(entry: string): { inPage: Plugin; inWorker: Plugin } {
  let scripts: readonly string[] = [];
  return {
    inPage: {
      name: 'worker-scripts',
      apply: 'build',
      buildStart() {
        this.emitFile({ type: 'chunk', id: entry, name: 'background', preserveSignature: 'strict' });
      },
      generateBundle: {
        // After all others have looked for modules in the files.
        order: 'post',
        handler(_, bundle) {
          const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
          const last = chunks.find(({ facadeModuleId }) => facadeModuleId === entry);
          if (!last) throw new Error(`${entry} is in no chunk`);
          scripts = inOrder(bundle, last.fileName);
          for (const chunk of chunks) {
            const body = this.parse(chunk.code).body as unknown as Statement[];
            const isScript = scripts.includes(chunk.fileName);
            const changing = isScript ? changingExports(body) : [];
            // Whoever has taken it would keep the value of that moment.
            if (changing.length > 0)
              throw new Error(
                `${chunk.name} exports what changes later, and the worker shares it: ${changing}`,
              );
            chunk.code = toScripts(chunk, body, {
              isScript,
              scriptsFor: (fileName) => (scripts.includes(fileName) ? inOrder(bundle, fileName) : null),
            });
          }
        },
      },
    },
    inWorker: {
      name: 'worker-script-names',
      resolveId: { filter: { id: /^virtual:background$/ }, handler: (id) => `\0${id}` },
      load: {
        filter: { id: /^\0virtual:background$/ },
        handler: () => `export const BACKGROUND = ${JSON.stringify(scripts)};`,
      },
    },
  };
}

/** A chunk, behind all that it imports. */
function inOrder(bundle: Rolldown.OutputBundle, last: string): string[] {
  const ordered = new Set<string>();
  const add = (fileName: string, under: readonly string[]) => {
    if (ordered.has(fileName)) return;
    if (under.includes(fileName)) throw new Error(`a circle of scripts: ${[...under, fileName].join(' → ')}`);
    const chunk = bundle[fileName];
    for (const needed of chunk?.type === 'chunk' ? chunk.imports : []) add(needed, [...under, fileName]);
    ordered.add(fileName);
  };
  add(last, []);
  return [...ordered];
}
