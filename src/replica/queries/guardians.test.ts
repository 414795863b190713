import { describe, expect, it } from 'vitest';
import type { Guardian } from '../../../contract/entities/user.ts';
import { guardiansAsked, nextAsked } from './guardians.ts';

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T09:00:00.000Z`;
const asked = (more: Partial<Guardian>): Guardian => ({
  _id: '01932f6e-0000-7000-8000-000000000001',
  act: 'account',
  namedBy: 'child',
  mail: 'mum@example.org',
  state: 'sent',
  sentAt: at(2),
  openedAt: null,
  confirmedAt: null,
  refusedAt: null,
  revokedAt: null,
  ...more,
});
const mum = asked({ state: 'confirmed', confirmedAt: at(3) });
const dad = asked({ namedBy: 'guardian', mail: null, sentAt: at(3) });

describe('setup.2 creator.1 who is asked, and who next', () => {
  it('both parents count, and nobody who was asked about another act', () => {
    const creator = asked({ act: 'creator' });
    expect(guardiansAsked([mum, dad, creator], 'account')).toEqual([mum, dad]);
    expect(nextAsked([mum, dad, creator], 'account')).toEqual({ open: dad, mail: '' });
    expect(nextAsked([mum, dad, creator], 'creator')).toEqual({ open: creator, mail: 'mum@example.org' });
  });

  it('who refused stays beside who agreed until another address is asked', () => {
    const refused = { ...dad, state: 'refused' as const, refusedAt: at(4) };
    expect(guardiansAsked([mum, refused], 'account')).toEqual([mum, refused]);
    expect(nextAsked([mum, refused], 'account')).toEqual({ open: undefined, mail: '' });
    const other = asked({ mail: 'papa@example.org', sentAt: at(5) });
    expect(guardiansAsked([mum, refused, other], 'account')).toEqual([mum, other]);
  });

  it('who took it back stays until asked again, at the same address', () => {
    const revoked = { ...mum, state: 'revoked' as const, revokedAt: at(4) };
    const agreed = { ...dad, state: 'confirmed' as const, confirmedAt: at(3) };
    expect(guardiansAsked([revoked, agreed], 'account')).toEqual([revoked, agreed]);
    expect(nextAsked([revoked, agreed], 'account')).toEqual({ open: undefined, mail: 'mum@example.org' });
    const again = asked({ sentAt: at(5) });
    expect(guardiansAsked([revoked, again], 'account')).toEqual([again]);
  });
});
