import * as z from 'zod/mini';
import { applicationSource } from '../application-source.ts';
import { call } from '../call.ts';
import {
  applicant,
  application,
  applicationStatus,
  notesBefore,
  privateNotes,
  proposal,
  snapshotChoice,
} from '../entities/application.ts';
import { conversation } from '../entities/conversation.ts';
import { answer } from '../entities/question.ts';
import { cursor, id, instant, language, limit, text, uid, version } from '../fields.ts';
import { FILE_MAX, QUESTIONS_MAX, TEXT_MAX } from '../limits.ts';
import { KEEP_MONTHS } from '../policy/keeping.ts';

/**
 * The state the member decided on; another one by now is a conflict, though the act would be possible (seen or not
 * makes no difference). Left out: whatever it is now.
 */
const decidedOn = z.optional(applicationStatus);

const fileIds = () => z.array(id).check(z.maxLength(FILE_MAX.perApplication));

/** What waits in the outbox. */
export const applicationChanges = {
  'application.add': call({
    method: 'POST',
    path: '/job/application/add',
    who: ['self'],
    net: 'queue',
    args: () =>
      z.strictObject({
        _id: id,
        _jobId: id,
        /** The conversation that belongs to this application once a message is written. */
        _conversationId: id,
        note: z._default(text(TEXT_MAX.note), ''),
        /** `rev` of the job as the person read it. */
        jobRev: version,
        answers: z.optional(z.array(answer).check(z.maxLength(QUESTIONS_MAX))),
        /** Uploaded before; `_fileId`s. */
        files: z.optional(fileIds()),
        /** What of the profile is sent along; left out: the whole CV, and the mail address once accepted. */
        snapshot: z.optional(snapshotChoice),
        /** Files that the company reads at once, though they tell who the sender is; the others wait until it accepts. */
        openFiles: z.optional(fileIds()),
        /** Campaigns only. */
        proposal: z.optional(proposal),
        /** Campaigns only: the creator's profile it comes from. */
        _creatorId: z.optional(id),
        /** How the person came to the job, where that is known. */
        source: z.optional(applicationSource),
      }),
    answer: () => application,
  }),
  'application.remove': call({
    method: 'POST',
    path: '/job/application/remove',
    who: ['self', 'owner'],
    net: 'queue',
    args: () => z.strictObject({ _applicationId: id, reason: z.optional(text(TEXT_MAX.note)) }),
    answer: () => application,
  }),
  'application.accept': call({
    method: 'POST',
    path: '/job/application/accept',
    who: ['canChat', 'owner'],
    net: 'queue',
    namesOthers: true,
    /** Either the application, or the job and who has applied for it. */
    args: () =>
      z
        .strictObject({
          _applicationId: z.optional(id),
          _jobId: z.optional(id),
          _userId: z.optional(uid),
          from: decidedOn,
          /** First words of the company in the conversation. */
          message: z.optional(text(TEXT_MAX.message)),
        })
        .check(
          z.refine(
            ({ _applicationId, _jobId, _userId }) =>
              (_applicationId === undefined) === (_jobId !== undefined) &&
              (_jobId === undefined) === (_userId === undefined),
            { error: 'one_of' },
          ),
        ),
    answer: () => z.object({ applicant, conversation }),
  }),
  'application.reject': call({
    method: 'POST',
    path: '/job/application/reject',
    who: ['canChat', 'owner'],
    net: 'queue',
    /** Without `text` the company's text for the applicant's language is sent; `%s1` and `%s2` are filled in. */
    args: () =>
      z.strictObject({
        _applicationId: id,
        from: decidedOn,
        text: z.optional(text(TEXT_MAX.rejectionText)),
        lang: z.optional(language),
      }),
    answer: () => applicant,
  }),
  'application.list': call({
    method: 'POST',
    path: '/job/application/list',
    who: ['self', 'member'],
    net: 'queue',
    /** One of the four ids; `markSeen` goes with `_applicationId`, and is the part that writes. */
    args: () =>
      z
        .strictObject({
          _jobId: z.optional(id),
          _companyId: z.optional(id),
          _userId: z.optional(uid),
          _applicationId: z.optional(id),
          status: z.optional(applicationStatus),
          /** Only what has changed since; what is no longer to be seen is named in `gone`. */
          since: z.optional(instant),
          cursor: z.optional(cursor),
          limit: z.optional(limit),
          markSeen: z.optional(z.boolean()),
        })
        .check(
          z.refine(
            ({ _jobId, _companyId, _userId, _applicationId }) =>
              [_jobId, _companyId, _userId, _applicationId].filter((one) => one !== undefined).length === 1,
            { error: 'one_of' },
          ),
          z.refine(({ markSeen, _applicationId }) => markSeen === undefined || _applicationId !== undefined, {
            error: 'missing',
            path: ['_applicationId'],
          }),
        ),
    writes: ({ markSeen }) => markSeen !== undefined,
    answer: () =>
      z.object({
        items: z.array(z.union([applicant, application])),
        next: z.nullable(z.string()),
        gone: z.array(id),
      }),
  }),
  'application.annotate': call({
    method: 'POST',
    path: '/job/application/annotate',
    who: ['member'],
    net: 'queue',
    args: () =>
      z.strictObject({
        _applicationId: id,
        ...z.partial(privateNotes).shape,
        /** Tags and notes as the member had read them: what colleagues have written since stays. */
        from: z.optional(notesBefore),
        /** The member who takes care of them, of those who may read them; null: nobody in particular. */
        assignee: z.optional(z.nullable(uid)),
        /** Takes back the note that they were hired outside; it is made by `job.unpublish` alone. */
        hiredOutside: z.optional(z.literal(false)),
      }),
    answer: () => applicant,
  }),
  /** Asks the person whether the company may keep their application after its end (company.9). */
  'application.ask-to-keep': call({
    method: 'POST',
    path: '/job/application/ask-to-keep',
    who: ['canChat', 'owner'],
    net: 'queue',
    args: () => z.strictObject({ _applicationId: id, months: z.literal(KEEP_MONTHS) }),
    answer: () => applicant,
  }),
  /** The person's yes or no; a no also ends what was agreed. */
  'application.answer-keep': call({
    method: 'POST',
    path: '/job/application/answer-keep',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ _applicationId: id, accept: z.boolean() }),
    answer: () => application,
  }),
};
