import type { PassedStep, Settings, SetupStep } from '../../../../contract/entities/settings.ts';
import type { User } from '../../../../contract/entities/user.ts';

/** What is shown: a question, or all of them once more before the end. */
export type ShownStep = SetupStep | 'summary';

const FOR_SEEKERS: readonly SetupStep[] = ['mode', 'place', 'interests', 'notices'];
/** Right after the first, so that a mistyped address is found while there is time to wait for the answer. */
const FOR_GUARDED: readonly SetupStep[] = ['mode', 'guardian', 'place', 'interests', 'notices'];
const FOR_COMPANIES: readonly SetupStep[] = ['mode', 'company', 'notices'];
/** The company has a number already, and those who invite know it. */
const FOR_INVITED: readonly SetupStep[] = ['mode', 'notices'];

/** Whom it is about: nobody is asked to confirm the others (setup.3). */
const CAN_SKIP: readonly SetupStep[] = ['place', 'interests', 'company', 'notices'];

/**
 * The questions for somebody, in their order (setup.1, setup.2).
 * @param invited an invitation into a company was opened on this device
 */
export function stepsFor(
  { userMode, guardian }: Pick<User, 'userMode' | 'guardian'>,
  { invited }: { invited: boolean },
): readonly SetupStep[] {
  if (userMode === 'company') return invited ? FOR_INVITED : FOR_COMPANIES;
  return guardian === 'none' ? FOR_SEEKERS : FOR_GUARDED;
}

export function canSkip(step: SetupStep): boolean {
  return CAN_SKIP.includes(step);
}

export function passedStep(settings: Settings, step: SetupStep): PassedStep | null {
  return settings.setupSteps?.[step]?.value ?? null;
}

/** Questions that were neither answered nor skipped. */
export function missingSteps(steps: readonly SetupStep[], settings: Settings): SetupStep[] {
  return steps.filter((step) => passedStep(settings, step) === null);
}

/** The step that an address asks for, as far as somebody may go: never past a question that is still open. */
export function stepToShow(
  asked: string | undefined,
  steps: readonly SetupStep[],
  settings: Settings,
): ShownStep {
  const [open = 'summary'] = missingSteps(steps, settings);
  const all: readonly ShownStep[] = [...steps, 'summary'];
  const wanted = all.find((step) => step === asked);
  return wanted && all.indexOf(wanted) < all.indexOf(open) ? wanted : open;
}

/** Where `step` leads once it is passed: to what is still open, or back to the summary it was changed from. */
export function stepAfter(step: SetupStep, steps: readonly SetupStep[], settings: Settings): ShownStep {
  const open = missingSteps(steps, settings);
  return open.find((other) => other !== step) ?? 'summary';
}

/** Null before the first one. */
export function stepBefore(step: ShownStep, steps: readonly SetupStep[]): SetupStep | null {
  return (step === 'summary' ? steps.at(-1) : steps[steps.indexOf(step) - 1]) ?? null;
}

/** "Step 2 of 5": the summary is one of them. */
export function progressOf(step: ShownStep, steps: readonly SetupStep[]): { number: number; total: number } {
  const total = steps.length + 1;
  return { number: step === 'summary' ? total : steps.indexOf(step) + 1, total };
}
