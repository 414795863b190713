import { useRef } from 'react';
import type { AppointmentStep, Message } from '../../../contract/entities/conversation.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { useSendMessage } from './use-send-message.ts';

type Answer = (step: Exclude<AppointmentStep, 'proposed'>, time?: string) => Promise<void>;

/** Takes a time of a proposal, or calls it off. A second tap while the first is being kept does nothing. */
export function useAnswerAppointment(chat: Chat, proposal: Message): Answer {
  const send = useSendMessage(chat);
  const busy = useRef(false);
  return async (step, time) => {
    const { appointment, text, _id: replyTo } = proposal;
    if (!appointment || busy.current) return;
    busy.current = true;
    const { minutes, place } = appointment;
    try {
      await send({ text, replyTo, appointment: { step, times: time ? [time] : [], minutes, place } });
    } finally {
      busy.current = false;
    }
  };
}
