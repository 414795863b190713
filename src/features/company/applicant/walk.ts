/** Position of an applicant in the list that is being looked through; `at` counts from 1. */
export type Place = { at: number; of: number; before: string | undefined; after: string | undefined };

/**
 * Who comes before and after in the order there was when the first one was opened: a decision moves cards on the board,
 * and nobody is passed over for it. Who is gone by now is left out.
 * @param there ids of the applicants on the board now
 */
export function placeIn(order: readonly string[], there: ReadonlySet<string>, id: string): Place | null {
  const left = order.filter((one) => one === id || there.has(one));
  const index = left.indexOf(id);
  if (index < 0) return null;
  return { at: index + 1, of: left.length, before: left[index - 1], after: left[index + 1] };
}
