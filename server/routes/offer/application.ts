import type { CallContext } from '../../api/call-context.ts';
import { overtaken } from '../../domain/application/transition.ts';
import type { Acting } from './policy.ts';

/** An offer ends nowhere once its application is over: throws what has become of that. */
export async function assertApplicationOpen(
  context: CallContext,
  { application }: Pick<Acting, 'application'>,
): Promise<void> {
  if (application !== undefined && application.status !== 'accepted') await overtaken(context, application);
}
