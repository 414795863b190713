import type { ChangeContext, Ports } from '../api/change-context.ts';

/**
 * Lanes run side by side. `time`: deadlines that people wait for. `outside`: tasks that wait for another machine.
 * `push`: the same for push services; a device names its own, so a dead one must not delay mail. `bulk`: retention,
 * statistics and rounds over many rows, none urgent.
 */
export const LANES = ['time', 'outside', 'push', 'bulk'] as const;
export type Lane = (typeof LANES)[number];

// biome-ignore lint/suspicious/noConfusingVoidType: most tasks end without a word.
export type Again = Date | void;

/** Runs one task in one transaction. A returned date keeps the task until then. */
export type Once = {
  readonly do: 'once';
  readonly lane: Lane;
  readonly run: (context: ChangeContext, payload: unknown) => Promise<Again>;
};

/** Runs again `everyMs` after it was done, or at once where it returns that more waits. */
export type Recurring = {
  readonly do: 'recurring';
  readonly lane: Lane;
  readonly everyMs: number;
  // biome-ignore lint/suspicious/noConfusingVoidType: most of it never has more.
  readonly run: (context: ChangeContext) => Promise<boolean | void>;
};

/**
 * Work that waits for another machine. `claim` checks in a short transaction whether the task is still needed and reads
 * its input. The act it returns runs outside any transaction, so that a silent machine holds no connection and does not
 * block the embedded database; it must not use `claim`'s transaction. Its result is written in a short transaction that
 * ends the task. The task is leased meanwhile and due again when the lease ends after a kill, so the act needs shorter
 * timeouts.
 */
export type Outside = {
  readonly do: 'outside';
  readonly lane: Lane;
  readonly leaseMs: number;
  readonly service: Service | undefined;
  readonly claim: (context: ChangeContext, payload: unknown) => Promise<Act | Date | undefined>;
};
// biome-ignore lint/suspicious/noConfusingVoidType: most of it has nothing to write.
export type Act = () => Promise<Settle | SettledFault | void>;
export type Settle = (context: ChangeContext) => Promise<Again>;
/** `fault`: what went wrong on our side. It is reported, and not tried again, because `settle` says what became of it. */
export type SettledFault = { readonly settle: Settle; readonly fault: unknown };

/** A machine that all tasks of a kind need. While it is away they wait together (service-breaker.ts). */
export type Service = {
  readonly name: string;
  /** Whether a failure means the machine and not the task. */
  readonly isAway: (error: unknown) => boolean;
  /** Throws while the machine cannot be reached. */
  readonly reach: (ports: Ports) => Promise<void>;
};

/**
 * A kind of work. A task may run twice (a kill after an outside effect), so it checks the state before it acts. It may
 * be late, and several processes share the table.
 */
export type Work = Once | Recurring | Outside;
export type WorkKinds = Readonly<Record<string, Work>>;

export const LEASE_MS = 300_000;

type InLane = { readonly lane?: Lane };

export const once = (run: Once['run'], { lane = 'time' }: InLane = {}): Once => ({ do: 'once', lane, run });

export const recurring = (
  everyMs: number,
  run: Recurring['run'],
  { lane = 'time' }: InLane = {},
): Recurring => ({
  do: 'recurring',
  lane,
  everyMs,
  run,
});

export const outside = (
  claim: Outside['claim'],
  {
    leaseMs = LEASE_MS,
    lane = 'outside',
    service,
  }: InLane & { readonly leaseMs?: number; readonly service?: Service } = {},
): Outside => ({ do: 'outside', lane, leaseMs, service, claim });
