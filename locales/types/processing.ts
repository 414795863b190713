/** Rows of the privacy page’s table; the program sorts every table with personal data into one. */
export type ProcessingCategory =
  | 'account'
  | 'profile'
  | 'application'
  | 'tracking'
  | 'talk'
  | 'offer'
  | 'guardian'
  | 'creator'
  | 'search'
  | 'view'
  | 'notice'
  | 'session'
  | 'company'
  | 'report'
  | 'guest'
  | 'consent'
  | 'operation'
  | 'staff'
  | 'seller'
  | 'invoice';

/** Who receives the data, beside the person and the operator. */
export type Recipient =
  | 'companies'
  | 'hosting'
  | 'mail'
  | 'push'
  | 'sign-in'
  | 'billing'
  | 'other-side'
  | 'tax';

/** A row: what, what for, on which basis, how long. `howLong` is given the figures the program keeps to, in its order. */
export type ProcessingWords = {
  readonly data: string;
  readonly why: string;
  readonly basis: string;
  readonly howLong: (...figures: readonly number[]) => string;
};

export type ProcessingTable = {
  readonly head: readonly [data: string, why: string, basis: string, howLong: string, who: string];
  readonly rows: Readonly<Record<ProcessingCategory, ProcessingWords>>;
  readonly recipients: Readonly<Record<Recipient, string>>;
  /** Rows that the operator’s settings say; `days` as they are set. */
  readonly logs: (days: string) => readonly [string, string, string, string];
  readonly backups: (days: string) => readonly [string, string, string, string];
};
