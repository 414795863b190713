/** What somebody reads whose application ends without their company's word. */
export type Endings = {
  /** A guardian agreed when the job was over. */
  readonly tooLate: string;
  /** The company leaves. */
  readonly companyLeft: string;
  /** We took the job down. */
  readonly takenDown: string;
  /** The company has looked at nothing for so many days. */
  readonly unanswered: (days: number) => string;
  /** The job was over before a guardian had agreed. */
  readonly neverSeen: string;
  readonly tooYoung: string;
  /** Accepted, but the job is over, nothing was signed, and the data are erased: in time, or by the company. */
  readonly timeOver: string;
};
