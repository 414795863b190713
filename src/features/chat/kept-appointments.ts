import { isLive } from '../../../contract/policy/appointment.ts';
import type { MessageWindow } from '../../replica/queries/message-window.ts';

/**
 * The window with the appointments that still hold where the conversation was emptied: the banner leads there, and they
 * can be called off. The same window where there is none.
 */
export function withKept(window: MessageWindow, clearedSeq: number, now: number): MessageWindow {
  const kept = [...window.appointments.values()]
    .filter(({ proposal, state }) => isLive(proposal, state, now))
    .map(({ proposal }) => proposal)
    .filter(({ seq }) => seq !== null && seq <= clearedSeq);
  return kept.length === 0 ? window : { ...window, messages: [...kept, ...window.messages] };
}
