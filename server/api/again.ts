import type { AnswerOf, ArgsOf, CallName } from '../../contract/calls.ts';
import { ApiError } from '../../contract/errors.ts';
import type { CallContext } from './call-context.ts';

/** The stored record of a write that was done before. */
export type Receipt<Name extends CallName> = {
  /** The stored answer, for a call that keeps one. */
  readonly told: AnswerOf<Name> | undefined;
  readonly receivedAt: Date;
};

/**
 * How a write with a known key is answered (rule W6). Answers are not stored: for 90 days they would show what was
 * erased since, or what the caller may no longer see. The answer is read again under the policy of a read, which throws
 * where the caller has lost access. Only facts about nobody (counts, states, instants) are stored.
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
 * Stores the answer as it was given: for answers without personal data (a test checks their schemas).
 * @param policy throws where the caller no longer has access to what was changed
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

/** The write was received and done, but the caller may no longer read its answer. */
export const answerGone = () =>
  new ApiError(
    'answer_gone',
    'this was received and done under this Idempotency-Key; its answer can no longer be shown to this account',
  );

/** Codes that refuse the read of the answer; under a known key none of them means that the write was refused. */
const UNREADABLE: readonly number[] = [403, 404, 409, 410];

/** Reads an answer again. Throws `answer_gone` where the caller may not read it or nothing is left of it. */
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
