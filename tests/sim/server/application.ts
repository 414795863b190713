import type { ArgsOf } from '../../../contract/calls.ts';
import type { Applicant, ApplicationStatus } from '../../../contract/entities/application.ts';
import { ApiError } from '../../../contract/errors.ts';
import { newApplication } from '../../../contract/new-application.ts';
import { type ApplicationAct, isOpen, may, mayReconsider } from '../../../contract/policy/application.ts';
import { type ModelContext, mayAnswer, memberOf, readersOf, record } from './context.ts';
import { openConversation } from './conversation.ts';
import { endOffers } from './end-offers.ts';
import { touchJob } from './job.ts';
import { isTakenBack, notify, readNotices, takeBack } from './notify.ts';
import { nameFor, presentApplicant, presentApplication, presentConversation } from './rows.ts';
import { type ApplicationRecord, membershipOf } from './state.ts';

const DAY_MS = 86_400_000;
const unknown = () => new ApiError('not_found', 'no such application');

function recordApplication(context: ModelContext, row: ApplicationRecord): void {
  context.state.applications.set(row._id, row);
  record(context, `user:${row._userId}`, 'application', row);
  record(context, `company:${row._companyId}`, 'applicant', row, row.removedFrom !== null);
}

const eraseAfter = ({ now }: ModelContext) => new Date(Date.parse(now) + 180 * DAY_MS).toISOString();

/** The time of accepted applications runs from the end of their job; back on the market, it stands still. */
export function timeAccepted(context: ModelContext, jobId: string, ended: boolean): void {
  for (const row of context.state.applications.values()) {
    if (row._jobId !== jobId || row.status !== 'accepted' || (row.eraseAt !== null) === ended) continue;
    recordApplication(context, { ...row, eraseAt: ended ? eraseAfter(context) : null, ver: row.ver + 1 });
  }
}

export function apply(context: ModelContext, args: ArgsOf<'application.add'>) {
  const { state, uid, user, now } = context;
  if (user.userMode !== 'user') throw new ApiError('not_allowed', 'company accounts do not apply');
  const job = state.jobs.get(args._jobId);
  if (!job?.publishedAt) throw new ApiError('not_found', 'no such job');
  const all = [...state.applications.values()];
  const known = all.find((row) => row._jobId === job._id && row._userId === uid);
  const withdrawn = known && (known.removedFrom ?? known.status) === 'withdrawn';
  if (known && !withdrawn) return presentApplication(known);
  if (job.status !== 'published') throw new ApiError('job_closed', 'this job is closed');
  if (
    all.some((row) => row !== known && (row._id === args._id || row._conversationId === args._conversationId))
  )
    throw new ApiError('state_conflict', 'an id is taken; make new ones');
  const { firstname, lastname } = user.general;
  const talk = known && state.conversations.get(known._conversationId);
  const row: ApplicationRecord = {
    ...newApplication(args, now, job, known && presentApplication(known)),
    _id: known?._id ?? args._id,
    _conversationId: talk?._id ?? args._conversationId,
    ver: (known?.ver ?? 0) + 1,
    jobRev: Math.min(args.jobRev, job.rev),
    dueAt: new Date(Date.parse(now) + job.replyDays * DAY_MS).toISOString(),
    receipt: { no: `A-${context.newId().slice(-4)}`, receivedAt: now, hash: 'hash' },
    _userId: uid,
    ageBand: '18plus',
    private: known?.private ?? { tags: [], notes: '', label: null },
    person: { firstname, lastname, email: user.email },
    decidedBy: uid,
    removedFrom: null,
    answeredAt: null,
  };
  recordApplication(context, row);
  touchJob(context, job._id);
  for (const to of readersOf(context, job._companyId))
    notify(context, {
      to,
      type: 'application_new',
      ref: { type: 'application', id: row._id },
      params: [nameFor(row), job.title],
      groupKey: `job:${job._id}`,
    });
  return presentApplication(row);
}

function enter(
  context: ModelContext,
  row: ApplicationRecord,
  status: ApplicationStatus,
  also: Partial<ApplicationRecord> = {},
): ApplicationRecord {
  const statusAt = status === 'submitted' ? row.statusAt : { ...row.statusAt, [status]: context.now };
  const next = { ...row, ...also, status, statusAt, decidedBy: context.uid, ver: row.ver + 1 };
  recordApplication(context, next);
  clearNotices(context, next);
  return next;
}

/** A member who has looked at it needs no notice any more; once it is decided, nobody in the team does. */
function clearNotices(context: ModelContext, { _id, status }: ApplicationRecord): void {
  if (status === 'submitted') return;
  const about = ({ type, ref }: { type: string; ref: { id: string } }) =>
    ref.id === _id && (type === 'application_new' || (type === 'application_due' && status !== 'viewed'));
  const reader = status === 'viewed' ? context.uid : undefined;
  context.atEnd.push(() => readNotices(context, about, reader));
}

function overtaken({ status, removedFrom }: ApplicationRecord): never {
  throw new ApiError('state_conflict', `this application is ${status} already`, {
    detail: { status: removedFrom ?? status },
  });
}

function asMember(context: ModelContext, id: string | undefined) {
  const row = context.state.applications.get(id ?? '');
  const membership = membershipOf(context.state, context.uid);
  if (!row || membership?.companyId !== row._companyId || row.removedFrom !== null) throw unknown();
  return { row, membership };
}

function toDecide(context: ModelContext, id: string | undefined): ApplicationRecord {
  const { row, membership } = asMember(context, id);
  if (!mayAnswer(membership)) throw new ApiError('not_allowed', 'answering applicants needs canChat');
  return row;
}

function assertUnmoved(row: ApplicationRecord, from: ApplicationStatus | undefined): void {
  if (from === undefined || row.status === from || (isOpen(row.status) && isOpen(from))) return;
  overtaken(row);
}

type Answer = `application_${'accepted' | 'rejected' | 'seen'}`;

const noticeOf = (row: ApplicationRecord, type: Answer) => ({
  to: row._userId,
  type,
  ref: { type: 'application' as const, id: row._id },
});

const told = (context: ModelContext, row: ApplicationRecord, type: Answer) =>
  notify(context, { ...noticeOf(row, type), params: [row.job.companyName, row.job.title] });

export function accept(context: ModelContext, args: ArgsOf<'application.accept'>) {
  const { now, state, uid } = context;
  let row = toDecide(context, args._applicationId);
  if (row.status !== 'accepted') {
    assertUnmoved(row, args.from);
    if (!may('accept', row.status)) {
      const owner = membershipOf(state, uid)?.role === 'owner';
      if (!may('reconsider', row.status) || !owner || !mayReconsider(row, now)) overtaken(row);
    }
    row = enter(context, row, 'accepted', {
      seenAt: row.seenAt ?? now,
      answeredAt: row.answeredAt ?? now,
      rejection: null,
      eraseAt: state.jobs.get(row._jobId)?.status === 'published' ? null : eraseAfter(context),
      dueAt: null,
    });
    touchJob(context, row._jobId);
    told(context, row, 'application_accepted');
  }
  const talk = openConversation(context, row);
  return { applicant: presentApplicant(row), conversation: presentConversation(state, talk, 'company') };
}

export function reject(context: ModelContext, args: ArgsOf<'application.reject'>): Applicant {
  const row = toDecide(context, args._applicationId);
  if (row.status === 'rejected') return presentApplicant(row);
  assertUnmoved(row, args.from);
  if (!may('reject', row.status)) overtaken(row);
  return presentApplicant(rejectRow(context, row, args));
}

export function rejectRow(
  context: ModelContext,
  row: ApplicationRecord,
  { text, lang }: Pick<ArgsOf<'application.reject'>, 'text' | 'lang'>,
): ApplicationRecord {
  const { user, now, state } = context;
  const own = text?.trim() || state.companies.get(row._companyId)?.general.rejectionText || 'Thank you.';
  const next = enter(context, row, 'rejected', {
    rejection: {
      text: own,
      lang: lang ?? 'de_DE',
      by: `${user.general.firstname} ${user.general.lastname}`,
    },
    answeredAt: row.answeredAt ?? now,
    eraseAt: eraseAfter(context),
    dueAt: null,
  });
  endOffers(context, next);
  touchJob(context, row._jobId);
  told(context, next, 'application_rejected');
  return next;
}

export function markSeen(
  context: ModelContext,
  { _applicationId, markSeen: seen }: ArgsOf<'application.list'>,
) {
  let { row } = asMember(context, _applicationId);
  const act: ApplicationAct = seen ? 'see' : 'unsee';
  if (may(act, row.status)) {
    const before = row;
    row = seen
      ? enter(context, row, 'viewed', { seenAt: context.now })
      : enter(context, row, 'submitted', { seenAt: null });
    touchJob(context, row._jobId);
    const notice = noticeOf(row, 'application_seen');
    if (!seen) takeBack(context, notice);
    else if (before.statusAt.viewed === undefined || isTakenBack(context, notice))
      told(context, row, 'application_seen');
  }
  return { items: [presentApplicant(row)], next: null, gone: [] };
}

/** All signatures of its offer are there. */
export function hire(context: ModelContext, id: string): void {
  const row = context.state.applications.get(id);
  if (!row || row.status === 'hired') return;
  if (!may('hire', row.status)) overtaken(row);
  enter(context, row, 'hired', { dueAt: null, eraseAt: eraseAfter(context) });
  touchJob(context, row._jobId);
}

/** By the seeker: withdrawn. By the owner: hidden from the company. */
export function remove(context: ModelContext, { _applicationId }: ArgsOf<'application.remove'>) {
  const { state, uid } = context;
  const known = state.applications.get(_applicationId);
  if (known?._userId === uid) return presentApplication(withdraw(context, known));
  const { row } = asMember(context, _applicationId);
  if (memberOf(context, row._companyId).role !== 'owner')
    throw new ApiError('not_allowed', 'only the owner removes applicants');
  if (!may('remove', row.status)) overtaken(row);
  const hidden = enter(context, row, 'removed', {
    removedFrom: row.status,
    eraseAt: row.eraseAt ?? eraseAfter(context),
  });
  return { ...presentApplication(hidden), status: hidden.status };
}

function withdraw(context: ModelContext, row: ApplicationRecord): ApplicationRecord {
  if ((row.removedFrom ?? row.status) === 'withdrawn') return row;
  if (!may('withdraw', row.status)) overtaken(row);
  const next = enter(context, row, 'withdrawn', {
    dueAt: null,
    eraseAt: eraseAfter(context),
  });
  endOffers(context, next);
  touchJob(context, row._jobId);
  for (const to of readersOf(context, row._companyId))
    notify(context, {
      to,
      type: 'application_withdrawn',
      ref: { type: 'application', id: row._id },
      params: [nameFor(next), row.job.title],
    });
  return next;
}
