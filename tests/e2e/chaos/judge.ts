import type { Tap } from './tap.ts';

/** What the server holds, by the token in its text. */
export type Ledger = ReadonlyMap<string, readonly { lane: string; seq: number }[]>;

export type Verdict = {
  taps: number;
  /** Of these the screen said that they are kept on the device. */
  saved: number;
  /** On the server, at least once. */
  sent: number;
  /** Called saved, and neither on the server nor in the person's sight (rule I1). */
  lost: Tap[];
  /** On the server more than once (rule I2). */
  doubled: Tap[];
  /** After one of the same lane that was kept later (rule I3). */
  disordered: Tap[];
  refusedAndVisible: number;
  /** Stopped, and shown nowhere. */
  hidden: Tap[];
  /** How often the screen said that the device could not keep something. */
  denials: number;
  /** The screen said "could not be kept", and the server has it. */
  deniedButSent: Tap[];
  /** Still under way when the time was over (rule I7). */
  stuck: Tap[];
  /** The browser died before the screen had said anything; both outcomes are right. */
  unsure: { kept: number; gone: number };
};

/** Compares what the person was told with what the server has. */
export function judge(taps: readonly Tap[], ledger: Ledger): Verdict {
  const found = (tap: Tap) => ledger.get(tap.token) ?? [];
  const saved = taps.filter((tap) => tap.saved !== null);
  const unsure = taps.filter((tap) => tap.saved === null && !tap.denied);
  return {
    taps: taps.length,
    saved: saved.length,
    sent: taps.filter((tap) => found(tap).length > 0).length,
    lost: saved.filter((tap) => found(tap).length === 0 && tap.refused === null && !tap.stuck),
    doubled: taps.filter((tap) => found(tap).length > 1),
    disordered: disordered(taps, ledger),
    refusedAndVisible: taps.filter((tap) => tap.refused === 'shown').length,
    hidden: taps.filter((tap) => tap.refused === 'hidden'),
    denials: taps.reduce((sum, tap) => sum + tap.denials, 0),
    deniedButSent: taps.filter((tap) => tap.denied && tap.saved === null && found(tap).length > 0),
    stuck: taps.filter((tap) => tap.stuck),
    unsure: {
      kept: unsure.filter((tap) => found(tap).length > 0).length,
      gone: unsure.filter((tap) => found(tap).length === 0).length,
    },
  };
}

export function holds({ lost, doubled, disordered, hidden, deniedButSent, stuck }: Verdict): boolean {
  return [lost, doubled, disordered, hidden, deniedButSent, stuck].every((taps) => taps.length === 0);
}

function disordered(taps: readonly Tap[], ledger: Ledger): Tap[] {
  const lanes = Map.groupBy(
    taps.filter((tap) => tap.turn !== null && ledger.get(tap.token)?.length === 1),
    (tap) => tap.lane,
  );
  return [...lanes.values()].flatMap((lane) => {
    const inTurn = lane.toSorted((a, b) => (a.turn ?? 0) - (b.turn ?? 0));
    const seq = (tap: Tap) => ledger.get(tap.token)?.[0]?.seq ?? 0;
    return inTurn.filter((tap, at) => inTurn.slice(0, at).some((before) => seq(before) > seq(tap)));
  });
}
