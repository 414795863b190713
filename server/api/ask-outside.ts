import type { Db } from '../database/database.ts';

/** Serializes the requests of several calls about one subject. A turn expires, so a killed process blocks no other. */
export type Turn = {
  /** Throws `unavailable` while another call holds the turn. */
  readonly take: (tx: Db, now: Date) => Promise<void>;
  readonly end: (tx: Db) => Promise<void>;
};

export type Question<Answer> = {
  /** Name of the question within its call. */
  readonly step: string;
  /** May run twice (a kill, a second try of the call), so a request that changes something carries its own key. */
  readonly ask: () => Promise<Answer>;
  /** Left out where the request only reads. */
  readonly turn?: Turn;
  /** Written at once, so it stays even if the call fails later. */
  readonly keep?: (tx: Db, answer: Answer) => Promise<void>;
};

/** Answers of other machines since the call came in, by step. */
export type Answers = ReadonlyMap<string, unknown>;

/** Thrown to leave the transaction for a question; only `askingOutside` catches it. */
class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly question: Question<unknown>;
  constructor(question: Question<unknown>) {
    super(`${question.step} is not answered yet`);
    this.question = question;
  }
}

/**
 * Gives the answer of another machine inside a call. Without an answer yet, the transaction is rolled back, the machine
 * is asked while no transaction is open, and the call runs again from its beginning: a machine that does not answer
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

/** Runs a transaction that may call `askOutside`, again after each question. */
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
        // The call decides again once it holds the turn: until then others could change the rows behind the decision.
        continue;
      }
      const answer = await question.ask();
      if (question.keep !== undefined) await keepAnswer(db, question.keep, answer);
      answers.set(question.step, answer);
    }
  } finally {
    // If this fails, the turn expires.
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
