import * as z from 'zod/mini';
import { id, instant, mail, text, uid, version } from '../fields.ts';
import { TEXT_MAX } from '../limits.ts';

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
export const receipt = z.object({ no: z.string(), receivedAt: instant, hash: z.string() });
export type Receipt = z.infer<typeof receipt>;

export const rejection = z.object({ text: text(TEXT_MAX.rejectionText), lang: z.string() });

const shared = {
  _id: id,
  ver: version,
  _jobId: id,
  _companyId: id,
  _conversationId: id,
  note: text(TEXT_MAX.note),
  /** Version of the job that was applied to. */
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
  job: z.object({ title: z.string(), companyName: z.string(), place: z.nullable(z.string()) }),
};

export const application = z.object(shared);
export type Application = z.infer<typeof application>;

/** `name` is shortened and `contacts` null until the company has accepted. The birth date is never here. */
export const applicant = z.object({
  ...shared,
  _userId: uid,
  name: z.string(),
  contacts: z.nullable(z.object({ email: mail })),
  ageBand,
});
export type Applicant = z.infer<typeof applicant>;

/** Open: somebody still has to be answered. */
export const OPEN_STATUS: readonly ApplicationStatus[] = ['submitted', 'viewed'];
