/**
 * Links of our mails: `/?action=…&token=…&cid=…`. The token is as good as a password for what it is for, so it leaves
 * the address at once and lives on in this tab alone. An invitation can be answered by the invited account alone, which
 * often has to be made first, with a mail that opens another tab: it lives on until this device is signed out.
 */

/** Where an invitation is answered. */
export const INVITATION = '/pwa/user?view=invitation';

/** The page on which something can be done about it. */
export const MAIL_PAGE = {
  // With a destination: people who are signed in go on from there at once.
  'accept-invite': `/register?to=${encodeURIComponent(INVITATION)}`,
  verify: '/',
  reset: '/forgot-password',
  guardian: '/sites/parents-letter',
  'guardian-sign': '/sites/parents-letter',
  'sign-in': '/login',
  'change-mail': '/',
  'restore-mail': '/',
};

export type MailAction = keyof typeof MAIL_PAGE;

/** Actions that are done on any page: people who are signed in go on with what they came for. */
export const isDoneAnywhere = (action: MailAction): boolean => MAIL_PAGE[action] === '/';

export type MailLink = { action: MailAction; token: string; cid: string | null };

const ACTIONS = Object.keys(MAIL_PAGE) as MailAction[];
const KEY = 'mail-link';
const NAMES = ['action', 'token', 'cid'];
const TOKEN = /^[\w.~-]{8,512}$/;

/** What a query says, and the query without it; null where it says nothing. */
export function takeMailLink(query: string): { link: MailLink | null; rest: string } | null {
  const search = new URLSearchParams(query);
  if (!NAMES.some((name) => search.has(name))) return null;
  const action = ACTIONS.find((known) => known === search.get('action'));
  const token = search.get('token') ?? '';
  const cid = search.get('cid');
  for (const name of NAMES) search.delete(name);
  const rest = search.size > 0 ? `?${search}` : '';
  return { link: action && TOKEN.test(token) ? { action, token, cid } : null, rest };
}

export function storageOf(action: MailAction): Storage {
  return action === 'accept-invite' ? localStorage : sessionStorage;
}

export function keepMailLink(storage: Storage, link: MailLink): void {
  storage.setItem(KEY, JSON.stringify(link));
}

export function readMailLink(storage: Storage, action: MailAction): MailLink | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null');
    return kept?.action === action ? kept : null;
  } catch {
    return null;
  }
}

/** It was used, or is of no use. */
export function dropMailLink(storage: Storage): void {
  storage.removeItem(KEY);
}

/** What a link that this tab was opened by asks for, to be done on any page; the build renders pages without a tab. */
export const askedAnywhere = (): MailAction | undefined =>
  globalThis.sessionStorage &&
  ACTIONS.find((action) => isDoneAnywhere(action) && readMailLink(sessionStorage, action));
