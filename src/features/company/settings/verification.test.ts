import { expect, it } from 'vitest';
import type { Registration } from '../../../../contract/entities/registration.ts';
import { verificationSteps } from './verification.tsx';

const shown = (kind: Registration['kind'], state: Registration['state']) =>
  verificationSteps({ kind, state, reason: null }).map((step) => `${step.key} ${step.state}`);

it('companysettings.8 what waits in the outbox is looked at by nobody', () => {
  const steps = verificationSteps({ kind: 'household', state: 'waiting', reason: null }, true);
  expect(steps.map(({ state }) => state)).toEqual(['done', 'current', 'ahead', 'ahead']);
});

it.each<[Registration['kind'], Registration['state'], string]>([
  ['household', 'open', 'said done, document current, looked ahead, verified ahead'],
  ['household', 'waiting', 'said done, document done, looked current, verified ahead'],
  ['household', 'refused', 'said done, document done, looked refused, verified ahead'],
  ['association', 'waiting', 'said done, looked current, verified ahead'],
  ['association', 'open', 'said done, document current, looked ahead, verified ahead'],
  ['business', 'accepted', 'said done, looked done, verified done'],
])('companysettings.8 %s, %s: %s', (kind, state, steps) => {
  expect(shown(kind, state).join(', ')).toBe(steps);
});
