import type { AgeBand } from '../entities/application.ts';
import type { Cv } from '../entities/cv.ts';
import type { Attachment } from '../entities/file.ts';
import { applicantName, type Named } from './applicant-name.ts';

/**
 * What a company learns of an applicant, and when (product section 1, AGG). Everywhere a company meets one, in rows,
 * notices, mails, exports and previews, what it reads comes from here.
 */

/** All that tells who somebody is, as they sent it. */
export type Sent<File extends Attachment = Attachment> = {
  readonly person: Named;
  /** When they applied. */
  readonly ageBand: AgeBand;
  readonly contacts: { email?: string; phone?: string };
  readonly cv: Cv | null;
  /** `held`: not shown before the company accepts. */
  readonly files: readonly File[];
  readonly creatorId: string | null;
  /** Their picture, and never one of somebody below 18. */
  readonly image?: string | undefined;
};

/** What of it the company reads. `heldFiles`: how many files it does not read yet. */
export function exposed<File extends Attachment>(
  { person, ageBand, contacts, cv, files, creatorId, image }: Sent<File>,
  released: boolean,
) {
  // Handle and pages of a creator are known by name, and lead to them: nobody below 18 is shown by these before.
  const hidden = !released && (person.sign !== undefined || ageBand !== '18plus');
  const shown = files.filter(({ held }) => released || !held);
  return {
    name: applicantName(person, released),
    contacts: released ? contacts : null,
    cv: released ? cv : withoutWebsite(cv),
    files: shown.map(({ held: _, ...file }) => file),
    heldFiles: files.length - shown.length,
    _creatorId: hidden ? null : creatorId,
    heldCreator: hidden && creatorId !== null,
    ...(released && image && { image }),
  };
}

/** One's own website carries the name as a rule, and is a way to reach them. */
function withoutWebsite(cv: Cv | null): Cv | null {
  if (!cv?.basics?.url) return cv;
  const { url: _, ...basics } = cv.basics;
  return { ...cv, basics };
}
