import type { CallContext } from '../../api/call-context.ts';

/** Whoever goes to a page has to know where it went. */
export async function mayReadRedirects(_context: CallContext, _args: unknown): Promise<void> {}
