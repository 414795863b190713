import { describe, expect, it } from 'vitest';
import type { Session } from '../auth/session.ts';
import { detourOf, RULES, type Visit } from './-rules.ts';

const seeker: Session = {
  uid: 'a',
  email: 'a@example.org',
  userMode: 'user',
  companyId: null,
  locked: null,
  deletion: null,
  setup: false,
};
const founder: Session = { ...seeker, userMode: 'company' };
const member: Session = { ...founder, companyId: '01932f6e-0000-7000-8000-000000000001' };
const locked: Session = {
  ...seeker,
  locked: { since: '2026-11-01T09:00:00.000Z', until: null, reasonCode: 'fake_job', statement: 'No.' },
};
const fresh: Session = { ...seeker, setup: true };

const visit = (
  path: string,
  session: Session | null,
  middleware: Visit['middleware'] = [],
  redirects: Visit['redirects'] = [],
) => detourOf({ path, href: `${path}?a=1`, session, middleware, redirects });
const LINKED = ['linked-company'];

describe('route rules', () => {
  it.each<[string, Session | null, Visit['middleware'], string | null]>([
    ['/', null, [], null],
    ['/', seeker, [], null],
    ['/team', null, [], null],
    ['/sites/imprint', null, [], null],
    ['/pwa', null, [], '/login'],
    ['/pwa/chat', null, [], '/login'],
    ['/pwa', seeker, [], null],
    ['/pwamed', null, [], null],
    ['/locked', null, [undefined], '/login'],
    ['/setup', null, [undefined], '/login'],
    ['/login', null, [], null],
    ['/login', seeker, [], '/pwa'],
    ['/register', seeker, [], '/pwa'],
    ['/forgot-password', seeker, [], '/pwa'],
    ['/pwa/company', seeker, LINKED, '/pwa'],
    ['/pwa/company/create', seeker, [], '/pwa'],
    ['/pwa/company', founder, LINKED, '/pwa/company/create'],
    ['/pwa/company/create', founder, [], null],
    ['/pwa/company', member, LINKED, null],
    ['/pwa/company/settings', null, LINKED, '/login'],
    ['/pwa', locked, [], '/locked'],
    ['/', locked, [], '/locked'],
    ['/login', locked, [], '/locked'],
    ['/setup', { ...locked, setup: true }, [undefined], '/locked'],
    ['/locked', locked, [undefined], null],
    ['/sites/privacy', locked, [], null],
    ['/locked', seeker, [undefined], '/pwa'],
    ['/pwa', fresh, [], '/setup'],
    ['/', fresh, [], '/setup'],
    ['/sites/imprint', fresh, [], '/setup'],
    ['/setup', fresh, [undefined], null],
    ['/setup', seeker, [undefined], '/pwa'],
    ['/setup', founder, [undefined], '/pwa/company'],
    ['/setup', member, [undefined], '/pwa/company'],
  ])('%s, %j, %j → %s', (path, session, middleware, to) => {
    expect(visit(path, session, middleware)?.to ?? null).toBe(to);
  });

  it('forgot.6 who is signed in by a new password is not led away from that page, but from any other', () => {
    const middle = { session: seeker, middleware: [], redirects: [], resetting: true };
    expect(detourOf({ ...middle, path: '/forgot-password', href: '/forgot-password' })).toBe(null);
    expect(detourOf({ ...middle, path: '/login', href: '/login' })).toEqual({ to: '/pwa' });
  });

  it('only whoever is sent to sign in loses what is local, and comes back afterwards (login.7)', () => {
    expect(visit('/pwa/chat', null)).toEqual({ to: '/login', search: { to: '/pwa/chat?a=1' }, leave: true });
    expect(visit('/pwa/company', seeker)).toEqual({ to: '/pwa' });
  });

  it('setup.6 any other path is told apart by em=e1', () => {
    expect(visit('/pwa', fresh)).toEqual({ to: '/setup', search: { em: 'e1' } });
    expect(visit('/team', fresh)).toEqual({ to: '/setup', search: { em: 'e1' } });
  });

  it('imprint.5 what the law wants to be readable is read within the setup', () => {
    expect(visit('/sites/privacy', fresh)).toEqual({ to: '/setup', search: { em: 'e1', page: 'privacy' } });
  });

  it('locked.6 an undefined middleware is ignored, an unknown one is an error', () => {
    expect(visit('/team', null, [undefined])).toBeNull();
    expect(() => visit('/team', null, ['admin'])).toThrow("Unknown route middleware: 'admin'");
  });

  it('the server sends elsewhere by path, and nowhere but where it may', () => {
    const redirects = [
      { from: '/old', to: '/team' },
      { from: '/pwa/company/pricing', to: 'https://status.example.org/plans' },
      { from: '/team', to: '/team' },
      { from: '/evil', to: '//evil.example' },
      { from: '/worse', to: 'javascript:alert(1)' },
    ];
    expect(visit('/old', null, [], redirects)).toEqual({ to: '/team' });
    // Before anybody is asked to sign in.
    expect(visit('/pwa/company/pricing', null, [], redirects)?.to).toBe('https://status.example.org/plans');
    for (const path of ['/team', '/evil', '/worse', '/old/below'])
      expect(visit(path, null, [], redirects)).toBeNull();
    // Signed out, /pwa leads back to /login: such a redirect would go round for ever.
    const round = [{ from: '/login', to: '/pwa' }];
    expect(visit('/login', null, [], round)).toBeNull();
    expect(visit('/login', seeker, [], round)).toEqual({ to: '/pwa' });
  });

  it('nobody is sent round in a circle', () => {
    const paths = [
      '/',
      '/login',
      '/register',
      '/pwa',
      '/pwa/company',
      '/pwa/company/create',
      '/locked',
      '/setup',
    ];
    const sessions = [null, seeker, founder, member, locked, fresh, { ...locked, setup: true }];
    for (const session of sessions)
      for (const path of paths) {
        let at = path;
        for (let steps = 0; ; steps += 1) {
          const next = visit(at, session, at === '/pwa/company' ? LINKED : []);
          if (!next) break;
          at = next.to;
          expect(steps).toBeLessThan(RULES.length);
        }
      }
  });

  it('login.7 who is signed in and set up goes on to where they were going', () => {
    const destination = '/pwa/01932f6e-0000-7000-8000-000000000001?view=apply';
    const going = (path: string, session: Session | null) =>
      detourOf({ path, href: path, session, destination, middleware: [], redirects: [] })?.to ?? null;
    expect(going('/login', seeker)).toBe(destination);
    expect(going('/register', seeker)).toBe(destination);
    expect(going('/setup', seeker)).toBe(destination);
    expect(going('/setup', fresh)).toBeNull();
    expect(going('/login', fresh)).toBe('/setup');
    expect(going('/login', locked)).toBe('/locked');
    expect(going('/login', null)).toBeNull();
    expect(going('/pwa', seeker)).toBeNull();
  });
});
