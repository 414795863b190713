import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBackup } from '../server/cli/backup/read-backup.ts';
import { restore } from '../server/cli/backup/restore.ts';
import { writeBackup } from '../server/cli/backup/write-backup.ts';
import type { Database } from '../server/database/database.ts';
import { applying, company, publishedJob, pullAll, seeker, writing } from '../server/testing/people.ts';
import { openMigrated } from '../server/testing/pglite-template.ts';
import { hasPostgres, openSharedPostgres } from '../server/testing/shared-postgres.ts';
import { type TestApp, testApp } from '../server/testing/test-app.ts';
import { fingerprint } from './conformance/fingerprint.ts';

let from: TestApp;
let folder: string;
beforeAll(async () => {
  from = await testApp(openMigrated);
  const { _id } = await company(from, 'owner');
  const job = await publishedJob(from, 'owner', _id);
  await seeker(from, 'mia');
  const { data: application } = await from.call(
    'mia',
    'application.add',
    applying(job._id, 'Grüße – “quoted” 👋'),
  );
  await from.call('owner', 'application.accept', { _applicationId: application._id });
  await from.call(
    'mia',
    'conversation.add-message',
    writing(application, 'Line one\nline two\ttab \\ "quote"'),
  );
}, 60_000);
afterAll(async () => {
  await from.close();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zusage-backup-'));
  mkdirSync(join(folder, 'from/files/ab'), { recursive: true });
  writeFileSync(join(folder, 'from/files/ab/abcd'), Buffer.from([0, 255, 10, 13]));
  writeFileSync(join(folder, 'from/vapid.json'), '{}', { mode: 0o600 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function linesOf(source: AsyncIterable<string>): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of source) lines.push(line.slice(0, -1));
  return lines;
}
const NO_LOG = { erased: [], invoices: new Map(), mails: [] };
const NOWHERE = { dataDir: undefined, newId: () => v7(), now: new Date(0), readLog: async () => NO_LOG };
const source = () => ({ dataDir: join(folder, 'from'), now: from.now });
async function backup(): Promise<string[]> {
  let lines: string[] = [];
  await writeBackup(from.db, source(), async (text) => {
    lines = await linesOf(text);
  });
  return lines;
}
async function* each<Item>(items: Item[]): AsyncGenerator<Item> {
  yield* items;
}
// The epoch, the system and the market's stamps are the restored database's own.
const content = async (database: Database) =>
  (await fingerprint(database.db))
    .split('\n')
    .filter((line) => !/^(meta|migration) /.test(line))
    .map((line) => line.replace(/^(market_change \d+) .*/, '$1'));

test.each([
  ['PGlite', openMigrated],
  ...(hasPostgres() ? [['PostgreSQL', openSharedPostgres] as const] : []),
] as const)('a backup restored into an empty %s holds the same rows and files', async (_name, open) => {
  const lines = await backup();
  const database = await open();
  try {
    const { rows, files } = await restore(database.db, readBackup(each(lines)), {
      ...NOWHERE,
      dataDir: join(folder, 'to'),
    });
    expect([rows > 20, files]).toEqual([true, 2]);
    expect(await content(database)).toEqual(await content({ db: from.db, close: async () => {} }));
    expect([...readFileSync(join(folder, 'to/files/ab/abcd'))]).toEqual([0, 255, 10, 13]);
  } finally {
    await database.close();
  }
});

test('R3.4 a device whose cursor is from before the restore loads again and loses nothing', async () => {
  const before = await pullAll(from, 'mia');
  const lines = await backup();
  const database = await openMigrated();
  await restore(database.db, readBackup(each(lines)), NOWHERE);
  const to = await testApp(async () => database);
  try {
    const after = await pullAll(to, 'mia', before.cursor);
    expect(after.reset).toContain('market');
    const ids = (changes: typeof after.changes) => changes.map(({ table, id }) => `${table} ${id}`).sort();
    expect(ids(after.changes)).toEqual(ids(before.changes));
    // The restored counters go on: a new write gets a place of its own.
    const job = await publishedJob(
      to,
      'owner',
      (await to.db.selectFrom('company').select('id').executeTakeFirstOrThrow()).id,
    );
    const next = await pullAll(to, 'mia', after.cursor);
    expect(next.changes.map(({ id }) => id)).toEqual([job._id]);
  } finally {
    await to.close();
  }
});

describe('what is no whole backup', () => {
  let empty: Database;
  beforeAll(async () => {
    empty = await openMigrated();
  }, 60_000);
  afterAll(() => empty.close());

  test.each([
    ['cut short', (lines: string[]) => lines.slice(0, -1), /was cut short/],
    ['a row changed', (lines: string[]) => lines.map((line) => line.replace('mia@', 'mio@')), /checksum/],
    ['a line taken out', (lines: string[]) => lines.filter((_line, at) => at !== 3), /checksum/],
    ['something else', () => ['{"hello":1}'], /none of a backup/],
    [
      'another version',
      (lines: string[]) => [lines[0]?.replace('0002-work', '0002-other') ?? '', ...lines.slice(1)],
      /version/,
    ],
  ])('a backup that is %s restores nothing and says so', async (_how, spoil, sentence) => {
    const before = await fingerprint(empty.db);
    const spoilt = readBackup(each(spoil(await backup())));
    await expect(restore(empty.db, spoilt, NOWHERE)).rejects.toThrow(sentence);
    expect(await fingerprint(empty.db)).toBe(before);
  });
});

test('a database that holds something is never overwritten', async () => {
  const lines = await backup();
  await expect(restore(from.db, readBackup(each(lines)), NOWHERE)).rejects.toThrow(/not empty/);
});

test('a piece of an upload that ends while the backup is written breaks nothing, and is not in it', async () => {
  mkdirSync(join(folder, 'from/files/unfinished/u1'), { recursive: true });
  writeFileSync(join(folder, 'from/files/unfinished/u1/0-abcd'), 'piece');
  writeFileSync(join(folder, 'from/files/ab/abcd.1-1.part'), 'half');
  const lines: string[] = [];
  await writeBackup(from.db, source(), async (text) => {
    for await (const line of text) {
      lines.push(line);
      // The first file has been read: the next one is taken away before it is.
      if (line.startsWith('{"line":"file"')) rmSync(join(folder, 'from/vapid.json'), { force: true });
    }
  });
  const paths = lines.map((line) => JSON.parse(line)).filter(({ line }) => line === 'file');
  expect(paths.map(({ path }) => path)).toEqual(['files/ab/abcd']);
});
