import { type AnswerOf, type ArgsOf, type CallName, calls } from '../../contract/calls.ts';
import { Effects } from '../database/change-log/effects.ts';
import { askingOutside } from './ask-outside.ts';
import type { CallParts, From } from './call-parts.ts';
import { loadCaller } from './load-caller.ts';

/** Runs a read on one snapshot of the database; on a new one after another machine was asked. */
export async function readCall<Name extends CallName>(
  parts: CallParts,
  { name, args, from }: { name: Name; args: ArgsOf<Name>; from: From },
): Promise<AnswerOf<Name>> {
  const now = parts.clock();
  const result = await askingOutside(parts, (answers) =>
    parts.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const { run, beside: asked } = parts.handlers[name];
        const { user, beside } = await loadCaller(tx, name, from, asked);
        const { chance, ports, settings } = parts;
        const effects = new Effects();
        const context = { tx, now, chance, ports, settings, ...from, user, beside, effects, answers };
        return run(context, args);
      }),
  );
  return calls[name].answer.parse(result) as AnswerOf<Name>;
}
