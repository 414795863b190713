import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Loaded before a bench (`node --import`), whose own imports would fail with the name of a library, not with the remedy. */

if (!existsSync(join(import.meta.dirname, 'node_modules'))) {
  process.stderr.write('The libraries of the benches are not installed yet: npm ci --prefix bench\n');
  process.exit(1);
}
