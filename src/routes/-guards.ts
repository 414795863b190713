import { redirect } from '@tanstack/react-router';
import type { Redirect } from '../../contract/redirect.ts';
import { dropDestination, keepDestination, readDestination } from '../auth/destination.ts';
import { isDoneAnywhere, keepMailLink, MAIL_PAGE, storageOf, takeMailLink } from '../auth/mail-link.ts';
import { RESET_STAGE } from '../auth/reset-stage.ts';
import { readSession, type Session } from '../auth/session.ts';
import { detourOf, PLAIN, within } from './-rules.ts';

/** What the guard needs of the app; part of the router's context. */
export type GuardContext = {
  /** Who is signed in on this device; opens their replica. Never needs the network for somebody who was here before. */
  resume: () => Promise<Session | null>;
  /** Asks the sign-in service, once the page is painted, and the rules again if it still knows somebody. */
  recall: () => void;
  /** Specification section 2: local storage cleared, theme light. */
  leave: () => void;
  /** Paths that lead somewhere else, as the server has said last. */
  redirects: () => Promise<readonly Redirect[]>;
};

/** Somebody goes to a page. */
export type Navigation = {
  context: GuardContext;
  location: { pathname: string; href: string; searchStr: string };
  /** The routes of the page, outermost first. */
  matches: readonly { staticData: StaticData }[];
  /** A preload: the person has not gone there yet. */
  preload: boolean;
};

/** What a route says of itself. */
export type StaticData = { middleware?: readonly (string | undefined)[] };

/** Public paths that look the same for all people: the sign-in service need not be asked for them. */
const OPEN = /^\/(?:$|sites\/|team$|offline$)/;

/** Before every page, once for all of its routes. The rules themselves: `-rules.ts`. */
export async function guard({ context, location, matches, preload }: Navigation): Promise<void> {
  const { pathname: path, href } = location;
  const mailed = takeMailLink(location.searchStr);
  if (mailed) {
    const { link, rest } = mailed;
    // A preload must not change the address that is really visited.
    if (!preload && link) keepMailLink(storageOf(link.action), link);
    // `//host` would be another origin.
    const cleaned = path.replace(/^\/+/, '/') + rest;
    const goesOn = link && isDoneAnywhere(link.action) && readSession() !== null;
    const page = goesOn ? '/login' : link && MAIL_PAGE[link.action];
    throw redirect({ href: page ?? cleaned, replace: true });
  }
  // Nearly always nobody is signed in on a plain page, so it does not wait for the sign-in service.
  const isPlain = PLAIN.includes(path);
  const known = readSession();
  // What follows a new password needs the account that it has opened, also after a reload.
  const resetting = isPlain && known !== null && sessionStorage.getItem(RESET_STAGE) !== null;
  const session = OPEN.test(path) || (isPlain && !resetting) ? known : await context.resume();
  if (isPlain && !session && !preload) context.recall();
  const middleware = matches.flatMap(({ staticData }) => staticData.middleware ?? []);
  // Before the rules: those who are signed in already, or have yet to finish the setup, go there as well.
  if (isPlain && !preload) keepDestination(new URLSearchParams(location.searchStr).get('to'));
  const destination = readDestination();
  const redirects = await context.redirects();
  const detour = detourOf({
    path,
    href,
    session,
    destination,
    resetting,
    middleware,
    redirects,
  });
  if (!detour) {
    if (!preload && href !== destination && within(path, '/pwa')) dropDestination();
    return;
  }
  if (detour.leave && !preload) context.leave();
  if (detour.to.startsWith('https://')) throw redirect({ href: detour.to, reloadDocument: true });
  // A destination has a query of its own.
  const query = detour.search ? `?${new URLSearchParams(detour.search)}` : '';
  throw redirect({ href: detour.to + query, replace: true });
}
