import type { RawBuilder } from 'kysely';
import type { AnswerOf, ArgsOf, CallName } from '../../contract/calls.ts';
import type { Db } from '../database/database.ts';
import type { Again } from './again.ts';
import type { CallContext } from './call-context.ts';

declare const policed: unique symbol;

/** Facts that are known before the first lock; `uid` is undefined for a guest. */
export type Beforehand = { readonly tx: Db; readonly now: Date; readonly uid: string | undefined };

/**
 * People whose records a write changes, membership included: their rows are locked for that before everything else
 * (server/database/lock-order.ts). Reads only, and trusts nothing: the policy comes later.
 */
type ChangesUsers<Name extends CallName> = (
  beforehand: Beforehand,
  args: ArgsOf<Name>,
) => readonly string[] | Promise<readonly string[]>;

/** Answers a call. Only `handler` makes one, so none exists without a policy. */
export type Handler<Name extends CallName> = {
  readonly [policed]: true;
  /** Left out: nobody. */
  readonly changesUsers: ChangesUsers<Name> | undefined;
  readonly run: (context: CallContext, args: ArgsOf<Name>) => Promise<AnswerOf<Name>>;
  /** Read with the caller, in one statement: a scalar over "user" and "member". */
  readonly beside?: RawBuilder<unknown>;
  /** How a write is answered under a known key. Left out: with `answer_gone`, which says that it was received. */
  readonly again: Again<Name> | undefined;
};

/** Policy and command of every call: a call of the contract that is missing does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };

/** The handlers of one group of calls. */
export type HandlersOf<Group> = { readonly [Name in keyof Group & CallName]: Handler<Name> };

/**
 * Joins a policy and a command. The policy throws ApiError unless the caller may do this, and gives what the command
 * works on (rows already locked where the command changes them). A write also says how it is answered again.
 */
export function handler<Name extends CallName, Subject>(
  _name: Name,
  policy: (context: CallContext, args: ArgsOf<Name>) => Promise<Subject>,
  command: (context: CallContext, args: ArgsOf<Name>, subject: Subject) => Promise<AnswerOf<Name>>,
  again?: Again<Name>,
  changesUsers?: ChangesUsers<Name>,
): Handler<Name> {
  const run = async (context: CallContext, args: ArgsOf<Name>) =>
    command(context, args, await policy(context, args));
  return { run, again, changesUsers } as Handler<Name>;
}

/** The same call, whose context has `beside`. For reads. */
export function besideCaller<Name extends CallName>(
  handler: Handler<Name>,
  beside: RawBuilder<unknown>,
): Handler<Name> {
  return { ...handler, beside };
}

/** For calls that change the caller's own record. */
export const ownRecord = ({ uid }: Beforehand): string[] => (uid === undefined ? [] : [uid]);
