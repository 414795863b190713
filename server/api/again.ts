import type { AnswerOf, ArgsOf, CallName } from '../../contract/calls.ts';
import { ApiError } from '../../contract/errors.ts';
import type { CallContext } from './call-context.ts';

/** What is known of a write that was done before. */
export type Receipt<Name extends CallName> = {
  /** The answer it got, of a call that keeps it. */
  readonly told: AnswerOf<Name> | undefined;
  readonly receivedAt: Date;
};

/**
 * How a write is answered whose key is known (rule W6). No answer is kept as it was: it would show for 90 days what
 * was erased since, and what the caller may no longer see. It is read again as any other read is, with the policy of
 * one, which throws where the caller reads it no more. Only facts about nobody (counts, states, instants) are kept.
 */
export type Again<Name extends CallName> = {
  readonly keeps: boolean;
  readonly read: (
    context: CallContext,
    args: ArgsOf<Name>,
    receipt: Receipt<Name>,
  ) => Promise<AnswerOf<Name>>;
};

/** Reads the answer from the rows as they are now. */
export function reread<Name extends CallName>(read: Again<Name>['read']): Again<Name> {
  return { keeps: false, read };
}

/**
 * Kept as it was told: for answers that hold nothing of anybody (a test looks at their schemas).
 * @param policy throws where the caller no longer has to do with what was changed
 */
export function asTold<Name extends CallName>(
  policy?: (context: CallContext, args: ArgsOf<Name>) => Promise<unknown>,
): Again<Name> {
  return {
    keeps: true,
    read: async (context, args, { told }) => {
      await policy?.(context, args);
      if (told === undefined) throw answerGone();
      return told;
    },
  };
}

/** Received and done; what it was answered with is no longer the caller's to read. */
export const answerGone = () =>
  new ApiError(
    'answer_gone',
    'this was received and done under this Idempotency-Key; its answer can no longer be shown to this account',
  );

/** Says no to a read: under a known key none of these means that the write was refused. */
const UNREADABLE: readonly number[] = [403, 404, 409, 410];

/** Reads an answer again. Throws `answer_gone` where the caller may not, or where nothing is left to read. */
export async function readAgain<Name extends CallName>(
  again: Again<Name> | undefined,
  context: CallContext,
  args: ArgsOf<Name>,
  receipt: Receipt<Name>,
): Promise<AnswerOf<Name>> {
  if (again === undefined) throw answerGone();
  try {
    return await again.read(context, args, receipt);
  } catch (error) {
    if (error instanceof ApiError && UNREADABLE.includes(error.status)) throw answerGone();
    throw error;
  }
}
