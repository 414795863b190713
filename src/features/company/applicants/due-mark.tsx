import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { timeLeft } from '../../../i18n/time-left.ts';
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

function dueText(due: Due): MessageDescriptor {
  return due.kind === 'overdue' ? msg`overdue` : timeLeft(due.hours);
}
