import type { UserGeneral, UserGeneralBefore, UserGeneralPatch } from '../entities/user.ts';
import { type Clocks, clocksAfter, countedFields, isSameValue } from './later-wins.ts';

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
  const fields = countedFields(now, clocks, { to: stated(to), from, at }) as (keyof UserGeneralPatch)[];
  return {
    patch: Object.fromEntries(fields.map((field) => [field, to[field]])),
    clocks: clocksAfter(clocks, fields, at),
  };
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
