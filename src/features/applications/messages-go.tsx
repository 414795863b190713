import type { ReactNode } from 'react';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { goingWith } from '../../replica/queries/going-with.ts';
import { useLive } from '../../replica/use-live.ts';

type Props = { entry: OutboxEntry; children: ReactNode };

/** Says that messages behind an application go where that is taken out of the outbox (rule W11.6), if there are any. */
export function MessagesGo({ entry: { id }, children }: Props) {
  const going = useLive((db) => goingWith(db, id), [id]);
  if (!going?.some(({ name }) => name === 'conversation.add-message')) return null;
  return <p className="text-small">{children}</p>;
}
