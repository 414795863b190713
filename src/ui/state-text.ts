import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { presentStep, type Step } from './state.ts';

/** The state line for the ear: "Step 3 of 5: received nr. A-7F3K, 04:26". */
export function stateText(i18n: I18n, steps: readonly Step[]): string {
  const present = presentStep(steps);
  const total = steps.length;
  if (!present) return i18n._(msg`Not started, ${total} steps ahead`);
  const { step, number } = present;
  const what = [step.label, step.detail].filter(Boolean).join(' ');
  return step.state === 'refused'
    ? i18n._(msg`Step ${number} of ${total}, refused: ${what}`)
    : i18n._(msg`Step ${number} of ${total}: ${what}`);
}
