import type { Operator } from './operator.ts';

export type HostedIdentity = {
  readonly kind: 'hosted';
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** Content of the service account file. */
  readonly serviceAccount: Record<string, string>;
};

/** What calls and work decide by. */
export type CallSettings = {
  /** Where people reach the app, without a slash at the end: mailed links start with it. */
  readonly publicUrl: string;
  /** Push services a device may be registered at. */
  readonly pushHosts: readonly string[];
  /** Hosts that a redirect may lead to, beside this app. */
  readonly redirectHosts: readonly string[];
  /** Of the market’s files: milliseconds between two runs, at least, and how many jobs a part holds (rule R10.2). */
  readonly marketFiles: { readonly everyMs: number; readonly cellRows: number };
  /** Staff looks at the first job of a new company, and at work for children, before others see it. */
  readonly review: boolean;
  /** Services of freelancers and creators are concluded here, so their sellers are reported (PStTG). */
  readonly concludeServices: boolean;
  /** Who runs the installation: reports and objections are mailed there. Undefined is what nobody has said. */
  readonly operator: Pick<Operator, 'name' | 'mail'>;
};
