import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { Step, StepState } from './state.ts';
import { stateText } from './state-text.ts';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
const LABELS = ['on this device', 'sent', 'received', 'seen', 'answered'];

function steps(states: StepState[], details: Record<number, string> = {}): Step[] {
  return states.map((state, i) => ({ key: `${i}`, label: LABELS[i] as string, detail: details[i], state }));
}

test('job.4 the present step is told with its number and detail', () => {
  const told = stateText(
    i18n,
    steps(['done', 'done', 'current', 'ahead', 'ahead'], { 2: 'nr. A-7F3K, 04:26' }),
  );
  expect(told).toBe('Step 3 of 5: received nr. A-7F3K, 04:26');
});

test('a refused step is told as refused, even with a present step beside it', () => {
  expect(stateText(i18n, steps(['current', 'refused', 'ahead', 'ahead', 'ahead']))).toBe(
    'Step 2 of 5, refused: sent',
  );
});

test('when all is done the last step is told', () => {
  expect(stateText(i18n, steps(['done', 'done', 'done', 'done', 'done']))).toBe('Step 5 of 5: answered');
});

test('when nothing has happened yet it says so', () => {
  expect(stateText(i18n, steps(['ahead', 'ahead']))).toBe('Not started, 2 steps ahead');
});
