import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Applicant, ApplicationStatus } from '../../../../contract/entities/application.ts';
import { isHired } from '../../../../contract/policy/application.ts';
import { offerActOf } from '../../../i18n/offer-steps.ts';
import { changeSteps } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { useUndoSeconds } from '../../../sync/react/use-undo-seconds.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { StateLine } from '../../../ui/state-line.tsx';
import { decisionOf } from '../applicant/applicant-steps.ts';
import { PromiseTicks } from './promise-ticks.tsx';

/** How it ended, where it has to be said because its column holds several ends. */
const OUTCOME: Partial<Record<ApplicationStatus, MessageDescriptor>> = {
  rejected: msg({ message: 'rejected', context: 'how an application ended' }),
  withdrawn: msg({ message: 'withdrawn', context: 'how an application ended' }),
  removed: msg({ message: 'removed', context: 'how an application ended' }),
  closed: msg({ message: 'closed', context: 'how an application ended' }),
};

function endOf(applicant: Applicant): MessageDescriptor | undefined {
  // In the column of those hired by signatures here.
  if (applicant.status === 'accepted' && isHired(applicant)) return msg`noted as hired`;
  return OUTCOME[applicant.status];
}

type Props = {
  applicant: Applicant;
  entries: readonly OutboxEntry[];
  /** What was decided is not saved on this device yet. */
  saving: boolean;
};

const SAVING = msg`being saved`;

/**
 * Where it stands, in a word: what was decided here and has not been received comes before all else, then how it ended
 * or when the answer is due, else when they applied.
 */
export function ApplicantState({ applicant, entries, saving }: Props) {
  const { i18n } = useLingui();
  if (saving)
    return <StateLine compact steps={[{ key: 'saving', label: i18n._(SAVING), state: 'current' }]} />;
  const decision = decisionOf(entries) ?? offerActOf(entries);
  if (decision) return <Decision decision={decision} />;
  const outcome = endOf(applicant);
  if (outcome) return <span className="text-soft">{i18n._(outcome)}</span>;
  if (applicant.dueAt) return <PromiseTicks applicant={applicant} />;
  const arrived = applicant.receipt?.receivedAt ?? applicant.statusAt.submitted;
  return <span className="tabular-nums text-faint">{arrived && <RelativeTime instant={arrived} />}</span>;
}

function Decision({ decision }: { decision: OutboxEntry }) {
  const undoable = useUndoSeconds(decision) > 0;
  const steps = useShownSteps(changeSteps(decision, undoable));
  return <StateLine compact steps={steps} />;
}
