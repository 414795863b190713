/** How a company calls an applicant: a part of contract/policy/exposure.ts that needs little. */

import type { NameShown, Settings } from '../entities/settings.ts';

/** As what somebody applies, where the application says nothing. */
export const nameShownBy = ({ nameShown }: Settings): NameShown => nameShown?.value ?? 'initial';

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
