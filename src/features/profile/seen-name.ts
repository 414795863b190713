import type { User } from '../../../contract/entities/user.ts';

/** `Jana K.`: what a company reads of a name until it has accepted. */
export function shortName({ firstname, lastname }: User['general']): string {
  return `${firstname} ${Array.from(lastname.trim())[0] ?? ''}.`;
}
