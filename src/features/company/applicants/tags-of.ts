import type { Applicant } from '../../../../contract/entities/application.ts';

/** Tags that were given, the most used first. */
export function tagsOf(applicants: readonly Applicant[]): string[] {
  const used = new Map<string, number>();
  for (const tag of applicants.flatMap((one) => one.private.tags)) used.set(tag, (used.get(tag) ?? 0) + 1);
  return [...used].sort((a, b) => b[1] - a[1]).map(([tag]) => tag);
}
