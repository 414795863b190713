import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Application } from '../../contract/entities/application.ts';
import type { Message } from '../../contract/entities/conversation.ts';
import type { ErrorCode } from '../../contract/errors.ts';

/** One step of a state line before it is put into a language; `at` is an instant to show beside it. */
export type Step = {
  key: string;
  label: MessageDescriptor;
  at?: string | null;
  state: 'done' | 'current' | 'ahead' | 'refused';
  /** What the person hoped for. */
  good?: boolean;
};

/** As much of an outbox entry as a state line needs. */
export type OnItsWay = {
  name: string;
  state: 'waiting' | 'sending' | 'refused' | 'conflict';
  refusal?: { code: string } | null;
};

/**
 * The truth about an application, as its seeker reads it (job.4): on this device → sent → received → seen →
 * answered. Nothing is said to have arrived before the server has answered. How it goes on with an offer: `hireSteps`.
 */
export function applicationSteps(row: Application, onItsWay: readonly OnItsWay[]): Step[] {
  const adding = onItsWay.find((entry) => entry.name === 'application.add');
  const leaving = onItsWay.find((entry) => entry.name === 'application.remove');
  const reached = adding ? reachedOnTheWay(adding) : row.receipt ? reachedOnServer(row) : 0;
  const labels: Omit<Step, 'state'>[] = [
    { key: 'here', label: hereText(adding), at: reached === 0 ? (row.statusAt.submitted ?? null) : null },
    { key: 'sent', label: reached === 1 ? msg`sending` : msg`sent` },
    {
      key: 'received',
      label: row.receipt ? msg`received nr. ${row.receipt.no}` : msg`received`,
      at: row.receipt?.receivedAt ?? null,
    },
    { key: 'seen', label: msg`seen`, at: row.seenAt },
    answerStep(row),
  ];
  const steps = stepsUpTo(reached, labels, adding);
  const end = endStep(row, leaving !== undefined);
  if (end === undefined) return steps;
  return [
    ...steps.filter(({ state }) => state !== 'ahead').map((step) => ({ ...step, state: 'done' as const })),
    { ...end, state: 'current' },
  ];
}

/** An end that is no answer: it stands behind the steps that were reached. */
function endStep({ status, statusAt }: Application, leaving: boolean): Omit<Step, 'state'> | undefined {
  if (status === 'closed') return { key: 'closed', label: msg`closed`, at: statusAt.closed ?? null };
  if (status !== 'withdrawn') return undefined;
  return leaving
    ? { key: 'withdrawn', label: msg`withdrawn on this device, not sent yet` }
    : { key: 'withdrawn', label: msg`withdrawn`, at: statusAt.withdrawn ?? null };
}

export function isStopped(entry: Pick<OnItsWay, 'state'> | undefined): boolean {
  return entry?.state === 'refused' || entry?.state === 'conflict';
}

/** A stopped entry had left the device: the step that failed is the second. */
function reachedOnTheWay(entry: OnItsWay): number {
  return entry.state === 'waiting' ? 0 : 1;
}

function stepsUpTo(reached: number, labels: Omit<Step, 'state'>[], entry: OnItsWay | undefined): Step[] {
  return labels.map((label, at): Step => {
    if (at !== reached) return { ...label, state: at < reached ? 'done' : 'ahead' };
    if (isStopped(entry)) return { key: 'refused', label: msg`not accepted`, state: 'refused' };
    return { ...label, state: 'current' };
  });
}

function reachedOnServer(row: Application): number {
  if (['accepted', 'hired', 'rejected'].includes(row.status)) return 4;
  return row.seenAt ? 3 : 2;
}

function answerStep(row: Application): Omit<Step, 'state'> {
  switch (row.status) {
    case 'accepted':
      return { key: 'answered', label: msg`invited to talk`, at: row.statusAt.accepted ?? null, good: true };
    case 'hired':
      return { key: 'answered', label: msg`hired`, at: row.statusAt.hired ?? null, good: true };
    case 'rejected':
      return { key: 'answered', label: msg`answered: a no`, at: row.statusAt.rejected ?? null };
    default:
      return { key: 'answered', label: msg`answered` };
  }
}

/**
 * Any other change on its way: on this device → sent → received. Without an entry it has been received.
 * @param undoable it is still held back, so that it can be undone
 * @param held the account is locked, and nothing goes out
 */
export function changeSteps(entry: OnItsWay | undefined, undoable = false, held = false): Step[] {
  const reached = entry ? reachedOnTheWay(entry) : 2;
  const labels = [
    {
      key: 'here',
      label: held ? msg`held on this device` : undoable ? undoableText(entry) : hereText(entry),
    },
    { key: 'sent', label: reached === 1 ? msg`sending` : msg`sent` },
    { key: 'received', label: msg`received` },
  ];
  return stepsUpTo(reached, labels, entry);
}

/** It says something in a person's name, which waits until they have confirmed their mail address (rule W7.12). */
export function waitsForMail({ state, refusal }: Pick<OnItsWay, 'state' | 'refusal'>): boolean {
  return state === 'waiting' && refusal?.code === ('mail_unverified' satisfies ErrorCode);
}

function hereText(entry: OnItsWay | undefined): MessageDescriptor {
  return entry && waitsForMail(entry) ? msg`waits until you confirm your email address` : msg`on this device`;
}

function undoableText(entry: OnItsWay | undefined): MessageDescriptor {
  return entry?.name === 'application.reject' ? msg`rejected, can still be undone` : msg`can still be undone`;
}

/**
 * State of one's own message (chat.2). `readSeq`: how far the other side has read.
 */
export function messageStep(message: Message, entry: OnItsWay | undefined, readSeq: number): Step {
  if (isStopped(entry)) return { key: 'refused', label: msg`not sent`, state: 'refused' };
  if (entry?.state === 'sending') return { key: 'sent', label: msg`sending`, state: 'current' };
  if (message.seq === null) return { key: 'here', label: hereText(entry), state: 'current' };
  if (message.seq <= readSeq) return { key: 'read', label: msg`read`, state: 'done' };
  return { key: 'received', label: msg`received`, state: 'current' };
}
