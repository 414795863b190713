/**
 * What a guardian confirms, a sentence a point, as read above the button. The words are kept with the consent or the
 * signature: a change here makes a version of its own and changes no consent that was given.
 */
export type Consents = {
  readonly account: (child: string, operator: string) => readonly string[];
  readonly creator: (child: string, operator: string) => readonly string[];
  readonly offer: (child: string, company: string, job: string) => readonly string[];
};
