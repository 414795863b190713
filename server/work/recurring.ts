import type { ChangeContext } from '../api/call-context.ts';
import { queueWork } from './queue.ts';
import type { Work } from './work-kinds.ts';

const RECURRING = new Set<Work>();

/**
 * Work that is done again `everyMs` after it was done, or at once where it says that more waits: what it does in one
 * go stays a short transaction.
 */
export function recurring(
  everyMs: number,
  // biome-ignore lint/suspicious/noConfusingVoidType: most of it never has more.
  act: (context: ChangeContext) => Promise<boolean | void>,
): Work {
  const work: Work = async (context) => {
    const more = await act(context);
    return new Date(context.now.getTime() + (more === true ? 0 : everyMs));
  };
  RECURRING.add(work);
  return work;
}

/** Puts every recurring kind on the table, due at once; one that is there already is only made due. */
export async function queueRecurring(context: ChangeContext, kinds: Readonly<Record<string, Work>>) {
  for (const [kind, work] of Object.entries(kinds)) {
    if (RECURRING.has(work)) await queueWork(context, { kind, key: 'recurring' });
  }
}
