import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dependencies } from '../../package.json' with { type: 'json' };
import { readGraph, specifiersOf } from './imports.ts';
import { withoutTests } from './survey.ts';

const ROOT = join(import.meta.dirname, '../..');

/** `@scope/name` or `name`, without the path within the package. */
const nameOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';

function packagesOf(folder: string): Set<string> {
  const paths = [...withoutTests(readGraph(ROOT, folder)).keys()];
  return new Set(
    paths
      .flatMap((path) => specifiersOf(path, readFileSync(join(ROOT, path), 'utf8')))
      .filter(({ specifier, typeOnly }) => !typeOnly && !specifier.startsWith('.') && !isBuiltin(specifier))
      .map(({ specifier }) => nameOf(specifier)),
  );
}

test('what serves imports no package that only builds (docs/decisions/011-what-serves.md)', () => {
  const imported = [...packagesOf('server'), ...packagesOf('contract')];
  expect(imported).toContain('fastify');
  expect(imported.filter((name) => !(name in dependencies))).toEqual([]);
});
