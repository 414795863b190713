import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ClockContext } from '../../i18n/clock.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { MUTE_FOR, useMute } from './use-mute.ts';

const NOW = Date.parse('2026-03-02T09:00:00.000Z');
const mutate = vi.hoisted(() => vi.fn());
vi.mock('../../i18n/use-now.ts', () => ({ useNow: () => NOW }));
vi.mock('../../sync/react/use-sync.ts', () => ({
  // The clock of this phone is half a day behind.
  useSync: () => ({ mutate, now: () => Date.parse('2026-03-01T21:00:00.000Z') }),
}));

it('chat.8 a conversation is muted by the server’s clock, whatever the phone’s says', () => {
  function Muting() {
    useMute({ _id: 'talk', conversation: undefined, uid: 'me' } as Chat).set(MUTE_FOR.hours);
    return null;
  }
  renderToStaticMarkup(
    <ClockContext value={() => new Date(NOW)}>
      <Muting />
    </ClockContext>,
  );
  expect(mutate).toHaveBeenCalledWith('conversation.mute', {
    _conversationId: 'talk',
    until: '2026-03-02T17:00:00.000Z',
  });
});
