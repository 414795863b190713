import type { Application } from '../../../contract/entities/application.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';

/**
 * Ids of an application that is sent now: those of an earlier try or of the withdrawn record, because it is the same
 * application, unless the server knows them as somebody else's.
 */
export function applicationIds(
  earlier: Pick<Application, '_id' | '_conversationId'> | undefined,
  stopped: Pick<OutboxEntry, 'refusal'> | undefined,
  newId: () => string,
): { _id: string; _conversationId: string } {
  if (!earlier || stopped?.refusal?.code === 'state_conflict')
    return { _id: newId(), _conversationId: newId() };
  return { _id: earlier._id, _conversationId: earlier._conversationId };
}
