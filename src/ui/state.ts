/** Where a step stands. `refused` is an end that has a way out; `done` on the last step is the good end. */
export type StepState = 'done' | 'current' | 'ahead' | 'refused';

export type Step = {
  key: string;
  /** "received": one word or two, the same wherever this step is told. */
  label: string;
  /** "nr. A-7F3K, 04:26": what only this one has. */
  detail?: string | undefined;
  state: StepState;
  /** A positive end: marked with a green check. */
  good?: boolean;
};

/**
 * The step a person wants to hear of: the refused one, else the present one, else the last that is done. Null where
 * nothing has happened yet.
 */
export function presentStep(steps: readonly Step[]): { step: Step; number: number } | null {
  const index =
    firstIndex(steps, 'refused') ??
    firstIndex(steps, 'current') ??
    steps.findLastIndex(({ state }) => state === 'done');
  const step = steps[index];
  return step ? { step, number: index + 1 } : null;
}

function firstIndex(steps: readonly Step[], wanted: StepState): number | undefined {
  const index = steps.findIndex(({ state }) => state === wanted);
  return index === -1 ? undefined : index;
}
