import { newApplication } from '../../../contract/new-application.ts';
import { newConversation, newParticipant } from '../../../contract/new-conversation.ts';
import { isOpen, may, mayApplyAgain } from '../../../contract/policy/application.ts';
import type { Mutator } from '../mutator.ts';

export const addApplication: Mutator<'application.add'> = async (tx, args, { at }) => {
  const job = await tx.get('job', args._jobId);
  const known = await tx.get('application', args._id);
  if (!mayApplyAgain(known) || (!job && !known)) return;
  await tx.put('application', newApplication(args, at, job, known));
};

export const withdrawApplication: Mutator<'application.remove'> = async (tx, args, { at }) => {
  const row = await tx.get('application', args._applicationId);
  if (!row || !may('withdraw', row.status)) return;
  await tx.put('application', {
    ...row,
    status: 'withdrawn',
    statusAt: { ...row.statusAt, withdrawn: at },
    dueAt: null,
  });
};

export const seeApplicant: Mutator<'application.list'> = async (tx, args, { at }) => {
  if (args._applicationId === undefined) return;
  const row = await tx.get('applicant', args._applicationId);
  if (!row || !may(args.markSeen ? 'see' : 'unsee', row.status)) return;
  await tx.put('applicant', {
    ...row,
    status: args.markSeen ? 'viewed' : 'submitted',
    seenAt: args.markSeen ? at : null,
  });
};

/** Named by job and person, it waits for the server: the app itself always names the application. */
export const acceptApplicant: Mutator<'application.accept'> = async (tx, args, { uid, at }) => {
  if (args._applicationId === undefined) return;
  const row = await tx.get('applicant', args._applicationId);
  if (!row || !may('accept', row.status)) return;
  await tx.put('applicant', {
    ...row,
    status: 'accepted',
    statusAt: { ...row.statusAt, accepted: at },
    dueAt: null,
  });
  const conversation = await tx.get('conversation', row._conversationId);
  if (conversation) {
    await tx.put('conversation', { ...conversation, status: 'open' });
    return;
  }
  await tx.put(
    'conversation',
    newConversation({
      _id: row._conversationId,
      _applicationId: row._id,
      _jobId: row._jobId,
      _companyId: row._companyId,
      jobTitle: row.job.title,
      companyName: row.job.companyName,
      status: 'open',
      participants: [
        newParticipant({ _userId: row._userId, side: 'talent', name: row.name }),
        newParticipant({ _userId: uid, side: 'company', name: row.job.companyName }),
      ],
      createdAt: at,
    }),
  );
};

export const rejectApplicant: Mutator<'application.reject'> = async (tx, args, { at }) => {
  const row = await tx.get('applicant', args._applicationId);
  if (!row || !may('reject', row.status)) return;
  const company = await tx.get('company', row._companyId);
  await tx.put('applicant', {
    ...row,
    status: 'rejected',
    statusAt: { ...row.statusAt, rejected: at },
    dueAt: null,
    rejection: {
      text: args.text ?? company?.general.rejectionText ?? '',
      lang: args.lang ?? 'de_DE',
      by: '',
    },
  });
};

/** Used by `job.unpublish` too: every open application of the job gets its outcome. */
export const rejectOutcomes: Mutator<'job.unpublish'> = async (tx, args, context) => {
  for (const [id, outcome] of Object.entries(args.outcomes)) {
    const row = await tx.get('applicant', id);
    if (outcome === 'reject' && row && isOpen(row.status)) {
      await rejectApplicant(tx, { _applicationId: id }, context);
    }
  }
};
