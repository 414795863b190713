import { useState } from 'react';
import type { Settings, SetupStep } from '../../../../contract/entities/settings.ts';
import { readMailLink } from '../../../auth/mail-link.ts';
import { type SetupState, setupState } from '../../../replica/queries/setup.ts';
import { useLive } from '../../../replica/use-live.ts';
import { progressOf, type ShownStep, stepBefore, stepsFor, stepToShow } from './setup-steps.ts';
import type { Setup } from './use-setup.ts';

/** Older than any tap, so that none is kept from counting. */
const PASSED = { value: { skipped: false }, at: new Date(0).toISOString() };

export type PlaceInSetup = {
  setup: Setup;
  state: SetupState;
  step: ShownStep;
  before: SetupStep | null;
  progress: { number: number; total: number };
};

/**
 * Where somebody is in the setup, live: undefined until it is read here, null until their record has come to this device.
 * @param asked the step that the address names
 */
export function usePlaceInSetup(
  asked: string | undefined,
  onStep: (step: ShownStep) => void,
): PlaceInSetup | { setup: null; state: SetupState } | undefined {
  const state = useLive(setupState);
  // The replica tells of a step a moment after it was kept: what was passed here counts at once.
  const [passedHere, setPassedHere] = useState<Settings['setupSteps']>({});
  const [invited] = useState(() => readMailLink(localStorage, 'accept-invite') !== null);
  if (!state) return undefined;
  const { user } = state;
  if (!user) return { setup: null, state };
  const settings = { ...user.settings, setupSteps: { ...passedHere, ...user.settings.setupSteps } };
  const steps = stepsFor(user, { invited });
  const onPassed = (passed: SetupStep, next: ShownStep) => {
    setPassedHere((before) => ({ ...before, [passed]: PASSED }));
    onStep(next);
  };
  const step = stepToShow(asked, steps, settings);
  return {
    setup: { user, settings, steps, onPassed },
    state,
    step,
    before: stepBefore(step, steps),
    progress: progressOf(step, steps),
  };
}
