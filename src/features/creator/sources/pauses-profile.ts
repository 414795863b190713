import type { Creator } from '../../../../contract/entities/creator.ts';

/** Whether an active profile has no proof left without this page. @param now server's time, milliseconds */
export function pausesProfile(creator: Creator, sourceId: string, now: number): boolean {
  const rest = creator.sources.filter(({ _id }) => _id !== sourceId);
  const isProven = rest.some(
    ({ status, fixUntil }) => status === 'verified' || (fixUntil !== null && Date.parse(fixUntil) > now),
  );
  return creator.status === 'active' && !isProven;
}
