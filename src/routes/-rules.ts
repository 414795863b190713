import { isRedirect, type Redirect } from '../../contract/redirect.ts';
import type { Session } from '../auth/session.ts';

/** Somebody on their way to a page. */
export type Visit = {
  /** Of the address, without query and hash. */
  path: string;
  /** The whole of it, to come back to. */
  href: string;
  session: Session | null;
  /** Where they were going before they had to sign in. */
  destination?: string | null;
  /** They are resetting their password, which signs them in before they have finished with that page (forgot.6). */
  resetting?: boolean;
  /** What the routes of the page name, outermost first. */
  middleware: readonly (string | undefined)[];
  /** What the server has said about paths. */
  redirects: readonly Redirect[];
};

/** Where they end instead. `leave`: local storage is cleared and the theme is light again. */
export type Detour = { to: string; search?: Record<string, string>; leave?: true };

type Rule = {
  /** In the words of the specification's route rules. */
  rule: string;
  detour: (visit: Visit) => Detour | null;
};

/** Names a route may give in `staticData.middleware`; undefined is ignored, as the specification's routes have it. */
const MIDDLEWARE: readonly string[] = ['linked-company'];

export const within = (path: string, area: string) => path === area || path.startsWith(`${area}/`);
/** For people who are not signed in. */
export const PLAIN: readonly string[] = ['/login', '/register', '/forgot-password'];
/** Of these only people who are signed in have one. */
const OWN = ['/pwa', '/locked', '/setup'];
/** Pages that must be reachable for everybody by law. */
const LEGAL = '/sites';

/** It is read within the setup, instead of being told to wait. */
function legalPage(path: string): { page?: string } {
  return path.startsWith(`${LEGAL}/`) ? { page: path.slice(LEGAL.length + 1) } : {};
}

/** The route rules, all of them, in the order they are asked in: the first that knows a detour decides. */
export const RULES: readonly Rule[] = [
  {
    rule: 'a middleware nobody knows is an error',
    detour: ({ middleware }) => {
      const unknown = middleware.find((name) => name !== undefined && !MIDDLEWARE.includes(name));
      if (unknown !== undefined) throw new Error(`Unknown route middleware: '${unknown}'`);
      return null;
    },
  },
  {
    rule: 'the server can send the user to an external address or an internal path',
    detour: (visit) => {
      const found = visit.redirects.find(({ from, to }) => from === visit.path && to !== visit.path);
      // The server has checked it against its list; a store on a device can be tampered with.
      if (!found || !isRedirect(found)) return null;
      // Where it leads, another rule may send them straight back: then it is left out.
      const next = detourOf({ ...visit, path: found.to, middleware: [], redirects: [] });
      return next?.to === visit.path ? null : { to: found.to };
    },
  },
  {
    rule: 'not signed in on any /pwa route: to /login, local storage cleared, theme light',
    detour: ({ path, href, session }) =>
      !session && OWN.some((area) => within(path, area))
        ? { to: '/login', search: within(path, '/pwa') ? { to: href } : {}, leave: true }
        : null,
  },
  {
    rule: 'a locked user is sent to /locked',
    detour: ({ path, session }) =>
      session?.locked && path !== '/locked' && !within(path, LEGAL) ? { to: '/locked' } : null,
  },
  {
    rule: 'whoever is not locked has nothing to see on /locked',
    detour: ({ path, session }) => (session && !session.locked && path === '/locked' ? { to: '/pwa' } : null),
  },
  {
    rule: 'with the setup flag any path other than /setup leads to /setup with em=e1',
    detour: ({ path, session }) =>
      session?.setup && !session.locked && path !== '/setup'
        ? { to: '/setup', search: { em: 'e1', ...legalPage(path) } }
        : null,
  },
  {
    rule: 'whoever is set up has nothing to do on /setup',
    detour: ({ path, session, destination }) =>
      session && !session.locked && !session.setup && path === '/setup'
        ? { to: destination ?? homeOf(session) }
        : null,
  },
  {
    rule: 'signed in on /login, /register and /forgot-password: to /pwa',
    detour: ({ path, session, destination, resetting }) =>
      session && PLAIN.includes(path) && !(resetting && path === '/forgot-password')
        ? { to: destination ?? '/pwa' }
        : null,
  },
  {
    rule: 'in any other mode than company /pwa/company leads to /pwa',
    detour: ({ path, session }) =>
      within(path, '/pwa/company') && session?.userMode !== 'company' ? { to: '/pwa' } : null,
  },
  {
    rule: 'a company user without a linked company is sent to /pwa/company/create',
    detour: ({ middleware, session }) =>
      middleware.includes('linked-company') && !session?.companyId ? { to: '/pwa/company/create' } : null,
  },
];

/** Null: they may pass. Throws where a route is broken. */
export function detourOf(visit: Visit): Detour | null {
  for (const { detour } of RULES) {
    const found = detour(visit);
    if (found) return found;
  }
  return null;
}

/** The start page of a person without another destination. */
export function homeOf({ userMode }: Session): string {
  return userMode === 'company' ? '/pwa/company' : '/pwa';
}
