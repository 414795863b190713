import type { Cv } from '../entities/cv.ts';
import type { Attachment } from '../entities/file.ts';

/**
 * What a company learns of an applicant, and when (product section 1, AGG). Everywhere a company meets one, in rows,
 * notices, mails, exports and previews, what it reads comes from here.
 */

/** `sign`: the number that stands for the name until the company accepts; without one it reads first name and initial. */
export type Named = {
  readonly firstname: string;
  readonly lastname: string;
  readonly sign?: number | undefined;
};

/**
 * The company reads full name and contacts from its acceptance until the person withdraws.
 * @param acceptedAt when it accepted, if it ever did
 */
export function isReleased(status: string, acceptedAt: string | undefined): boolean {
  if (status === 'accepted' || status === 'hired') return true;
  return (status === 'rejected' || status === 'closed') && acceptedAt !== undefined;
}

/**
 * `Person 7`. One word in all languages: names travel as text in rows, notices, mails and exports, which several people
 * read, each in a language of their own.
 */
export const signOf = (number: number) => `Person ${number}`;

/** `Jana Krüger` once released, `Jana K.` or `Person 7` before; nothing once it is erased. */
export function applicantName({ firstname, lastname, sign }: Named, released: boolean): string {
  if (firstname === '') return '';
  if (released) return `${firstname} ${lastname}`;
  if (sign !== undefined) return signOf(sign);
  const [initial = ''] = lastname.trim();
  return `${firstname} ${initial}.`;
}

/** How a letter of the company calls somebody: by the first name, as far as the company knows it. */
export function greetingName(name: string, released: boolean): string {
  if (released) return name.split(' ')[0] ?? '';
  return name.replace(/ \S*\.$/, '');
}

/** All that tells who somebody is, as they sent it. */
export type Sent<File extends Attachment = Attachment> = {
  readonly person: Named;
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
  { person, contacts, cv, files, creatorId, image }: Sent<File>,
  released: boolean,
) {
  const hidden = !released && person.sign !== undefined;
  const shown = files.filter(({ held }) => released || !held);
  return {
    name: applicantName(person, released),
    contacts: released ? contacts : null,
    cv: released ? cv : withoutWebsite(cv),
    files: shown.map(({ held: _, ...file }) => file),
    heldFiles: files.length - shown.length,
    // Handle and pages of a creator are known by name.
    _creatorId: hidden ? null : creatorId,
    ...(released && image && { image }),
  };
}

/** One's own website carries the name as a rule, and is a way to reach them. */
function withoutWebsite(cv: Cv | null): Cv | null {
  if (!cv?.basics?.url) return cv;
  const { url: _, ...basics } = cv.basics;
  return { ...cv, basics };
}
