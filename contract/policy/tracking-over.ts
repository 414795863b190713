import type { Elsewhere, TrackingFields } from '../entities/tracking.ts';
import { type Clocks, clocksAfter, countedFields, isSameValue } from './later-wins.ts';

type Kept = TrackingFields & { readonly fieldsAt?: Clocks | undefined };
type Change = TrackingFields & { readonly from?: TrackingFields | undefined };
/** Field by field, those of an application made elsewhere beside the others. */
type Flat = Readonly<Record<string, unknown>>;

/** What a change of what is kept about an application comes to over what is kept by now, and its clocks then. */
export function trackingOver(
  kept: Kept | undefined,
  change: Change,
  at: string,
): Kept & { fieldsAt: Clocks } {
  const to = flat({ ...change, note: change.note.trim() });
  const from = change.from && flat(change.from);
  const clocks = kept?.fieldsAt ?? {};
  const counted = kept
    ? countedFields(flat(kept), clocks, { to, from, at })
    : Object.keys(to).filter((field) => !from || !isSameValue(to[field], from[field]));
  const whole = kept ? { ...flat(kept), ...picked(to, counted) } : to;
  const { note, remindAt, keptRev, ...elsewhere } = whole;
  return {
    elsewhere: change.elsewhere && (elsewhere as Elsewhere),
    note: note as string,
    remindAt: remindAt as string | null,
    keptRev: keptRev as number | null,
    fieldsAt: clocksAfter(clocks, counted, at),
  };
}

const flat = ({ elsewhere, note, remindAt, keptRev }: TrackingFields): Flat => ({
  ...elsewhere,
  note,
  remindAt,
  keptRev,
});

const picked = (fields: Flat, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));
