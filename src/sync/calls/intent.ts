import type { ArgsOf, CallName } from '../../../contract/calls.ts';
import type { NewId } from '../wire/ports.ts';

/**
 * The keys of what a person wants: the same call with the same words keeps its key until all of it has arrived, so that
 * a second try after a lost answer is the same intent (rule W6). Words that were changed are another intent.
 */
export type IntentKeys = {
  /** @param kept an earlier key, of a person who left the app meanwhile */
  keyOf: <Name extends CallName>(name: Name, args: ArgsOf<Name>, kept?: string) => string;
  /** It has arrived: doing the same again is a new intent. */
  arrived: () => void;
};

export function createIntentKeys(newId: NewId): IntentKeys {
  const keys = new Map<string, string>();
  return {
    keyOf(name, args, kept) {
      const intent = `${name} ${JSON.stringify(args)}`;
      const key = keys.get(intent) ?? kept ?? newId();
      keys.set(intent, key);
      return key;
    },
    arrived: () => keys.clear(),
  };
}
