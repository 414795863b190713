import type { Job } from '../../../contract/entities/job.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import { newApplication } from '../../../contract/new-application.ts';
import { newConversation, newMessage, newParticipant } from '../../../contract/new-conversation.ts';
import type { TapPlan } from './bench.ts';
import { uuid } from './rows.ts';

/** What the taps are about, the same for every subject: every second one applies, the others write a message. */

export const UID = 'seeker1';
export const BEFORE_TAPS = { jobs: 1000, conversations: 8 } as const;
const AT = '2026-11-20T04:26:00.000Z';

export function conversationId(n: number): string {
  return uuid(3_000_000 + (n % BEFORE_TAPS.conversations));
}

export function conversationRow(n: number) {
  return {
    ...newConversation({
      _id: conversationId(n),
      _applicationId: uuid(3_100_000 + n),
      _jobId: uuid(1_000_000 + n),
      _companyId: uuid(5000),
      jobTitle: 'Bäckereifachverkäufer (m/w/d)',
      companyName: 'Brotkultur Freiburg',
      status: 'open',
      participants: [newParticipant({ _userId: UID, side: 'talent', name: 'Mika' })],
      createdAt: AT,
    }),
    ver: 1,
  };
}

export function messageArgs(
  n: number,
): MutationArgs<'conversation.add-message'> & { _conversationId: string } {
  return {
    clientId: uuid(4_000_000 + n),
    _conversationId: conversationId(n),
    type: 'text',
    text: `Guten Tag, ich kann ab Montag anfangen und bringe meine Zeugnisse mit. Nachricht ${n}.`,
    clientAt: AT,
  };
}

export function applyArgs(n: number): MutationArgs<'application.add'> {
  return {
    _id: uuid(6_000_000 + n),
    _jobId: uuid(1_000_000 + (n % BEFORE_TAPS.jobs)),
    _conversationId: uuid(7_000_000 + n),
    note: 'Guten Tag, ich habe drei Jahre in einer Backstube gearbeitet und wohne um die Ecke.',
    jobRev: 1,
  };
}

export function applicationFor(n: number, job: Job) {
  return newApplication(applyArgs(n), AT, job, undefined);
}

export function messageFor(n: number) {
  return newMessage(messageArgs(n), { _userId: UID, side: 'talent' });
}

export function tapApplies(n: number, what: TapPlan['what']): boolean {
  return what === 'applications' || (what === 'mixed' && n % 2 === 0);
}

/** An entry as an outbox would keep it. */
export function tapEntry(n: number, what: TapPlan['what']) {
  const applies = tapApplies(n, what);
  return {
    id: uuid(8_000_000 + n),
    name: applies ? 'application.add' : 'conversation.add-message',
    args: applies ? applyArgs(n) : messageArgs(n),
    lane: applies ? `application:${uuid(6_000_000 + n)}` : `conversation:${conversationId(n)}`,
    at: AT,
    state: 'waiting',
    tries: 0,
  };
}
