import type { Call } from '../../contract/call.ts';
import { type AnswerOf, type ArgsOf, type CallName, calls } from '../../contract/calls.ts';
import { ApiError } from '../../contract/errors.ts';
import { Effects } from '../database/change-log/effects.ts';
import type { Db } from '../database/database.ts';
import type { ReadReplica } from '../database/read-replica.ts';
import { sqlState } from '../database/sql-state.ts';
import { type Answers, askingOutside } from './ask-outside.ts';
import type { CallParts, From } from './call-parts.ts';
import { type Loaded, loadCaller } from './load-caller.ts';

type Read<Name extends CallName> = {
  readonly name: Name;
  readonly args: ArgsOf<Name>;
  readonly from: From;
  readonly now: Date;
};

/** Runs a read on one snapshot of the database; on a new one after another machine was asked. */
export async function readCall<Name extends CallName>(
  parts: CallParts,
  call: { name: Name; args: ArgsOf<Name>; from: From },
): Promise<AnswerOf<Name>> {
  const read = { ...call, now: parts.clock() };
  const result = (await readReplica(parts, read)) ?? (await readPrimary(parts, read));
  return calls[read.name].answer.parse(result) as AnswerOf<Name>;
}

function readPrimary<Name extends CallName>(parts: CallParts, read: Read<Name>): Promise<AnswerOf<Name>> {
  const { beside } = parts.handlers[read.name];
  return askingOutside(parts, (answers) =>
    onSnapshot(parts.db, async (tx) => {
      const loaded = await loadCaller(tx, read.name, read.from, beside);
      return run(parts, read, { tx, answers, loaded });
    }),
  );
}

/**
 * What everybody may read, from the replica if there is one that may answer. Who calls, and what a handler reads with
 * that, is asked of the primary: a lock, the end of a sign-in and of a membership, and what somebody has hidden count at
 * once. What the replica refuses or breaks over is asked of
 * the primary again: nobody hears "there is no such job" of one that is on its way.
 */
async function readReplica<Name extends CallName>(
  parts: CallParts,
  read: Read<Name>,
): Promise<AnswerOf<Name> | undefined> {
  const { name, from } = read;
  const { replica, metrics } = parts;
  if (replica === undefined || !isForEverybody(calls[name])) return undefined;
  const db = replica.dbFor(from.caller?.uid);
  const result = db && (await askReplica(parts, read, { db, replica }));
  metrics.replicaReads.inc({ by: result === undefined ? 'primary' : 'replica' });
  return result;
}

/** Undefined where the replica has refused or broken. */
async function askReplica<Name extends CallName>(
  parts: CallParts,
  read: Read<Name>,
  { db, replica }: { db: Db; replica: ReadReplica },
): Promise<AnswerOf<Name> | undefined> {
  const { name, from } = read;
  const loaded = await loadCaller(parts.db, name, from, parts.handlers[name].beside);
  try {
    return await askingOutside(parts, (answers) =>
      onSnapshot(db, (tx) => run(parts, read, { tx, answers, loaded })),
    );
  } catch (error) {
    if (!(error instanceof ApiError) && sqlState(error) !== OVERTAKEN) replica.failed(error);
    return undefined;
  }
}

/** The primary has removed what this question was reading, and the replica followed it. */
const OVERTAKEN = '40001';

/** Open to guests: nothing in the answer is anybody's own. */
const isForEverybody = (call: Call): boolean => call.who.includes('guest');

const onSnapshot = <Result>(db: Db, act: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(act);

type Snapshot = { readonly tx: Db; readonly answers: Answers; readonly loaded: Loaded };

function run<Name extends CallName>(
  { chance, handlers, ports, settings }: CallParts,
  { name, args, from, now }: Read<Name>,
  { tx, answers, loaded }: Snapshot,
): Promise<AnswerOf<Name>> {
  const effects = new Effects();
  const context = { tx, now, chance, ports, settings, ...from, ...loaded, effects, answers };
  return handlers[name].run(context, args);
}
