import { msg } from '@lingui/core/macro';
import type { Guardian } from '../../../../contract/entities/user.ts';
import type { Step } from '../../../i18n/state-lines.ts';

/** How far one parent or guardian is: email sent → opened → confirmed (setup.2). */
export function guardianSteps(guardian: Guardian): Step[] {
  const { state, sentAt, openedAt, confirmedAt, refusedAt, revokedAt } = guardian;
  const reached = { sent: 0, opened: 1, confirmed: 2, refused: 1, revoked: 2 }[state];
  const labels: Omit<Step, 'state'>[] = [
    { key: 'sent', label: msg`email sent`, at: sentAt },
    { key: 'opened', label: msg({ message: 'opened', context: 'a mail, by a parent' }), at: openedAt },
    {
      key: 'confirmed',
      label: msg({ message: 'confirmed', context: 'by a parent' }),
      at: confirmedAt,
      good: state === 'confirmed',
    },
  ];
  const steps = labels.map((label, at): Step => {
    if (at === reached && state !== 'revoked' && state !== 'refused') return { ...label, state: 'current' };
    return { ...label, state: at <= reached ? 'done' : 'ahead' };
  });
  if (state === 'refused')
    return [...steps.slice(0, 2), { key: 'refused', label: msg`refused`, at: refusedAt, state: 'refused' }];
  if (state !== 'revoked') return steps;
  return [...steps, { key: 'revoked', label: msg`taken back`, at: revokedAt, state: 'refused' }];
}
