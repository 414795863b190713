import { answersTo } from './answers.ts';
import type { Application } from './entities/application.ts';
import type { Job } from './entities/job.ts';
import type { MutationArgs } from './mutations.ts';
import { newAttachment } from './new-attachment.ts';

/**
 * An application as the device that makes it shows it, before any server has seen it.
 * @param at the moment of the tap; @param known the record it was before, where somebody applies again
 */
export function newApplication(
  args: MutationArgs<'application.add'>,
  at: string,
  job: Job | undefined,
  known: Application | undefined,
): Application {
  return {
    _id: args._id,
    ver: known?.ver ?? 0,
    _jobId: args._jobId,
    _companyId: job?._companyId ?? known?._companyId ?? '',
    _conversationId: args._conversationId,
    _creatorId: args._creatorId ?? null,
    note: args.note,
    answers: job ? answersTo(job.questions, args.answers ?? []) : (args.answers ?? []),
    files: (args.files ?? []).map(newAttachment),
    cv: null,
    jobRev: args.jobRev,
    status: 'submitted',
    statusAt: { submitted: at },
    seenAt: null,
    dueAt: null,
    rejection: null,
    receipt: null,
    guardian: 'none',
    eraseAt: null,
    ...(args.proposal && { proposal: args.proposal }),
    job: job
      ? { title: job.title, companyName: job.companyName, place: job.location?.label ?? null }
      : (known?.job ?? { title: '', companyName: '', place: null }),
  };
}
