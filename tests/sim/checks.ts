import { MARKET_ROWS_MAX } from '../../contract/limits.ts';
import { pathOf } from '../../contract/market-cell.ts';
import { isMutation, type MutationName } from '../../contract/mutations.ts';
import type { Rows, TableName } from '../../contract/sync.ts';
import { tableNames } from '../../contract/sync.ts';
import { type HeldMarket, replicaName } from '../../src/replica/database.ts';
import { isStopped, type OutboxEntry } from '../../src/replica/outbox-entry.ts';
import { linkedId } from '../../src/sync/mutators/links.ts';
import type { Mutator, RowTx } from '../../src/sync/mutators/mutator.ts';
import { mutators } from '../../src/sync/mutators/mutators.ts';
import { breaking } from './breaking-mutators.ts';
import type { Device } from './device.ts';
import { type Kept, label } from './ledger.ts';
import { versionKey } from './network.ts';
import { holds } from './server/market-files.ts';
import { before, readCursor } from './server/pull.ts';
import { ageOfMarket, isMarket, MARKET } from './server/state.ts';
import type { World } from './world.ts';

/** Looks at what lies in the stores, from outside: none of the code under test runs here but the mutators. */

type Row = { _id: string; ver: number; _bucket: string; minAge?: number };
type Base = { key: string; row: Row | null };
const NEWEST_FORMAT = 2;

export type Place = { device: Device; uid: string; database: string };

/** Every store of every device that is at rest. */
export function settledPlaces({ devices }: World): Place[] {
  return devices.flatMap((device) =>
    device.storage.databases
      .filter((database) => database.startsWith(replicaName('')))
      .map((database) => ({ device, database, uid: database.slice(replicaName('').length) }))
      .filter(({ database }) => !device.storage.busy(database)),
  );
}

export function outboxAt({ device, database }: Place): readonly OutboxEntry[] {
  return device.storage.rows(database, 'outbox');
}

export function metaAt({ device, database }: Place, key: string): unknown {
  return device.storage.rows<{ key: string; value: unknown }>(database, 'meta').find((row) => row.key === key)
    ?.value;
}

/** The server's truth as this store has it, optimism taken off: by `table:id`. */
function truthAt({ device, database }: Place): Map<string, Row> {
  const truth = new Map<string, Row>();
  for (const table of tableNames)
    for (const row of device.storage.rows<Row>(database, table)) truth.set(`${table}:${row._id}`, row);
  for (const { key, row } of device.storage.rows<Base>(database, 'base'))
    if (row) truth.set(key, row);
    else truth.delete(key);
  return truth;
}

/** I1: whatever was called saved is here, there, or shown as stopped. */
export function checkNothingLost(world: World, atEnd: boolean): void {
  const places = settledPlaces(world);
  for (const entry of world.ledger.entries.values()) {
    if (entry.fate === 'failed') checkNothingLeft(world, places, entry);
    if (entry.fate !== 'saved' || entry.wiped || entry.refused || world.ledger.isReceived(entry)) continue;
    const place = places.find(({ device, uid }) => device.name === entry.device && uid === entry.uid);
    // In the middle of a transaction nothing can be said.
    if (!place) continue;
    if (outboxAt(place).some(({ id }) => id === entry.id)) continue;
    // A sign-out takes these along, and is heard of a moment later.
    if (entry.quiet && place.device.signIn?.hasLeft(entry.uid)) continue;
    const received = place.device.storage.rows<{ id: string }>(place.database, 'received');
    if (!atEnd && received.some(({ id }) => id === entry.id)) continue;
    world.ledger.fail('I1', `${label(entry)} of ${entry.uid} on ${entry.device} is nowhere`);
  }
}

/** W2: what could not be saved left nothing behind. */
function checkNothingLeft(world: World, places: Place[], entry: Kept): void {
  const place = places.find(({ device, uid }) => device.name === entry.device && uid === entry.uid);
  if (place && outboxAt(place).some(({ id }) => id === entry.id))
    world.ledger.fail('W2', `${label(entry)} failed and is in the outbox`);
}

/** I5: everything up to the cursor was applied; I6: nobody else's rows are here; R4: nor jobs a minor may not take. */
export function checkCursor(world: World, place: Place): void {
  const { state } = world.server;
  const { ledger } = world;
  const { device, database, uid } = place;
  const own = new Set([`user:${uid}`, MARKET]);
  const truth = truthAt(place);
  for (const [key, { _bucket }] of truth)
    if (_bucket.startsWith('user:') && !own.has(_bucket))
      ledger.fail('I6', `${device.name}: ${uid} holds ${key} of ${_bucket}`);
  for (const [key, { _bucket, minAge = 0 }] of truth) {
    const age = isMarket(_bucket) ? ageOfMarket(_bucket) : undefined;
    if (age !== undefined && minAge > age)
      ledger.fail('R4', `${device.name}: ${uid} holds ${key} from ${minAge} in ${_bucket}`);
  }
  checkHeld(world, place, truth);
  const text = metaAt(place, 'cursor');
  const cursor = typeof text === 'string' ? readCursor(text) : undefined;
  if (cursor?.e !== state.epoch) return;
  const graves = new Map(
    device.storage.rows<{ key: string; ver: number }>(database, 'tombstone').map((row) => [row.key, row.ver]),
  );
  const assertApplied = (bucket: string, table: TableName, id: string, ver: number, deleted: boolean) => {
    const key = `${table}:${id}`;
    const row = truth.get(key);
    if (
      row
        ? row.ver >= ver && !(deleted && row._bucket === bucket && row.ver === ver)
        : deleted || (graves.get(key) ?? 0) >= ver
    )
      return;
    // A row that is gone by now comes as a tombstone, whatever its line says.
    if (!row && world.server.rowOf(bucket, table, id) === null) return;
    ledger.fail(
      'I5',
      `${device.name} ${uid}: the cursor passed ${key} ver ${ver} of ${bucket}, here is ${row?.ver ?? 'none'}`,
    );
  };
  const buckets = new Set(world.server.bucketsOf(uid));
  for (const [id, position] of Object.entries(cursor.b)) {
    // Somebody who has lost a bucket keeps its position until the next pull.
    if (!buckets.has(id)) continue;
    for (const line of state.buckets.get(id)?.rows.values() ?? [])
      if (line.seq <= position) assertApplied(id, line.table, line.id, line.ver, line.deleted);
  }
  const market = cursor.a === undefined ? MARKET : `${MARKET}:${cursor.a}`;
  const { m, h, d } = cursor;
  const isPassed = (at: [number, number]) =>
    m ? !before(m, at) : h && d && !before(h, at) && !before(at, d);
  // What did not fit was taken away, and comes again with its next change alone (S2.3).
  if (metaAt(place, 'marketCut') === true) return;
  const held = heldAt(world, place);
  // Beside a reader without files, whose cursor has passed the end of a job that it was never told, or a job that has come
  // into a part, the files bring and take it as their run says, and tell what has become of it with the next one (R10.6).
  for (const line of state.market.values()) {
    if (!isPassed([line.xid, line.seq])) continue;
    const job = truth.get(`job:${line.id}`);
    if (job ? !isOfFiles(world, held, job) : !isOfLaterRun(world, held, line.id))
      assertApplied(market, 'job', line.id, line.ver, line.deleted);
  }
}

/** Whether a job is as the run says that its part is held up to. */
function isOfFiles({ server }: World, held: HeldMarket | null, job: Row | undefined): boolean {
  if (!held || !job) return false;
  const { bucket, runs } = held;
  return Object.entries(runs).some(([cell, run]) => {
    const told = server.files.snapshot(bucket, run)?.get(job._id);
    return told?.ver === job.ver && told.path.includes(cell);
  });
}

/** Whether a job is as no run says yet that its part is held up to. */
function isOfLaterRun({ server }: World, held: HeldMarket | null, id: string): boolean {
  const job = held && (server.rowOf(held.bucket, 'job', id) as Rows['job'] | null);
  const cell = job && holds(held.runs, pathOf(job));
  if (!cell) return false;
  const told = server.files.snapshot(held.bucket, held.runs[cell] as number)?.get(id);
  return told?.ver !== job.ver || !told.path.includes(cell);
}

/** Whether a job was shown from a file that was wrong, and no right one of its part has come since (R10.4). */
function isUnchecked(world: World, held: HeldMarket | null, job: Row): boolean {
  return world.network.wrongJobs.has(versionKey(job)) && !isOfFiles(world, held, job);
}

/** What this store holds of the market's files of this life; null where it holds none, or what it holds does not count. */
function heldAt(world: World, place: Place): HeldMarket | null {
  const held = metaAt(place, 'market') as HeldMarket | undefined;
  const isOurs =
    held?.epoch === world.server.files.epoch &&
    held.epoch === metaAt(place, 'epoch') &&
    held.generation === (metaAt(place, 'generation') ?? 0) &&
    (metaAt(place, 'buckets') as string[]).includes(held.bucket);
  return isOurs ? held : null;
}

/** R10, I5: what the files of a part say up to the run that is held was applied; and within a generation no run goes back. */
function checkHeld(world: World, place: Place, truth: ReadonlyMap<string, Row>): void {
  const { ledger } = world;
  const { device, database, uid } = place;
  const key = `${device.name} ${database}`;
  const held = heldAt(world, place);
  const before = world.held.get(key);
  if (held) world.held.set(key, structuredClone(held));
  else world.held.delete(key);
  if (!held) return;
  if (
    before &&
    before.bucket === held.bucket &&
    before.epoch === held.epoch &&
    before.generation === held.generation
  )
    for (const [cell, run] of Object.entries(held.runs))
      if (run < (before.runs[cell] ?? 0))
        ledger.fail(
          'R10',
          `${device.name} ${uid}: ${cell} went back from run ${before.runs[cell]} to ${run}`,
        );
  for (const [cell, run] of held.lacks ? [] : Object.entries(held.runs))
    for (const lack of lacksOf(world, place, { bucket: held.bucket, cell, run }, truth))
      ledger.fail('I5', `${device.name} ${uid}: ${cell} is held up to run ${run} without ${lack}`);
}

/** The jobs that a part lacks of a run of its files. */
export function lacksOf(
  { server }: World,
  place: Place,
  { bucket, cell, run }: { bucket: string; cell: string; run: number },
  truth: ReadonlyMap<string, Row> = truthAt(place),
): string[] {
  const graves = new Map(
    place.device.storage
      .rows<{ key: string; ver: number }>(place.database, 'tombstone')
      .map((row) => [row.key, row.ver]),
  );
  return [...(server.files.snapshot(bucket, run) ?? [])].flatMap(([id, { ver, path }]) => {
    if (!path.includes(cell)) return [];
    const here = truth.get(`job:${id}`)?.ver ?? graves.get(`job:${id}`) ?? 0;
    // An answer may have said that it is gone, or brought it into another part, whose base does not know it yet: what
    // has changed since is told again.
    const told = server.rowOf(bucket, 'job', id) === null || (server.state.market.get(id)?.ver ?? 0) > ver;
    return here < ver && !told ? [`job ${id} ver ${ver}, here is ${here}`] : [];
  });
}

/** R5: what is shown is the truth plus the waiting entries, replayed in order. */
export async function checkShown(world: World, place: Place): Promise<void> {
  const { device, database, uid } = place;
  const rows = truthAt(place);
  // What an old app has shown is not known here, nor since when an effect cannot be computed any more.
  if (outboxAt(place).some(({ id, args }) => world.ledger.entries.get(id)?.old || isBreaking(args))) return;
  for (const entry of outboxAt(place).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))) {
    if (isStopped(entry) || entry.format > NEWEST_FORMAT || entry.again || !isMutation(entry.name)) continue;
    const run = mutators[entry.name] as Mutator<MutationName>;
    await run(rowTx(rows), entry.args, { uid, at: entry.at });
  }
  const shown = new Map<string, Row>();
  for (const table of tableNames)
    for (const row of device.storage.rows<Row>(database, table)) shown.set(`${table}:${row._id}`, row);
  for (const key of new Set([...rows.keys(), ...shown.keys()])) {
    const difference = differenceOf(rows.get(key), shown.get(key));
    if (difference) world.ledger.fail('R5', `${device.name} ${uid} shows ${key} wrongly: ${difference}`);
  }
}

const isBreaking = (args: object) => 'clientId' in args && breaking.has(args.clientId as string);

function rowTx(rows: Map<string, Row>): RowTx {
  return {
    get: (table: string, id: string) => structuredClone(rows.get(`${table}:${id}`)) as never,
    filter: (table: string, test: (row: never) => boolean) =>
      [...rows]
        .filter(([key, row]) => key.startsWith(`${table}:`) && test(row as never))
        .map(([, row]) => structuredClone(row)) as never,
    linked: (table: string, link: string, id: string) =>
      [...rows]
        .filter(([key, row]) => key.startsWith(`${table}:`) && linkedId(row, link) === id)
        .map(([, row]) => structuredClone(row)) as never,
    put: (table: string, row: object) => {
      rows.set(`${table}:${(row as Row)._id}`, structuredClone(row) as Row);
    },
    remove: (table: string, id: string) => {
      rows.delete(`${table}:${id}`);
    },
  } as unknown as RowTx;
}

/** I4: nothing waits, and every store shows exactly what the server shows its person. */
export function checkQuiet(world: World, place: Place): void {
  const { device, database, uid } = place;
  const { ledger } = world;
  const where = `${device.name} ${uid}`;
  const waiting = outboxAt(place).filter(({ format }) => format <= NEWEST_FORMAT);
  for (const entry of waiting)
    ledger.fail(
      'I7',
      `${where}: ${label(entry as never)} is ${entry.state} still (${entry.refusal?.code ?? ''})`,
    );
  if (waiting.length > 0) return;
  for (const { key } of device.storage.rows<Base>(database, 'base'))
    ledger.fail('I4', `${where}: ${key} has a base though nothing waits`);
  const truth = world.server.show(uid);
  const held = heldAt(world, place);
  checkParts(world, place, held);
  /** R10.7: of a market that does not fit a device it holds some parts, and may have seen a job of another. */
  const isCutOld = held === null && metaAt(place, 'marketCut') === true;
  const isElsewhere = (row: Row) =>
    (isCutOld && isMarket(row._bucket)) ||
    (held !== null && isMarket(row._bucket) && (held.lacks || !holds(held.runs, pathOf(row as never))));
  // An older app reads pages alone, and what a newer one has held of the files stays as it is until that goes on.
  const isMixed = device.tabs.some(({ readsFiles }) => !readsFiles);
  const isLeft = (row: Row) => isMixed && isOfFiles(world, held, row);
  for (const table of tableNames) {
    const rows = new Map(device.storage.rows<Row>(database, table).map((row) => [row._id, row]));
    // A job's version also counts what only its company is told of.
    const silent = table === 'job' ? 'ver' : '';
    for (const [key, { bucket, row }] of truth) {
      if (!key.startsWith(`${table} `)) continue;
      const id = (row as Rows['job'])._id;
      const here = rows.get(id);
      rows.delete(id);
      if (table === 'job' && isElsewhere({ ...(row as Row), _bucket: bucket })) continue;
      if (table === 'job' && !here && isMixed && isOfLaterRun(world, held, id)) continue;
      const difference =
        here?._bucket === bucket ? differenceOf(row as Row, here, silent) : `bucket ${here?._bucket}`;
      // What a cache has changed is its title.
      const isOfWrongFile =
        isMixed && difference?.startsWith('title: ') && here && isUnchecked(world, held, here);
      if (difference && !isOfWrongFile) ledger.fail('I4', `${where}: ${key} differs: ${difference}`);
    }
    for (const [id, row] of rows)
      if (table !== 'job' || !(isElsewhere(row) || isLeft(row)))
        ledger.fail('I4', `${where}: ${table} ${id} of ${row._bucket} ver ${row.ver} is not there any more`);
  }
}

/** R10.7: all parts of a market that fits, and no more than fit but for those of jobs that are needed. */
function checkParts({ server, ledger }: World, place: Place, held: HeldMarket | null): void {
  const manifest = held && server.files.manifest(held.bucket);
  // An older app reads pages alone, and what a newer one has held of the files stays as it is.
  if (!manifest || place.device.tabs.some(({ readsFiles }) => !readsFiles)) return;
  const most = (metaAt(place, 'marketMost') as number | undefined) ?? MARKET_ROWS_MAX;
  const rows = manifest.cells.reduce((sum, cell) => sum + cell.rows, 0);
  const missing = manifest.cells.filter(({ cell }) => held.runs[cell] === undefined);
  // One that was larger when parts were chosen is looked at again hours later (R10.3).
  const wereRows = Array.from(
    { length: manifest.run },
    (_, at) => server.files.snapshot(held.bucket, at + 1)?.size ?? 0,
  );
  if (Math.max(...wereRows) <= most && missing.length > 0)
    ledger.fail(
      'R10',
      `${place.device.name} ${place.uid}: ${missing[0]?.cell} is not held, and would fit: ${JSON.stringify(held)} of ${manifest.cells.map(({ cell, rows }) => `${cell} ${rows}`)}`,
    );
  if (Object.keys(held.runs).length === 0 && rows > 0)
    ledger.fail(
      'R10',
      `${place.device.name} ${place.uid} holds no part of the market ${JSON.stringify(held)}`,
    );
}

/** The first difference of two rows; the names of talents in a conversation change without a word (real server). */
function differenceOf(expected: Row | undefined, found: Row | undefined, ignored = ''): string | undefined {
  if (!expected || !found)
    return expected === found ? undefined : `${expected ? 'there' : 'not there'} expected`;
  if (expected === found) return undefined;
  for (const field of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    if (field === '_bucket' || field === ignored) continue;
    const [one, other] = [expected, found].map((row) => (row as unknown as Record<string, unknown>)[field]);
    if (one === other) continue;
    const [left, right] = [one, other].map((value) => withoutNames(field, JSON.stringify(value)));
    if (left !== right) return `${field}: ${left} expected, ${right} found`;
  }
  return undefined;
}

function withoutNames(field: string, text: string | undefined): string | undefined {
  return field === 'participants' ? text?.replaceAll(/"name":"[^"]*"/g, '') : text;
}
