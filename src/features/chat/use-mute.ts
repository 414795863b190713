import { useClock } from '../../i18n/clock.ts';
import { useNow } from '../../i18n/use-now.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { mutedUntilOf } from '../../replica/queries/conversations.ts';
import { useSync } from '../../sync/react/use-sync.ts';

const HOUR_MS = 3_600_000;

/** Milliseconds. */
export const MUTE_FOR = { hours: 8 * HOUR_MS, week: 168 * HOUR_MS, ever: Number.POSITIVE_INFINITY } as const;

/** Later than anybody writes here. */
const FOR_EVER = '9999-12-31T00:00:00.000Z';

/** No push about a conversation for a while; what is written is still there. */
export function useMute({ _id, conversation, uid }: Chat) {
  const { mutate } = useSync();
  const clock = useClock();
  const shown = useNow();
  const until = conversation ? mutedUntilOf(conversation, uid) : null;
  const set = (forMs: number | null) => {
    // The server's clock, by which it is over.
    const end = forMs === MUTE_FOR.ever ? FOR_EVER : new Date(clock().getTime() + (forMs ?? 0)).toISOString();
    void mutate('conversation.mute', { _conversationId: _id, until: forMs === null ? null : end });
  };
  return { until: until !== null && Date.parse(until) > shown ? until : null, set };
}
