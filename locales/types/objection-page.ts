/** The page on which somebody who reported without an account objects to the decision. */
export type ObjectionPageWords = {
  title: string;
  lead: string;
  /** Before the report's number, what it is about, and what was decided. */
  report: string;
  about: string;
  decided: string;
  why: string;
  /** `day`: the last one on which an objection is taken. */
  until: (day: string) => string;
  text: string;
  textHint: string;
  send: string;
  steps: readonly string[];
  problems: {
    title: string;
    text: string;
    textLong: string;
    robot: string;
    often: string;
    offline: string;
  };
  received: {
    title: string;
    number: string;
    keep: string;
    /** `day`: the one by which the answer is promised. */
    mailed: (day: string) => string;
    /** Where the address is no longer known. */
    here: (day: string) => string;
    written: string;
    next: string;
  };
  answered: { title: string; answer: string; courts: string };
  /** The time to object is over. */
  late: { title: string; text: (months: number) => string; courts: string };
  /** The address has no such token, or only half of it. */
  unknown: { title: string; text: string };
  ways: string;
};
