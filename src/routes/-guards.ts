import { redirect } from '@tanstack/react-router';
import type { Session } from '../auth/session.ts';

/** What guards need of the app; part of the router's context. */
export type GuardContext = {
  /** Who is signed in on this device; opens their replica. Never needs the network for somebody who was here before. */
  resume: () => Promise<Session | null>;
  /** Specification section 2: local storage cleared, theme light. */
  leave: () => void;
};

type Guarded = { context: GuardContext; location: { href: string } };

/** /pwa and below: not signed in ends at /login, which leads back here afterwards (login.7). */
export async function requireSignedIn({ context, location }: Guarded): Promise<{ session: Session }> {
  const session = await context.resume();
  if (session) return { session };
  context.leave();
  throw redirect({ to: '/login', search: { to: location.href }, replace: true });
}

/** /login and /register: signed in ends at /pwa. */
export async function requireSignedOut({ context }: Guarded): Promise<void> {
  if (await context.resume()) throw redirect({ to: '/pwa', replace: true });
}

/** /pwa/company and below: any other mode ends at /pwa. */
export async function requireCompanyMode({ context }: Guarded): Promise<void> {
  const session = await context.resume();
  if (session?.userMode !== 'company') throw redirect({ to: '/pwa', replace: true });
}

/** Company screens but /create: without a linked company they end there. */
export async function requireCompany({ context }: Guarded): Promise<{ companyId: string }> {
  const session = await context.resume();
  if (!session?.companyId) throw redirect({ to: '/pwa/company/create', replace: true });
  return { companyId: session.companyId };
}

/** Where to go after signing in: only back into the app, whatever the address says. */
export function safeReturnPath(to: string | undefined, fallback: string): string {
  return to && /^\/pwa(?:[/?#]|$)/.test(to) ? to : fallback;
}
