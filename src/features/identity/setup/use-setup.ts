import { useLingui } from '@lingui/react';
import type { SavedSearch, Settings, SetupStep } from '../../../../contract/entities/settings.ts';
import type { User, UserGeneralPatch } from '../../../../contract/entities/user.ts';
import { timeOver } from '../../../../contract/policy/register-time.ts';
import { searchName } from '../../../i18n/search-name.ts';
import { me } from '../../../replica/queries/me.ts';
import { answerSoon } from '../../../replica/store/answer-soon.ts';
import { useReplica } from '../../../replica/use-live.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { keptSearch } from './setup-search.ts';
import { passedStep, type ShownStep, stepAfter } from './setup-steps.ts';

/** What a step has brought, beside that it is passed. */
export type Answer = {
  skipped?: boolean;
  companyUID?: string;
  /** What the search becomes, of what it is; null where it stays. */
  search?: (kept: SavedSearch | null) => SavedSearch | null;
  general?: UserGeneralPatch;
};

/** Where somebody is in the setup. */
export type Setup = {
  user: User;
  /** The person's own, with what was passed on this page a moment ago. */
  settings: Settings;
  /** The questions for them, in their order. */
  steps: readonly SetupStep[];
  onPassed: (step: SetupStep, next: ShownStep) => void;
};

/** Keeps a step's answer as changes like any other, and goes on. Rejects where nothing could be kept on this device. */
export function usePass({ user, settings, steps, onPassed }: Setup) {
  const db = useReplica();
  const { i18n } = useLingui();
  const { mutate, newId, now } = useSync();
  return async (step: SetupStep, answer: Answer = {}): Promise<void> => {
    const { skipped = false, companyUID, general } = answer;
    // A search is kept as a whole, and what is shown may be a step behind: on a slow device that would undo the last one.
    const known = (await answerSoon(() => me(db)))?.settings ?? settings;
    const kept = keptSearch(known);
    const wanted = answer.search?.(kept?.search ?? null) ?? null;
    const search = wanted && { ...wanted, name: searchName(i18n, wanted) };
    const value = { skipped, ...(companyUID !== undefined && { companyUID }) };
    if (general) await mutate('user.update-general', { _userId: user._id, general });
    if (search || !isSame(passedStep(known, step), value)) {
      const id = kept?.id ?? newId();
      const setting: Settings = {
        setupSteps: { [step]: { value, at: timeOver(known.setupSteps?.[step], now()) } },
        ...(search && {
          savedSearches: { [id]: { value: search, at: timeOver(known.savedSearches?.[id], now()) } },
        }),
      };
      await mutate('user.set-setting', { userId: user._id, setting }, { draft: draftOf(step) });
    }
    onPassed(step, stepAfter(step, steps, settings));
  };
}

/** What is typed in a step and was not moved on from yet. */
export function draftOf(step: SetupStep): string {
  return `setup:${step}`;
}

function isSame(a: object | null, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
