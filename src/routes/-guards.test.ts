import { isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import type { Session } from '../auth/session.ts';
import {
  requireCompany,
  requireCompanyMode,
  requireSignedIn,
  requireSignedOut,
  safeReturnPath,
} from './-guards.ts';

const seeker: Session = { uid: 'a', email: 'a@example.org', userMode: 'user', companyId: null };
const founder: Session = { ...seeker, userMode: 'company' };
const member: Session = { ...founder, companyId: '01932f6e-0000-7000-8000-000000000001' };

/** Where a guard leads; null where it lets pass. */
async function ends(guard: (given: never) => Promise<unknown>, session: Session | null, left: string[] = []) {
  const context = { resume: async () => session, leave: () => left.push('left') };
  try {
    await guard({ context, location: { href: '/pwa/chat?conversation=1' } } as never);
    return null;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    return thrown.options.to;
  }
}

describe('route rules', () => {
  it.each([
    ['/pwa/*, signed out', requireSignedIn, null, '/login'],
    ['/pwa/*, signed in', requireSignedIn, seeker, null],
    ['/login, signed in', requireSignedOut, seeker, '/pwa'],
    ['/login, signed out', requireSignedOut, null, null],
    ['/pwa/company, seeker', requireCompanyMode, seeker, '/pwa'],
    ['/pwa/company, company mode', requireCompanyMode, founder, null],
    ['/pwa/company, no company linked', requireCompany, founder, '/pwa/company/create'],
    ['/pwa/company, company linked', requireCompany, member, null],
  ])('%s', async (_, guard, session, to) => {
    expect(await ends(guard, session)).toBe(to);
  });

  it('clears what is local only when somebody is sent away', async () => {
    const left: string[] = [];
    await ends(requireSignedIn, seeker, left);
    expect(left).toEqual([]);
    await ends(requireSignedIn, null, left);
    expect(left).toEqual(['left']);
  });

  it.each([
    ['/pwa/chat?conversation=1', '/pwa/chat?conversation=1'],
    ['/pwa', '/pwa'],
    ['/pwamed', '/pwa'],
    ['https://evil.example/pwa', '/pwa'],
    ['//evil.example', '/pwa'],
    [undefined, '/pwa'],
  ])('login.7 the return path %s leads to %s', (to, end) => {
    expect(safeReturnPath(to, '/pwa')).toBe(end);
  });
});
