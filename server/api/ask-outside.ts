import type { Db } from '../database/database.ts';

/** Serializes what calls ask about one thing. A taken turn ends by itself, so that a kill leaves none behind. */
export type Turn = {
  /** Throws `unavailable` while somebody else has it. */
  readonly take: (tx: Db, now: Date) => Promise<void>;
  readonly end: (tx: Db) => Promise<void>;
};

export type Question<Answer> = {
  /** Name of the question within its call. */
  readonly step: string;
  /** May be asked twice (a kill, a second try of the call), so it carries a key of its own where it changes something. */
  readonly ask: () => Promise<Answer>;
  /** Left out where nothing is changed there. */
  readonly turn?: Turn;
  /** Written at once: it holds although the call may fail later. */
  readonly keep?: (tx: Db, answer: Answer) => Promise<void>;
};

/** What other machines have answered since the call came in, by step. */
export type Answers = ReadonlyMap<string, unknown>;

/** Leaves a transaction for a question. Nobody but `askingOutside` catches it. */
class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly question: Question<unknown>;
  constructor(question: Question<unknown>) {
    super(`${question.step} is not answered yet`);
    this.question = question;
  }
}

/**
 * The answer of another machine, inside a call. Where there is none yet, the transaction is rolled back, the
 * machine is asked while no transaction is open, and the call runs again from its beginning: one that does not answer
 * holds neither a lock nor a connection. Throws what the question throws.
 */
export function askOutside<Answer>(
  { answers }: { readonly answers?: Answers },
  question: Question<Answer>,
): Answer {
  if (answers === undefined) throw new Error(`${question.step} can only be asked by a call`);
  if (answers.has(question.step)) return answers.get(question.step) as Answer;
  throw new Unanswered(question as Question<unknown>);
}

/** Runs a transaction that may ask (`askOutside`), as often as it has questions. */
export async function askingOutside<Result>(
  { db, clock }: { readonly db: Db; readonly clock: () => Date },
  run: (answers: Answers) => Promise<Result>,
): Promise<Result> {
  const answers = new Map<string, unknown>();
  let turn: Turn | undefined;
  try {
    for (;;) {
      const outcome = await attempt(run, answers);
      if (!(outcome instanceof Unanswered)) return outcome;
      const { question } = outcome;
      if (question.turn !== undefined && turn === undefined) {
        const { take } = question.turn;
        await db.transaction().execute((tx) => take(tx, clock()));
        turn = question.turn;
        // Decided again before anything is asked: until now, others could have changed what it was decided by.
        continue;
      }
      const answer = await question.ask();
      if (question.keep !== undefined) await keepAnswer(db, question.keep, answer);
      answers.set(question.step, answer);
    }
  } finally {
    // Should this fail, the turn ends by its time.
    await turn?.end(db).catch(() => {});
  }
}

async function attempt<Result>(
  run: (answers: Answers) => Promise<Result>,
  answers: Answers,
): Promise<Result | Unanswered> {
  try {
    return await run(answers);
  } catch (error) {
    if (error instanceof Unanswered) return error;
    throw error;
  }
}

const keepAnswer = (db: Db, keep: (tx: Db, answer: unknown) => Promise<void>, answer: unknown) =>
  db.transaction().execute((tx) => keep(tx, answer));
