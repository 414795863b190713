import { describe, expect, it } from 'vitest';
import type { Guardian } from '../../../../contract/entities/user.ts';
import { guardianSteps } from './guardian-steps.ts';

const asked: Guardian = {
  _id: '01932f6e-0000-7000-8000-000000000001',
  act: 'account',
  namedBy: 'child',
  mail: 'mum@example.org',
  state: 'sent',
  sentAt: '2026-03-02T09:00:00.000Z',
  openedAt: null,
  confirmedAt: null,
  refusedAt: null,
  revokedAt: null,
};
const opened: Guardian = { ...asked, state: 'opened', openedAt: '2026-03-02T10:00:00.000Z' };
const confirmed: Guardian = { ...opened, state: 'confirmed', confirmedAt: '2026-03-02T11:00:00.000Z' };
const refused: Guardian = { ...opened, state: 'refused', mail: null, refusedAt: '2026-03-02T11:00:00.000Z' };
const revoked: Guardian = { ...confirmed, state: 'revoked', revokedAt: '2026-03-03T09:00:00.000Z' };

describe('setup.2 L21 how far a guardian is', () => {
  it.each([
    [asked, ['sent current', 'opened ahead', 'confirmed ahead']],
    [opened, ['sent done', 'opened current', 'confirmed ahead']],
    [confirmed, ['sent done', 'opened done', 'confirmed current good']],
    [refused, ['sent done', 'opened done', 'refused refused']],
    [revoked, ['sent done', 'opened done', 'confirmed done', 'revoked refused']],
  ])('$state', (guardian, told) => {
    const steps = guardianSteps(guardian as Guardian);
    expect(
      steps.map(({ key, state, good }) => [key, state, good && 'good'].filter(Boolean).join(' ')),
    ).toEqual(told);
  });
});
