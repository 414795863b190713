import { mail } from '../../../../contract/fields.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';

export type InviteForm = {
  mail: string;
  position: string;
  note: string;
  canChat: boolean;
  canSign: boolean;
};

export const NOBODY_YET: InviteForm = { mail: '', position: '', note: '', canChat: true, canSign: false };

/** What has to be looked at again before an invitation is made. */
export function inviteProblems(values: InviteForm): Problem<keyof InviteForm>[] {
  const typed = values.mail.trim();
  return [
    ...(typed === ''
      ? [{ field: 'mail' as const, code: 'missing' }]
      : mail.safeParse(typed).success
        ? []
        : [{ field: 'mail' as const, code: 'mail' }]),
    ...(values.position.trim().length > TEXT_MAX.position
      ? [{ field: 'position' as const, code: 'too_long' }]
      : []),
    ...(values.note.trim().length > TEXT_MAX.invitationNote
      ? [{ field: 'note' as const, code: 'too_long' }]
      : []),
  ];
}
