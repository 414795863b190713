/** Stands for any job, in the address that is painted alone: there is none of that id. */
export const NO_JOB = '0'.repeat(36);

/**
 * Pages that strangers come to. The build paints each as it looks before the app's code has come (src/first-paint.tsx), and
 * the server sends it (server/http/plugins/first-paint.ts). By their names, the addresses that are painted.
 */
export const FIRST_PAINTS = {
  start: '/',
  login: '/login',
  register: '/register',
  'register-user': '/register?mode=user',
  'register-company': '/register?mode=company',
  'register-to-apply': `/register?mode=user&to=/pwa/${NO_JOB}`,
} as const;
export type FirstPaint = keyof typeof FIRST_PAINTS;

/** Which of them the page at an address looks like; undefined where the app alone knows how it begins. */
export function firstPaintAt(address: string): FirstPaint | undefined {
  const [path, query] = address.split('?');
  if (path === '/') return 'start';
  if (path === '/login') return 'login';
  if (path !== '/register') return undefined;
  const asked = new URLSearchParams(query);
  const [mode, to] = [asked.get('mode'), asked.get('to')];
  // Who comes without having chosen may have been invited.
  if (mode === null) return to === null ? 'register' : undefined;
  if (mode !== 'user' && mode !== 'company') return undefined;
  if (!isToApply(to)) return `register-${mode}`;
  return mode === 'user' ? 'register-to-apply' : undefined;
}

/** The page of a job. The same in public/before-paint.js, which imports nothing. */
export const TO_APPLY = /^\/pwa\/[0-9a-f-]{36}(?:\?|$)/;

/** Whether a page that somebody was going to is that of a job: they have come for it, and need an account to apply. */
export function isToApply(page: string | null): boolean {
  return page !== null && TO_APPLY.test(page);
}
