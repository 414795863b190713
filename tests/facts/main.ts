import { ROOT } from '../harness/server.ts';
import { type ShownFact, shownFacts } from './shown-facts.ts';

/**
 * `npm run facts`: every fact of the screens with the tests that show it, those tagged `@long` as well; `--short`: with
 * those of `npm test`. Ends with 1 where one has none.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);
const facts = shownFacts(ROOT, { long: !process.argv.includes('--short') });
for (const { id, text, by } of facts) {
  say(`${id.padEnd(18)} ${told(by)}  ${text}`);
  if (process.argv.includes('--tests')) for (const { file, name } of by) say(`  ${file}: ${name}`);
}
const open = facts.filter(({ by }) => by.length === 0).map(({ id }) => id);
say(`\n${facts.length} facts, ${facts.filter(inBrowser).length} of them shown in a browser`);
if (open.length > 0) {
  say(`without a test: ${open.join(', ')}`);
  process.exitCode = 1;
}

/** `browser 2, page 5` */
function told(by: ShownFact['by']): string {
  const counts = Map.groupBy(by, ({ kind }) => kind);
  return [...counts].map(([kind, tests]) => `${kind} ${tests.length}`).join(', ') || 'NOTHING';
}

function inBrowser({ by }: ShownFact): boolean {
  return by.some(({ kind }) => kind === 'browser');
}
