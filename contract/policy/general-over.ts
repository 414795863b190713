import type { UserGeneral, UserGeneralBefore, UserGeneralPatch } from '../entities/user.ts';
import { cvOver } from './cv-over.ts';
import { type Clocks, clocksAfter, countedFields, isLater, isSameValue } from './later-wins.ts';

type Change = {
  readonly general: UserGeneralPatch;
  readonly from?: UserGeneralBefore | undefined;
};
type Merged = { readonly patch: Partial<UserGeneralPatch>; readonly clocks: Clocks };

/** What a change of a person's facts comes to over those that are there by now, and their clocks then. */
export function generalOver(
  { general: now, generalAt: clocks = {} }: { general: UserGeneral; generalAt?: Clocks | undefined },
  { general: to, from }: Change,
  at: string,
): Merged {
  const counted = countedFields(now, clocks, { to: stated(to), from, at }) as (keyof UserGeneralPatch)[];
  const patch = Object.fromEntries(counted.map((field) => [field, to[field]]));
  // Two lists of what somebody has done are no either or.
  if (from && to.cv !== undefined && !isSameValue(to.cv, from.cv))
    patch.cv = cvOver({ from: from.cv, to: to.cv, now: now.cv }, isLater(at, clocks, 'cv'));
  return { patch, clocks: clocksAfter(clocks, Object.keys(patch), at) };
}

/** Without those that are named and say nothing. */
const stated = (patch: object) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

/** The arguments of a change: what differs from the facts it is made on, and those. Null: nothing does. */
export function generalChange(
  general: UserGeneral,
  patch: UserGeneralPatch,
): { general: UserGeneralPatch; from: UserGeneralBefore } | null {
  const known: Record<string, unknown> = general;
  const changed = Object.entries(stated(patch)).filter(([field, value]) => !isSameValue(value, known[field]));
  if (changed.length === 0) return null;
  const before = changed.map(([field]) => [field, known[field]]);
  return { general: Object.fromEntries(changed), from: stated(Object.fromEntries(before)) };
}
