/** Who runs this installation, for the imprint. An undefined field was not configured. */
export type Operator = {
  readonly name: string | undefined;
  /** On one line, parts divided by commas. */
  readonly address: string | undefined;
  readonly representatives: string | undefined;
  /** Court and number. */
  readonly register: string | undefined;
  readonly vatId: string | undefined;
  /** Business id (W-IdNr., § 139c AO). */
  readonly businessId: string | undefined;
  readonly mail: string | undefined;
  readonly phone: string | undefined;
  /** Responsible for content of its own (§ 18 (2) MStV), with an address. */
  readonly editor: string | undefined;
  /** How the data protection officer is reached; undefined: none is appointed. */
  readonly dataProtectionOfficer: string | undefined;
  /** Who runs the servers and delivers mails, with seat and country. */
  readonly hosting: string | undefined;
  readonly mailProvider: string | undefined;
  /** How many days the platform keeps the program's log, and backups. */
  readonly logDays: string | undefined;
  readonly backupDays: string | undefined;
};

/** What the operator is called where nobody has said it. */
export const SERVICE_NAME = 'Zusage';

type Environment = Readonly<Record<string, string | undefined>>;

/** Setting of each fact. */
export const OPERATOR_SETTINGS = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  representatives: 'OPERATOR_REPRESENTATIVES',
  register: 'OPERATOR_REGISTER',
  vatId: 'OPERATOR_VAT_ID',
  businessId: 'OPERATOR_BUSINESS_ID',
  mail: 'OPERATOR_MAIL',
  phone: 'OPERATOR_PHONE',
  editor: 'OPERATOR_EDITOR',
  dataProtectionOfficer: 'OPERATOR_DPO',
  hosting: 'OPERATOR_HOSTING',
  mailProvider: 'OPERATOR_MAIL_PROVIDER',
  logDays: 'OPERATOR_LOG_DAYS',
  backupDays: 'OPERATOR_BACKUP_DAYS',
} as const satisfies Record<keyof Operator, string>;

/** An empty value counts as not set. */
export function readOperator(env: Environment): Operator {
  const facts = Object.entries(OPERATOR_SETTINGS).map(([fact, setting]) => [
    fact,
    env[setting]?.trim() || undefined,
  ]);
  return Object.fromEntries(facts) as Operator;
}

/** Without these no legal page can be shown. */
const NEEDED = ['name', 'address', 'mail', 'phone'] as const satisfies (keyof Operator)[];

export function missingFacts(operator: Operator): (typeof NEEDED)[number][] {
  return NEEDED.filter((fact) => operator[fact] === undefined);
}
