import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { type Due, dueOf } from '../../../replica/queries/due.ts';
import { Chip } from '../../../ui/chip.tsx';

/** When the promised answer is due: marigold once it is, quiet before; nothing where nothing was promised. */
export function DueMark({ applicant }: { applicant: Applicant }) {
  const { i18n } = useLingui();
  const due = dueOf(applicant, useNow());
  if (!due) return null;
  const text = i18n._(dueText(due));
  if (due.kind === 'later') return <span className="tabular-nums text-faint">{text}</span>;
  return <Chip tone="new">{text}</Chip>;
}

/** "overdue", "5 h left", "3 days left": to the nearest day, so that a promise of five days begins with five. */
function dueText(due: Due): MessageDescriptor {
  if (due.kind === 'overdue') return msg`overdue`;
  const { hours } = due;
  if (hours < 1) return msg`under an hour left`;
  if (hours < 24) return msg`${hours} h left`;
  return msg`${plural(Math.round(hours / 24), { one: '# day left', other: '# days left' })}`;
}
