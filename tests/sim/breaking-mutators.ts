import type { MutationArgs, MutationName } from '../../contract/mutations.ts';
import type { Mutator } from '../../src/sync/mutators/mutator.ts';
import { mutators as originals } from '../../src/sync/mutators/mutators.ts';

/** Messages, by their ids, whose effect cannot be computed any more: a row they are made of has become strange. */
export const breaking = new Set<string>();

/** Stands in the place of `src/sync/mutators/mutators.ts` in every run (run-seeds.ts). */
export const mutators: { [Name in MutationName]: Mutator<Name> } = {
  ...originals,
  'conversation.add-message': (tx, args: MutationArgs<'conversation.add-message'>, context) => {
    if (breaking.has(args.clientId)) throw new Error('this effect cannot be computed');
    return originals['conversation.add-message'](tx, args, context);
  },
};
