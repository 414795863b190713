import type { Applicant, ApplicationStatus } from '../../../contract/entities/application.ts';
import { LANGUAGE_MARKET } from '../../../contract/languages.ts';
import { LIVE_OFFER } from '../../../contract/live-offer.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import { conversationAbout, newParticipant } from '../../../contract/new-conversation.ts';
import { greetingName } from '../../../contract/policy/applicant-name.ts';
import {
  isHired,
  isOpen,
  may,
  mayNoteHired,
  mayReadApplicants,
  mayReconsider,
} from '../../../contract/policy/application.ts';
import { mayAskToKeep } from '../../../contract/policy/keeping.ts';
import { notesOver, overfull } from '../../../contract/policy/notes-over.ts';
import { rejectionText } from '../../../contract/rejection-text.ts';
import { endOffersOf } from './end-offers.ts';
import type { Mutator, MutatorContext, RowTx } from './mutator.ts';
import { inOrder, newMember, ownName, withOwnPart } from './own-participant.ts';

/** A company's acts on an applicant. */

export const seeApplicant: Mutator<'application.list'> = (tx, args, { uid, at }) => {
  if (args._applicationId === undefined || args.markSeen === undefined) return;
  const row = tx.get('applicant', args._applicationId);
  if (!row || !may(args.markSeen ? 'see' : 'unsee', row.status)) return;
  countSeen(tx, row, args.markSeen);
  tx.put('applicant', {
    ...row,
    status: args.markSeen ? 'viewed' : 'submitted',
    statusAt: args.markSeen ? { ...row.statusAt, viewed: at } : row.statusAt,
    seenAt: args.markSeen ? at : null,
    decidedBy: ownName(tx, uid),
  });
};

/**
 * First words that go with it are not shown before they are received: their message gets its id from the server. So
 * do the contacts that an acceptance releases.
 */
export const acceptApplicant: Mutator<'application.accept'> = (tx, args, context) => {
  const { uid, at } = context;
  const row = applicantFor(tx, args);
  if (!row || hasChangedStatus(row.status, args.from)) return;
  if (!may('accept', row.status) && !mayTakeBack(tx, row, context)) return;
  countSeen(tx, row, true);
  tx.put('applicant', {
    ...row,
    status: 'accepted',
    statusAt: { ...row.statusAt, accepted: at },
    seenAt: row.seenAt ?? at,
    decidedBy: ownName(tx, uid),
    dueAt: null,
    eraseAt: null,
    keeping: null,
    rejection: null,
  });
  const known = tx.get('conversation', row._conversationId);
  if (known) {
    const opened = { ...known, status: 'open', askedBy: null, closedBy: null, closedReason: null } as const;
    tx.put('conversation', withOwnPart(tx, opened, context));
    return;
  }
  const applicant = newParticipant({ _userId: row._userId, side: 'talent', name: row.name });
  tx.put(
    'conversation',
    conversationAbout(row, {
      status: 'open',
      participants: [applicant, newMember(tx, { uid, at })].sort(inOrder),
      createdAt: at,
    }),
  );
};

export const rejectApplicant: Mutator<'application.reject'> = (tx, args, { uid, at }) => {
  const row = tx.get('applicant', args._applicationId);
  if (!row || !may('reject', row.status) || hasChangedStatus(row.status, args.from)) return;
  const general = tx.get('company', row._companyId)?.general ?? { rejectionText: '' };
  // Left out, it is the applicant's language, which only the server knows.
  const lang = args.lang ?? LANGUAGE_MARKET;
  const names = {
    name: greetingName(row.name, row.statusAt.accepted !== undefined),
    jobTitle: row.job.title,
  };
  const by = ownName(tx, uid);
  tx.put('applicant', {
    ...row,
    decidedBy: by,
    status: 'rejected',
    statusAt: { ...row.statusAt, rejected: at },
    dueAt: null,
    rejection: { text: rejectionText(args.text, general, lang, names), lang, by },
  });
  endOffersOf(tx, row._id, 'company', at);
};

/** Part of `job.unpublish`: who was hired without a signature here, which is only noted (decision 9). */
export const noteHired: Mutator<'job.unpublish'> = (tx, { hired = [] }, context) => {
  for (const id of hired) {
    const before = tx.get('applicant', id);
    if (!before || !mayNoteHired(before.status)) continue;
    acceptApplicant(tx, { _applicationId: id }, context);
    const row = tx.get('applicant', id) ?? before;
    tx.put('applicant', { ...row, private: { ...row.private, hiredOutsideAt: context.at } });
  }
};

/** Part of `job.unpublish`: every open application of the job gets its outcome, and talks end that are to end. */
export const rejectOutcomes: Mutator<'job.unpublish'> = (tx, args, context) => {
  const text = args.texts?.[LANGUAGE_MARKET];
  const reject = (id: string) => rejectApplicant(tx, { _applicationId: id, ...(text && { text }) }, context);
  for (const [id, outcome] of Object.entries(args.outcomes)) {
    const row = tx.get('applicant', id);
    if (outcome === 'reject' && row && isOpen(row.status)) reject(id);
  }
  for (const id of args.endTalks ?? []) {
    const row = tx.get('applicant', id);
    if (row?.status === 'accepted' && !isHired(row) && !hasLiveOffer(tx, id)) reject(id);
  }
};

/** What was agreed is the person's answer; the question alone is the company's. */
export const askToKeep: Mutator<'application.ask-to-keep'> = (tx, { _applicationId, months }, { at }) => {
  const row = tx.get('applicant', _applicationId);
  if (!row || mayAskToKeep(row) !== 'ok') return;
  tx.put('applicant', {
    ...row,
    keeping: { state: 'asked', months, askedAt: at, answeredAt: null, until: null },
  });
};

/** What would be too much, and an assignment to somebody who has left or may not read them, is refused as a whole. */
export const annotateApplicant: Mutator<'application.annotate'> = (tx, args, { uid: by, at }) => {
  const row = tx.get('applicant', args._applicationId);
  if (!row) return;
  const { label, assignee, hiredOutside } = args;
  const written = notesOver(row.private, args);
  if (overfull(written) || (assignee && !isReader(tx, row, assignee))) return;
  tx.put('applicant', {
    ...row,
    private: {
      ...row.private,
      ...written,
      label: label === undefined ? row.private.label : label,
      ...(assignee !== undefined && { assigned: assignee === null ? null : { _userId: assignee, by, at } }),
      ...(hiredOutside === false && { hiredOutsideAt: null }),
    },
  });
};

/** The applicant that is meant: by the application, or by job and person, of whom there is one. */
function applicantFor(
  tx: RowTx<'applicant'>,
  args: MutationArgs<'application.accept'>,
): Applicant | undefined {
  const { _applicationId, _jobId, _userId } = args;
  if (_applicationId !== undefined) return tx.get('applicant', _applicationId);
  if (_jobId === undefined) return undefined;
  return tx.linked('applicant', '_jobId', _jobId).find((row) => row._userId === _userId);
}

function isReader(tx: RowTx<'company' | 'companyJob'>, row: Applicant, uid: string): boolean {
  const member = tx.get('company', row._companyId)?.members.find(({ _userId }) => _userId === uid);
  const visibleTo = tx.get('companyJob', row._jobId)?.visibleTo ?? null;
  return member !== undefined && mayReadApplicants(uid, member.role, visibleTo);
}

/** Whether it has left the state that a decision was made on; seen or not makes no difference. */
function hasChangedStatus(status: ApplicationStatus, from: ApplicationStatus | undefined): boolean {
  return from !== undefined && status !== from && !(isOpen(status) && isOpen(from));
}

function mayTakeBack(tx: RowTx<'company'>, row: Applicant, { uid, at }: MutatorContext): boolean {
  const me = tx.get('company', row._companyId)?.members.find(({ _userId }) => _userId === uid);
  return may('reconsider', row.status) && me?.role === 'owner' && mayReconsider(row, at);
}

/** The job counts who was seen. */
function countSeen(tx: RowTx<'companyJob'>, row: Applicant, seen: boolean): void {
  const job = tx.get('companyJob', row._jobId);
  if (!job || (row.seenAt !== null) === seen) return;
  tx.put('companyJob', { ...job, stats: { ...job.stats, seen: job.stats.seen + (seen ? 1 : -1) } });
}

function hasLiveOffer(tx: RowTx<'offer'>, applicationId: string): boolean {
  return tx
    .linked('offer', '_applicationId', applicationId)
    .some(({ status }) => LIVE_OFFER.includes(status));
}
