import { useState } from 'react';
import type { SetupStep } from '../../../../contract/entities/settings.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { draftOf } from './use-setup.ts';

/**
 * A step's answer as it stands in its form: what was typed last, otherwise what was answered before. Kept on this
 * device with every key. Null until it is known what was typed.
 */
export function useStepAnswer<Value extends object>(step: SetupStep, answered: Value) {
  const draft = useKeptDraft<Value>(draftOf(step));
  const [typed, setTyped] = useState<Value | null>(null);
  if (draft.kept === undefined) return null;
  const answer = typed ?? draft.kept ?? answered;
  return {
    answer,
    change: (part: Partial<Value>) => {
      const next = { ...answer, ...part };
      setTyped(next);
      draft.save(next);
    },
    /** Around the change that makes it an answer: after that there is no draft any more. */
    settle: async (work: () => Promise<void>) => {
      await draft.finish();
      try {
        await work();
      } catch (error) {
        // Nothing was kept but the draft: the form goes on from it.
        draft.resume();
        throw error;
      }
      await draft.drop();
    },
  };
}
