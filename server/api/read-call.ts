import { type AnswerOf, type ArgsOf, type CallName, calls } from '../../contract/calls.ts';
import { Effects } from '../change-log/effects.ts';
import type { Caller } from '../identity/identity.ts';
import { loadUser } from './call-context.ts';
import { handlers } from './handlers.ts';
import type { CallParts } from './write-call.ts';

/** Runs a call that changes nothing, on one snapshot of the database. */
export async function readCall<Name extends CallName>(
  parts: CallParts,
  { name, args, caller }: { name: Name; args: ArgsOf<Name>; caller: Caller },
): Promise<AnswerOf<Name>> {
  const now = parts.clock();
  const result = await parts.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const user = await loadUser(tx, caller.uid);
      const { chance, pushHosts } = parts;
      const context = { tx, now, chance, pushHosts, caller, user, effects: new Effects() };
      return handlers[name].run(context, args);
    });
  return calls[name].answer.parse(result) as AnswerOf<Name>;
}
