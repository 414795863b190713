import type { AnswerOf, ArgsOf, CallName } from '../../contract/calls.ts';
import type { CallContext } from './call-context.ts';

declare const policed: unique symbol;

/** How a call is answered. Only `handler` makes one, so none exists without a policy. */
export type Handler<Name extends CallName> = {
  readonly [policed]: true;
  readonly run: (context: CallContext, args: ArgsOf<Name>) => Promise<AnswerOf<Name>>;
};

/** The handlers of one group of calls. */
export type HandlersOf<Group> = { readonly [Name in keyof Group & CallName]: Handler<Name> };

/**
 * Joins a policy and a command. The policy throws ApiError unless the caller may do this, and gives what the command
 * works on (rows already locked where the command changes them).
 */
export function handler<Name extends CallName, Subject>(
  _name: Name,
  policy: (context: CallContext, args: ArgsOf<Name>) => Promise<Subject>,
  command: (context: CallContext, args: ArgsOf<Name>, subject: Subject) => Promise<AnswerOf<Name>>,
): Handler<Name> {
  const run = async (context: CallContext, args: ArgsOf<Name>) =>
    command(context, args, await policy(context, args));
  return { run } as Handler<Name>;
}
