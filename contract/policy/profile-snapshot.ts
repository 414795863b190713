import type { SnapshotChoice } from '../entities/application.ts';
import type { Availability } from '../entities/availability.ts';
import type { Cv } from '../entities/cv.ts';
import type { Visibility } from '../entities/settings.ts';
import type { UserGeneral } from '../entities/user.ts';
import { CV_MAX } from '../profile-limits.ts';

type Facts = Pick<UserGeneral, 'headline' | 'about' | 'cv' | 'times' | 'availability'>;
export type ProfileSnapshot = { cv: Cv | null; availability?: Availability };

/**
 * What of a profile goes out with an application: headline and about are the CV's own first words there. With
 * visibility `off` nothing of it does. The server freezes it, the previews of user.1 and job.3 show it.
 * @param choice parts of the CV; left out: all of them
 */
export function profileSnapshot(
  { headline, about, cv, times, availability }: Facts,
  visibility: Visibility,
  choice: SnapshotChoice['cv'] = undefined,
): ProfileSnapshot {
  if (visibility === 'off') return { cv: null };
  const basics = {
    ...cv?.basics,
    ...(headline && { label: headline }),
    ...(about && { summary: about }),
  };
  const filled: Cv = { ...cv, ...(Object.keys(basics).length > 0 && { basics }) };
  // A CV that is full has no room for them, and an answer that is too large would be no answer.
  const whole = bytesOf(filled) <= CV_MAX ? filled : (cv ?? {});
  const parts = Object.entries(whole).filter(
    ([part]) => choice === undefined || choice.includes(part as never),
  );
  const says = (times?.length ?? 0) > 0 || Boolean(availability);
  return {
    cv: parts.length > 0 ? (Object.fromEntries(parts) as Cv) : null,
    ...(says && { availability: { times: times ?? [], text: availability ?? '' } }),
  };
}

const bytesOf = (cv: Cv) => new TextEncoder().encode(JSON.stringify(cv)).length;
