import * as z from 'zod/mini';
import { filled, id, instant, mail, money, text, uid, version } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TAGS_MAX, TEXT_MAX } from '../limits.ts';
import { availability } from './availability.ts';
import { cv } from './cv.ts';
import { attachment } from './file.ts';
import { givenAnswer } from './question.ts';
import { nameShown } from './settings.ts';

/** Application (the seeker's word) and applicant (the same record as the company reads it): product section 4.2. */

export const applicationStatus = z.enum([
  'submitted',
  'viewed',
  'accepted',
  'hired',
  'rejected',
  'withdrawn',
  'removed',
  'closed',
]);
export type ApplicationStatus = z.infer<typeof applicationStatus>;

export const ageBand = z.enum(['u15', '15_17', '18plus']);
export type AgeBand = z.infer<typeof ageBand>;

/** Proof that the server has it. `no` is short enough to be read out on the phone; `hash` is SHA-256 of the content. */
export const receipt = lazily(() => z.object({ no: z.string(), receivedAt: instant, hash: z.string() }));
export type Receipt = z.infer<typeof receipt>;

/** `by`: the member who wrote it; the applicant reads the company's name there. */
export const rejection = lazily(() =>
  z.object({ text: text(TEXT_MAX.rejectionText), lang: z.string(), by: z.string() }),
);

/** Parts of the CV and ways of contact that somebody sends along; contacts are released by an acceptance only. */
export const cvPart = z.enum([
  'basics',
  'work',
  'volunteer',
  'education',
  'certificates',
  'awards',
  'skills',
  'languages',
  'interests',
  'projects',
]);
export const contactKind = z.enum(['email', 'phone']);
export const snapshotChoice = lazily(() =>
  z.strictObject({
    cv: z.optional(z.array(cvPart)),
    contacts: z.optional(z.array(contactKind)),
    /** Left out: what the settings say. */
    name: z.optional(nameShown),
  }),
);
export type SnapshotChoice = z.infer<typeof snapshotChoice>;

/** Whether the company may keep it after its end, for so many months from the answer (contract/policy/keeping.ts). */
export const keeping = lazily(() =>
  z.object({
    state: z.enum(['asked', 'kept', 'declined', 'ended']),
    months: z.int(),
    askedAt: instant,
    answeredAt: z.nullable(instant),
    /** When it ends by itself; null unless it is kept. */
    until: z.nullable(instant),
  }),
);
export type Keeping = z.infer<typeof keeping>;

/** A price for a campaign, in minor units, and what it includes. */
export const proposal = lazily(() =>
  z.strictObject({
    amount: money.check(z.gte(1)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    includes: filled(TEXT_MAX.note),
  }),
);
export type Proposal = z.infer<typeof proposal>;

export const application = lazily(() =>
  z.object({
    _id: id,
    ver: version,
    _jobId: id,
    _companyId: id,
    _conversationId: id,
    /** The creator's profile a proposal to a campaign comes from. */
    _creatorId: z.nullable(id),
    note: text(TEXT_MAX.note),
    answers: z.array(givenAnswer),
    files: z.array(attachment),
    /** As it was when it was sent. */
    cv: z.nullable(cv),
    /** When they can work, as they said it then. */
    availability: z.optional(availability),
    /** `rev` of the job that was applied to. */
    jobRev: version,
    status: applicationStatus,
    /** When each state was entered. */
    statusAt: z.partialRecord(applicationStatus, instant),
    seenAt: z.nullable(instant),
    /** The company has promised an answer by then. */
    dueAt: z.nullable(instant),
    rejection: z.nullable(rejection),
    /** Null until the server has it. */
    receipt: z.nullable(receipt),
    /** `pending`: a guardian has to agree before the company sees it. */
    guardian: z.enum(['none', 'pending', 'ok']),
    /** When its content is erased. */
    eraseAt: z.nullable(instant),
    /** Null, left out: the company has not asked. */
    keeping: z.optional(z.nullable(keeping)),
    job: z.object({ title: z.string(), companyName: z.string(), place: z.nullable(z.string()) }),
    /** What stands for the name as long as the company has not accepted: `Person 7`. */
    sign: z.optional(z.string()),
    /** What somebody would do a campaign for. */
    proposal: z.optional(proposal),
  }),
);
export type Application = z.infer<typeof application>;

/** The company's own notes about an applicant, which the applicant never sees here. */
export const privateNotes = lazily(() =>
  z.object({
    tags: z.array(filled(TEXT_MAX.tag)).check(z.maxLength(TAGS_MAX)),
    /** Colleagues in it are `<@id>` (contract/mentions.ts). */
    notes: text(TEXT_MAX.note),
    label: z.nullable(z.enum(['favourite', 'maybe', 'unsuitable'])),
  }),
);
export const notesBefore = lazily(() =>
  z.strictObject({
    tags: z.optional(privateNotes.shape.tags),
    notes: z.optional(privateNotes.shape.notes),
  }),
);
export type PrivateNotes = z.infer<typeof privateNotes>;

/** The member who takes care of an applicant, who said so (null: somebody who has left), and when the server received it. */
export const assignment = lazily(() => z.object({ _userId: uid, by: z.nullable(uid), at: instant }));
export type Assignment = z.infer<typeof assignment>;

/** All that the company keeps about an applicant for itself. */
export const companyRecord = lazily(() =>
  z.extend(privateNotes, {
    /** Null, left out: nobody in particular. */
    assigned: z.optional(z.nullable(assignment)),
    /** When it noted that they were hired without a signature here (decision 9); null, left out: it has not. */
    hiredOutsideAt: z.optional(z.nullable(instant)),
  }),
);
export type CompanyRecord = z.infer<typeof companyRecord>;

/** `name` is shortened (contract/policy/exposure.ts) and `contacts` null until the company has accepted. The birth date is never here. */
export const applicant = lazily(() =>
  z.extend(application, {
    _userId: uid,
    name: z.string(),
    contacts: z.nullable(z.object({ email: z.optional(mail), phone: z.optional(z.string()) })),
    /** `_fileId` of their picture, once the company has accepted; never of somebody who applied below 18. */
    image: z.optional(id),
    ageBand,
    /** Files that are shown once the company has accepted. */
    heldFiles: z.optional(z.int()),
    /** A creator’s profile came along, and is shown once the company has accepted. */
    heldCreator: z.optional(z.boolean()),
    /** The member who brought it into its state; null: the applicant, or the clock. */
    decidedBy: z.optional(z.nullable(z.string())),
    private: companyRecord,
  }),
);
export type Applicant = z.infer<typeof applicant>;
