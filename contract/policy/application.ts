import type { Applicant, Application, ApplicationStatus } from '../entities/application.ts';
import { RECONSIDER_HOURS } from '../limits.ts';

/** Who moves an application. An owner is a member with canChat as well; `clock` is the server's own. */
export type ApplicationActor = 'self' | 'member' | 'canChat' | 'owner' | 'clock';

type Transition = {
  readonly from: readonly ApplicationStatus[];
  readonly to: ApplicationStatus;
  readonly who: readonly ApplicationActor[];
};

/** State machine of product section 4.2, every line of it. */
export const APPLICATION_ACTS = {
  see: { from: ['submitted'], to: 'viewed', who: ['member', 'canChat', 'owner'] },
  unsee: { from: ['viewed'], to: 'submitted', who: ['member', 'canChat', 'owner'] },
  accept: { from: ['submitted', 'viewed'], to: 'accepted', who: ['canChat', 'owner'] },
  /** Within 24 hours, see `mayReconsider`. */
  reconsider: { from: ['rejected'], to: 'accepted', who: ['owner'] },
  reject: { from: ['submitted', 'viewed', 'accepted'], to: 'rejected', who: ['canChat', 'owner'] },
  withdraw: { from: ['submitted', 'viewed', 'accepted'], to: 'withdrawn', who: ['self'] },
  /** The same record, sent in again. */
  reapply: { from: ['withdrawn'], to: 'submitted', who: ['self'] },
  /** All signatures of its offer are there. */
  hire: { from: ['accepted'], to: 'hired', who: ['clock'] },
  /** The job ended without an outcome for it. */
  close: { from: ['submitted', 'viewed'], to: 'closed', who: ['clock'] },
  /** Hidden from the company; the applicant keeps it as it was. */
  remove: { from: ['hired', 'rejected', 'withdrawn', 'closed'], to: 'removed', who: ['owner'] },
} as const satisfies Record<string, Transition>;

export type ApplicationAct = keyof typeof APPLICATION_ACTS;

export function may(act: ApplicationAct, status: ApplicationStatus): boolean {
  return (APPLICATION_ACTS[act].from as readonly ApplicationStatus[]).includes(status);
}

/** Whether the act is open to this actor, whatever the state. */
export function mayActOnApplication(act: ApplicationAct, actor: ApplicationActor): boolean {
  return (APPLICATION_ACTS[act].who as readonly ApplicationActor[]).includes(actor);
}

/** A rejection may be taken back for 24 hours. Both instants in ISO 8601. */
export function mayReconsider({ statusAt }: Pick<Application, 'statusAt'>, now: string): boolean {
  const { rejected } = statusAt;
  return rejected !== undefined && Date.parse(now) - Date.parse(rejected) <= RECONSIDER_HOURS * 3_600_000;
}

/** Somebody still owes an answer. */
export function isOpen(status: ApplicationStatus): boolean {
  return status === 'submitted' || status === 'viewed';
}

/** Whether a company may note, as it closes the job, that they were hired without a signature here (decision 9). */
export function mayNoteHired(status: ApplicationStatus): boolean {
  return isOpen(status) || status === 'accepted';
}

/** Hired by signatures here, or outside by the company's own record (decision 9). */
export function isHired({
  status,
  private: { hiredOutsideAt },
}: Pick<Applicant, 'status' | 'private'>): boolean {
  return status === 'hired' || (status === 'accepted' && (hiredOutsideAt ?? null) !== null);
}

const OVER: readonly ApplicationStatus[] = ['rejected', 'withdrawn', 'closed', 'removed'];

/** It has ended without a hire, for the applicant's list. */
export function isOver(status: ApplicationStatus): boolean {
  return OVER.includes(status);
}

/** After a withdrawal the same record may be sent again. */
export function mayApplyAgain(application: Pick<Application, 'status'> | undefined): boolean {
  return application === undefined || application.status === 'withdrawn';
}

/** Whether the company keeps it after its end because the person lets it (contract/policy/keeping.ts). */
export function isKept(row: { keeping?: Application['keeping'] } | undefined): boolean {
  return row?.keeping?.state === 'kept';
}

/** Whether a member reads a job's applicants: an owner always, others where the job does not name its readers. */
export function mayReadApplicants(
  uid: string,
  role: 'owner' | 'member',
  visibleTo: readonly string[] | null,
): boolean {
  return role === 'owner' || visibleTo === null || visibleTo.includes(uid);
}
