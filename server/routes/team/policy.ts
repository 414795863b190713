import type { CallContext } from '../../api/call-context.ts';

/** The operator shows its people to everybody. */
export async function mayReadTeam(_context: CallContext, _args: unknown): Promise<void> {}
