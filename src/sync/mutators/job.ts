import { minimumAge } from '../../../contract/age-law.ts';
import { isFixedTerm } from '../../../contract/fixed-term.ts';
import { REPLY_DAYS_DEFAULT, VALID_THROUGH_DEFAULT_DAYS } from '../../../contract/limits.ts';
import { mayDoWithJob } from '../../../contract/policy/job.ts';
import type { Mutator } from '../mutator.ts';
import { rejectOutcomes } from './application.ts';

const DAY_MS = 86_400_000;

export const createJob: Mutator<'job.create'> = async (tx, args, { uid, at }) => {
  if (await tx.get('companyJob', args._id)) return;
  const company = await tx.get('company', args._companyId);
  await tx.put('companyJob', {
    ...args.job,
    _id: args._id,
    ver: 0,
    rev: 0,
    _companyId: args._companyId,
    companyName: company?.companyName ?? '',
    companyVerified: company?.verified ?? false,
    status: 'draft',
    publishedAt: null,
    validThrough: null,
    replyDays: company?.general.replyDays ?? REPLY_DAYS_DEFAULT,
    _createdBy: uid,
    statusReason: null,
    createdAt: at,
    updatedAt: at,
    fixedTerm: isFixedTerm(args.job),
    minAgeReasons: minimumAge(args.job).reasons,
    unreviewedSince: null,
    reviewNote: null,
    cleanedAt: null,
    visibleTo: args.job.visibleTo ?? null,
    stats: { views: 0, applied: 0, seen: 0, medianReplyH: null },
  });
};

export const updateJob: Mutator<'job.update'> = async (tx, args, { at }) => {
  const row = await tx.get('companyJob', args._jobId);
  if (row) await tx.put('companyJob', { ...row, ...args.patch, updatedAt: at });
};

export const publishJob: Mutator<'job.publish'> = async (tx, args, { at }) => {
  const row = await tx.get('companyJob', args._jobId);
  if (!row || !mayDoWithJob('publish', row.status)) return;
  await tx.put('companyJob', {
    ...row,
    status: 'published',
    statusReason: null,
    publishedAt: at,
    validThrough:
      args.validThrough ?? new Date(Date.parse(at) + VALID_THROUGH_DEFAULT_DAYS * DAY_MS).toISOString(),
    updatedAt: at,
  });
};

export const unpublishJob: Mutator<'job.unpublish'> = async (tx, args, context) => {
  const row = await tx.get('companyJob', args._jobId);
  if (!row || !mayDoWithJob('unpublish', row.status)) return;
  await tx.put('companyJob', {
    ...row,
    status: 'unpublished',
    statusReason: args.reason,
    updatedAt: context.at,
  });
  await rejectOutcomes(tx, args, context);
};

export const deleteJob: Mutator<'job.delete'> = async (tx, args) => {
  const row = await tx.get('companyJob', args.jobId);
  if (row && mayDoWithJob('delete', row.status)) await tx.remove('companyJob', args.jobId);
};
