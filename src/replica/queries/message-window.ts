import type { Message } from '../../../contract/entities/conversation.ts';
import { type AppointmentState, appointmentState, isProposal } from '../../../contract/policy/appointment.ts';
import type { Replica } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { messagesOf } from './conversations.ts';

export type MessageWindow = {
  /** In order. */
  messages: Message[];
  /** How many lie before them on this device. */
  earlier: number;
  /** Own messages that have not been received, in the order they were written. */
  entries: OutboxEntry<'conversation.add-message'>[];
  /** By the proposal, also of those before the window. */
  appointments: ReadonlyMap<string, Appointment>;
};

/** A proposal and what has become of it, as far as this device knows. */
export type Appointment = { proposal: Message; state: AppointmentState<Message> };

/** Messages that are shown at first, and more at each step back. */
export const WINDOW = 100;

/**
 * A conversation from its message number `skip` on, and what is on its way there; without `skip` the newest ones. The
 * beginning of a window stays where it is while messages come in at its end. Read in one transaction, so that a
 * message is never in neither place.
 */
export function messageWindow(db: Replica, conversationId: string, skip?: number): Promise<MessageWindow> {
  return db.transaction('r', db.conversation, db.message, db.outbox, async () => {
    const all = await messagesOf(db, conversationId);
    const appointments = appointmentsAmong(all);
    const entries = [
      ...(await messageEntries(db, conversationId)),
      ...(await answerEntries(db, [...appointments.keys()])),
    ];
    const earlier = skip ?? Math.max(0, all.length - WINDOW);
    return { messages: all.slice(earlier), earlier, entries, appointments };
  });
}

/** Own messages that have not been received, in the order they were written. */
export async function messageEntries(db: Replica, conversationId: string): Promise<MessageWindow['entries']> {
  const lane = await db.outbox.where('lane').equals(`conversation:${conversationId}`).sortBy('order');
  return lane.filter(isMessage);
}

/** Own answers to these proposals: each goes by itself. */
async function answerEntries(db: Replica, proposalIds: readonly string[]): Promise<MessageWindow['entries']> {
  const lanes = proposalIds.map((id) => `message:${id}`);
  const entries = await db.outbox.where('lane').anyOf(lanes).sortBy('order');
  return entries.filter(isMessage);
}

/** @param messages in order */
export function appointmentsAmong(messages: readonly Message[]): Map<string, Appointment> {
  const answers = messages.filter((one) => one.appointment && one.replyTo !== null);
  return new Map(
    messages.filter(isProposal).map((proposal) => [
      proposal._id,
      {
        proposal,
        state: appointmentState(
          proposal,
          answers.filter(({ replyTo }) => replyTo === proposal._id),
        ),
      },
    ]),
  );
}

export function isMessage(entry: OutboxEntry): entry is OutboxEntry<'conversation.add-message'> {
  return entry.name === 'conversation.add-message';
}
