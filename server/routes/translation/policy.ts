import type { CallContext } from '../../api/call-context.ts';

/** The product's texts are for everybody. */
export async function mayReadTexts(_context: CallContext, _args: unknown): Promise<void> {}
