import { v7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import type { JobDraft } from '../../../contract/entities/job.ts';
import { transact } from '../../api/transact.ts';
import type { Files } from '../../ports/files/files.ts';
import { insertJobs } from '../../seed/insert-jobs.ts';
import { type Held, nothingHeld, readFiles, rowsHeld, writeMarket } from '../../testing/market-files.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, DRAFT } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { loadMarketJobs } from '../job/presenter.ts';
import { MARKETS } from './markets.ts';

const ROUNDS = 30;
const HOUR_MS = 3_600_000;

/** mulberry32: the same numbers for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

type Random = ReturnType<typeof randomOf>;

const placed = (random: Random): Pick<JobDraft, 'location' | 'remote'> => {
  const kind = random(8);
  if (kind === 0) return { location: null, remote: 'full' };
  if (kind === 1) return { location: null, remote: 'none' };
  return {
    location: { label: 'there', lat: 48 + random(70) / 10, lng: 7 + random(70) / 10 },
    remote: 'none',
  };
};

/** A market that changes by chance: jobs come, move, are for others, go, and come back. */
async function change(t: TestApp, random: Random, ids: string[], companyId: string): Promise<void> {
  const { now } = t;
  await transact(t.parts, async ({ tx, effects }) => {
    const fresh = Array.from({ length: random(4) }, () => {
      const at = new Date(now.getTime() - random(20 * 24) * HOUR_MS);
      const published = { at, validThrough: new Date(at.getTime() + 60 * 24 * HOUR_MS) };
      const draft = { ...DRAFT, ...placed(random), minAge: 13 + random(8) };
      return { id: v7(), companyId, published, draft };
    });
    for (const id of await insertJobs(tx, effects, fresh, now)) ids.push(id);
    for (let count = random(6); count > 0 && ids.length > 0; count -= 1) {
      const id = ids[random(ids.length)] as string;
      const { location, remote } = placed(random);
      const what = [
        { title: `Bakery ${random(1000)}` },
        { location: location && JSON.stringify(location), remote },
        { min_age: 13 + random(8) },
        { status: 'unpublished' as const, status_reason: 'paused' as const },
        { status: 'published' as const, status_reason: null },
      ][random(5)];
      const row = await tx
        .updateTable('job')
        .set((eb) => ({ ...what, ver: eb('ver', '+', 1) }))
        .where('id', '=', id)
        .returning(['id', 'ver', 'status'])
        .executeTakeFirstOrThrow();
      effects.market(row, row.status !== 'published');
    }
  });
}

async function expectSame(t: TestApp, bucket: string, age: number | undefined, ids: string[], held: Held) {
  await readFiles(t, bucket, held);
  const live = ids.length === 0 ? new Map() : await loadMarketJobs(t.db, ids, t.now, age);
  const shown = [...live.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
  const names = (jobs: readonly { _id: string; ver: number }[]) =>
    jobs.map(({ _id, ver }) => `${_id} ${ver}`);
  expect([bucket, names(rowsHeld(held))]).toEqual([bucket, names(shown)]);
  expect(rowsHeld(held)).toEqual(JSON.parse(JSON.stringify(shown)));
}

/** A store without a disk, because of what many small files take there. */
function inMemory(): Files {
  const stored = new Map<string, Buffer>();
  return {
    kind: 'folder',
    put: async (key, bytes) => void stored.set(key, Buffer.from(bytes)),
    read: async (key) => stored.get(key),
    remove: async (key) => void stored.delete(key),
    removeAll: async () => stored.clear(),
    list: async () => [...stored.keys()],
  };
}

/** The next bytes are not stored, as on a full disk, and the process that was at it is gone. */
async function breakOff(t: TestApp, after: number): Promise<void> {
  const { files } = t.ports;
  let left = after;
  const put: typeof files.put = async (key, bytes) => {
    left -= 1;
    if (left < 0) throw new Error('no space left');
    await files.put(key, bytes);
  };
  Object.assign(t.ports, { files: { ...files, put } });
  try {
    await writeMarket(t);
  } finally {
    Object.assign(t.ports, { files });
  }
  t.faults.length = 0;
}

onDatabase((app) => {
  let stored: Files | undefined;
  afterEach(() => Object.assign(app().ports, { files: stored }));

  test.each([1, 2])(
    'R10.2, R10.3, R10.5 the files of all runs give every device the market, however it changes (%i)',
    async (seed) => {
      const t = app();
      const random = randomOf(seed + Number(process.env.FUZZ_SEED ?? 0) * 1000);
      t.settings.marketFiles = { everyMs: 0, cellRows: 8 };
      stored = t.ports.files;
      Object.assign(t.ports, { files: inMemory() });
      const { _id: companyId } = await company(t, 'owner');
      const ids: string[] = [];
      const devices = MARKETS.flatMap(({ bucket, age }) =>
        [2, 5, 40].map((each) => ({ bucket, age, each, held: nothingHeld() })),
      );
      for (let round = 1; round <= ROUNDS; round += 1) {
        await change(t, random, ids, companyId);
        if (random(6) === 0) {
          await breakOff(t, random(5));
          await change(t, random, ids, companyId);
          t.now = new Date(t.now.getTime() + HOUR_MS);
        }
        t.now = new Date(t.now.getTime() + (random(4) === 0 ? random(30) * HOUR_MS : 60_000));
        await t.parts.db
          .updateTable('work')
          .set({ run_at: t.now })
          .where('kind', '=', 'market.files')
          .execute();
        await writeMarket(t);
        for (const { bucket, age, each, held } of devices)
          if (random(each) === 0) await expectSame(t, bucket, age, ids, held);
      }
      expect(t.faults).toEqual([]);
      for (const { bucket, age, held } of devices) await expectSame(t, bucket, age, ids, held);
      for (const { bucket, age } of MARKETS) await expectSame(t, bucket, age, ids, nothingHeld());
    },
    60_000,
  );
});
