import type { StoreFault } from './fault.ts';
import type { StoreEvent } from './health.ts';

/** How long opening may take before the person is told, and before a new store is begun beside the silent one. */
export const OPEN_MS = 8_000;
export const SILENT_MS = 30_000;
/** A browser that has just been woken up fails for a moment; a store is given up only when it still does after these. */
const TRY_AGAIN_MS = [300, 1_500, 4_000];
const TRY_LATER_MS = 10_000;

/** An opening under way. */
type Attempt = {
  /** Openings that have failed before it. */
  failures: number;
  /** An older tab holds the database: it is waited for without an end, and nothing is given up. */
  blocked: boolean;
  /** Set after a rescue: the last attempt under this name. */
  rescued: { unsent: number } | null;
};

/**
 * Where the opening of a store is (rule S3). Each phase has its work (keep-store.ts), which ends in an event.
 * opening: the first `OPEN_MS` · stalled: those after that · waiting: for an older tab, without an end · asking: the
 * opening never came back, but the store may serve others · checking: it is open, and what it has lost is looked for ·
 * settling: what waits outside of it goes in · resting: until the next attempt · rescuing: what can be read is copied ·
 * deleting · leaving: a successor is begun beside it · deleted: under us · over: nothing more will happen.
 */
export type Phase =
  | ({ at: 'opening' | 'stalled' | 'waiting' | 'asking' | 'checking' } & Attempt)
  | { at: 'settling' | 'open' | 'rescuing' | 'deleted' }
  | { at: 'resting'; failures: number; ms: number }
  | { at: 'deleting'; unsent: number }
  | { at: 'leaving'; reason: 'silent' | 'damaged'; unsent: number }
  /** @property successor the name of the database that is begun instead */
  | { at: 'over'; successor: string | null };

export type OpeningEvent =
  | { type: 'opened' }
  /** The time that the phase gives is over. */
  | { type: 'late' }
  | { type: 'failed'; fault: StoreFault }
  /** @property serves whether the store serves others */
  | { type: 'asked'; serves: boolean }
  | { type: 'blocked' }
  /** An older tab has not let go by itself. */
  | { type: 'blocked-long' }
  /** @property lost so many unsent things; null: nothing */
  | { type: 'checked'; lost: number | null }
  | { type: 'settled' }
  | { type: 'rested' }
  /** @property opened the database could be opened at all */
  | { type: 'rescued'; opened: boolean; unsent: number }
  | { type: 'emptied' }
  | { type: 'left'; successor: string; unsent: number }
  /** The connection is gone. */
  | { type: 'closed' }
  /** Somebody has deleted the database. */
  | { type: 'deleted' }
  /** @property marked it still is this person's: nobody has signed out */
  | { type: 'looked'; marked: boolean }
  | { type: 'newer' }
  | { type: 'stop' };

/** @property tell what the watch has to be told, in order */
export type Step = { phase: Phase; tell: StoreEvent[] };

export const FIRST: Phase = { at: 'opening', failures: 0, blocked: false, rescued: null };
const OVER: Phase = { at: 'over', successor: null };

/**
 * Pure. An event that a phase does not wait for changes nothing.
 * @param store.isFirst it has the person's usual name: a successor may be begun beside it
 */
export function nextPhase(phase: Phase, event: OpeningEvent, store: { isFirst: boolean }): Step {
  const to = (next: Phase, ...tell: StoreEvent[]): Step => ({ phase: next, tell });
  if (phase.at === 'over') return to(phase);
  switch (event.type) {
    case 'stop':
      return to(OVER);
    case 'newer':
      // Closed for good: this version must not write into tables of the next one. Taps go to the journal.
      return to(OVER, { type: 'newer' });
    case 'deleted':
      return to({ at: 'deleted' });
    case 'closed':
      return to(phase.at === 'open' ? FIRST : phase);
    case 'blocked':
      return to(isOpening(phase) ? { ...phase, blocked: true } : phase);
    case 'blocked-long':
      return isServing(phase) ? to(phase) : to(phase, { type: 'blocked' });
    case 'opened':
      return to(isOpening(phase) ? { ...phase, at: 'checking' } : phase);
    case 'late':
      return afterLate(phase, store);
    case 'failed':
      return afterFailure(phase, event.fault, store);
    default:
      return afterWork(phase, event, store);
  }
}

function isOpening(phase: Phase): phase is Attempt & { at: 'opening' | 'stalled' | 'waiting' } {
  return phase.at === 'opening' || phase.at === 'stalled' || phase.at === 'waiting';
}

function isServing({ at }: Phase): boolean {
  return at === 'checking' || at === 'settling' || at === 'open';
}

function afterLate(phase: Phase, { isFirst }: { isFirst: boolean }): Step {
  if (!isOpening(phase)) return { phase, tell: [] };
  if (phase.blocked) return { phase: { ...phase, at: 'waiting' }, tell: [] };
  if (phase.at === 'opening') return { phase: { ...phase, at: 'stalled' }, tell: [{ type: 'stalled' }] };
  if (phase.rescued) return givenUp(phase.rescued.unsent, isFirst);
  return { phase: { ...phase, at: 'asking' }, tell: [] };
}

function afterFailure(phase: Phase, fault: StoreFault, { isFirst }: { isFirst: boolean }): Step {
  // What cannot be read has failed to open.
  if (!isOpening(phase) && phase.at !== 'checking') return { phase, tell: [] };
  if (phase.rescued) return givenUp(phase.rescued.unsent, isFirst);
  if (fault === 'denied')
    return { phase: OVER, tell: [{ type: 'lost', loss: { reason: 'denied', unsent: 0 } }] };
  const failures = phase.failures + 1;
  // Without room, or without a connection, nothing is known of the data: they are waited for, never given up.
  const isFinal = fault !== 'full' && fault !== 'closed' && fault !== 'aborted';
  if (isFinal && failures > TRY_AGAIN_MS.length) return { phase: { at: 'rescuing' }, tell: [] };
  const tell: StoreEvent = fault === 'full' ? { type: 'full', unsaved: false } : { type: 'closed' };
  return {
    phase: { at: 'resting', failures, ms: TRY_AGAIN_MS[failures - 1] ?? TRY_LATER_MS },
    tell: failures > 1 ? [tell] : [],
  };
}

/** Two names and no database: nothing can be kept here but in the journal. */
function givenUp(unsent: number, isFirst: boolean): Step {
  if (isFirst) return { phase: { at: 'leaving', reason: 'damaged', unsent }, tell: [] };
  return { phase: OVER, tell: [{ type: 'closed' }] };
}

function afterWork(phase: Phase, event: OpeningEvent, { isFirst }: { isFirst: boolean }): Step {
  const to = (next: Phase, ...tell: StoreEvent[]): Step => ({ phase: next, tell });
  if (event.type === 'asked' && phase.at === 'asking')
    return to(event.serves ? { ...phase, at: 'checking' } : { at: 'leaving', reason: 'silent', unsent: 0 });
  if (event.type === 'checked' && phase.at === 'checking') {
    const { lost } = event;
    const wiped: StoreEvent[] =
      lost === null ? [] : [{ type: 'lost', loss: { reason: 'wiped', unsent: lost } }];
    return to({ at: 'settling' }, ...wiped, { type: 'answered' });
  }
  if (event.type === 'settled' && phase.at === 'settling') return to({ at: 'open' });
  if (event.type === 'rested' && phase.at === 'resting')
    return to({ at: 'opening', failures: phase.failures, blocked: false, rescued: null });
  if (event.type === 'rescued' && phase.at === 'rescuing') {
    const { opened, unsent } = event;
    const lost: StoreEvent = { type: 'lost', loss: { reason: 'damaged', unsent } };
    // One that does not even open is left as it is: the next start of the browser may open it. Only where its
    // successor does not open either it is deleted.
    if (!opened && isFirst) return to({ at: 'leaving', reason: 'damaged', unsent }, lost);
    return to({ at: 'deleting', unsent }, lost);
  }
  if (event.type === 'emptied' && phase.at === 'deleting')
    return to({ at: 'opening', failures: 0, blocked: false, rescued: { unsent: phase.unsent } });
  if (event.type === 'left' && phase.at === 'leaving') {
    const { successor, unsent } = event;
    const loss = { reason: phase.reason, unsent };
    return to({ at: 'over', successor }, { type: 'lost', loss }, { type: 'answered' });
  }
  // Signing out forgets the mark first: then nothing of this person may come back.
  if (event.type === 'looked' && phase.at === 'deleted') return to(event.marked ? FIRST : OVER);
  return to(phase);
}
