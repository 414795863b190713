import type { Application } from '../../../contract/entities/application.ts';
import type { Message } from '../../../contract/entities/conversation.ts';
import { type AppointmentState, appointmentState, isProposal } from '../../../contract/policy/appointment.ts';
import type { Replica } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { applicationOfConversation } from './applications.ts';
import { isMessage } from './message-entries.ts';

export type MessageWindow = {
  /** In order. */
  messages: Message[];
  /** The number of the message it begins with: everything newer is in it. */
  from: number;
  /** Whether some lie before them on this device, and the number of the one it begins with after a step back. */
  hasEarlier: boolean;
  before: number;
  /** Own messages that have not been received, in the order they were written. */
  entries: OutboxEntry<'conversation.add-message'>[];
  /** By the proposal, also of those before the window and of what was emptied. */
  appointments: ReadonlyMap<string, Appointment>;
};

/** A proposal and what has become of it, as far as this device knows. */
export type Appointment = { proposal: Message; state: AppointmentState<Message> };

/** Messages that are shown at first, and more at each step back. */
export const WINDOW = 100;

/**
 * A conversation from its message number `from` on, and what is on its way there; without `from` the newest ones. The
 * beginning of a window stays where it is while messages come in at its end. Read in one transaction, so that a
 * message is never in neither place. No more is read than is shown: a conversation may hold tens of thousands.
 */
export function messageWindow(db: Replica, conversationId: string, from?: number): Promise<MessageWindow> {
  const tables = [db.conversation, db.message, db.outbox, db.application, db.applicant];
  return db.transaction('r', tables, async () => {
    const conversation = await db.conversation.get(conversationId);
    const about = (await applicationOfConversation(db, conversationId))?.row;
    const me = conversation?.participants.find(({ _userId }) => _userId === db.uid);
    const first = (me?.clearedSeq ?? 0) + 1;
    const isShown = ({ deletedFor }: Message) => !deletedFor?.includes(db.uid);
    const numbered = (least: number, below: number) =>
      db.message
        .where('[_conversationId+seq]')
        .between([conversationId, least], [conversationId, below], true, false);
    const newest = () => numbered(first, Number.POSITIVE_INFINITY).reverse().limit(WINDOW).toArray();
    const received =
      from === undefined
        ? (await newest()).toReversed()
        : await numbered(Math.max(first, from), Number.POSITIVE_INFINITY).toArray();
    // Where all of it fits, what a pull still brings of the past belongs to it.
    const begin = from ?? (received.length < WINDOW ? 0 : (received[0]?.seq ?? 0));
    // Not counted: the store walks over all that it counts, and this is read again with each message that comes.
    const stepBack = await numbered(first, Math.max(first, begin)).reverse().limit(WINDOW).keys();
    const unsent = (await db.outbox.toArray()).filter(isMessage);
    const waiting = await waitingRows(db, conversationId, unsent);
    const appointments = appointmentsAmong(
      (await appointmentRows(db, conversationId)).filter(isShown),
      about?.statusAt,
    );
    const lanes = [...appointments.keys()].map((id) => `message:${id}`);
    return {
      messages: [...received, ...waiting].filter(isShown),
      from: begin,
      hasEarlier: stepBack.length > 0,
      before: numberIn(stepBack.at(-1)) ?? begin,
      entries: [
        ...unsent.filter(({ lane }) => lane === `conversation:${conversationId}`),
        // Own answers to these proposals: each goes by itself.
        ...unsent.filter(({ lane }) => lanes.includes(lane)),
      ],
      appointments,
    };
  });
}

/** What only this device has of a conversation, in the order it was written: without a number no index by it knows it. */
async function waitingRows(
  db: Replica,
  conversationId: string,
  unsent: readonly OutboxEntry<'conversation.add-message'>[],
): Promise<Message[]> {
  // One that a newer version has written may be of another form.
  const rows = await db.message.bulkGet(unsent.flatMap(({ args }) => args.clientId ?? []));
  return rows
    .filter((row) => row !== undefined)
    .filter((row) => row._conversationId === conversationId && row.seq === null)
    .toSorted((a, b) => a.clientAt.localeCompare(b.clientAt) || a._id.localeCompare(b._id));
}

/** Proposals of appointments and answers to them, in order; few among many messages, so they have an index. */
async function appointmentRows(db: Replica, conversationId: string): Promise<Message[]> {
  const rows = await db.message.where('appointment.step').above('').toArray();
  const place = ({ seq }: Message) => seq ?? Number.POSITIVE_INFINITY;
  return rows
    .filter((row) => row._conversationId === conversationId)
    .toSorted((a, b) => place(a) - place(b) || a.clientAt.localeCompare(b.clientAt));
}

/** The number in a key of the index by conversation and number. */
function numberIn(key: unknown): number | undefined {
  return Array.isArray(key) ? (key[1] as number) : undefined;
}

/** @param messages in order; @param statusAt of the application that they are about */
function appointmentsAmong(
  messages: readonly Message[],
  statusAt: Application['statusAt'] | undefined,
): Map<string, Appointment> {
  const answers = messages.filter((one) => one.appointment && one.replyTo !== null);
  return new Map(
    messages.filter(isProposal).map((proposal) => [
      proposal._id,
      {
        proposal,
        state: appointmentState(
          proposal,
          answers.filter(({ replyTo }) => replyTo === proposal._id),
          statusAt,
        ),
      },
    ]),
  );
}
