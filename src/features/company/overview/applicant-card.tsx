import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Applicant, ApplicationStatus } from '../../../../contract/entities/application.ts';
import { AGE_BAND_SHORT } from '../../../i18n/age-band.ts';
import { offerActOf } from '../../../i18n/offer-steps.ts';
import { changeSteps } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { useUndoSeconds } from '../../../sync/react/use-undo-seconds.ts';
import { Chip } from '../../../ui/chip.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { StateLine } from '../../../ui/state-line.tsx';
import { decisionOf } from '../applicant/applicant-steps.ts';
import { LABEL_TEXT } from '../applicant/label-text.ts';
import { DueMark } from './due-mark.tsx';

/** How it ended, where a card has to say it because its column holds several ends. */
const OUTCOME: Partial<Record<ApplicationStatus, MessageDescriptor>> = {
  rejected: msg({ message: 'rejected', context: 'how an application ended' }),
  withdrawn: msg({ message: 'withdrawn', context: 'how an application ended' }),
  removed: msg({ message: 'removed', context: 'how an application ended' }),
  closed: msg({ message: 'closed', context: 'how an application ended' }),
};

type Props = {
  applicant: Applicant;
  entries: readonly OutboxEntry[];
  /** Where it stands, for the arrow keys: `column:row`. */
  place?: string;
  onOpen: () => void;
};

/** Who, for what, and when, with what became of it. */
export function ApplicantCard({ applicant, entries, place, onOpen }: Props) {
  const { i18n } = useLingui();
  const arrived = applicant.receipt?.receivedAt ?? applicant.statusAt.submitted;
  const decision = decisionOf(entries) ?? offerActOf(entries);
  const { label, tags } = applicant.private;
  const minor = applicant.ageBand !== '18plus';
  const ageBand = i18n._(AGE_BAND_SHORT[applicant.ageBand]);
  return (
    <li className="relative grid gap-1 rounded-card border border-line bg-sheet px-4 py-3 motion-colors hover:border-edge">
      <div className="flex items-center gap-2">
        <button
          type="button"
          data-card={place}
          data-applicant={applicant._id}
          onClick={onOpen}
          className={`stretched-link min-w-0 flex-1 truncate text-start ${applicant.status === 'submitted' ? 'font-bold' : 'font-semibold'}`}
        >
          {applicant.name}
        </button>
        {minor ? (
          <Chip>{ageBand}</Chip>
        ) : (
          <span className="text-note tabular-nums text-faint">{ageBand}</span>
        )}
      </div>
      <p className="truncate text-small text-soft">{applicant.job.title}</p>
      {(label || tags.length > 0) && (
        <p className="truncate text-note text-soft">
          {label && <b className="font-semibold">{i18n._(LABEL_TEXT[label])}</b>}
          {label && tags.length > 0 && ' · '}
          <span lang="">{tags.join(', ')}</span>
        </p>
      )}
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 text-note">
        {decision ? (
          <Decision decision={decision} />
        ) : (
          <>
            <span className="tabular-nums text-faint">{arrived && <RelativeTime instant={arrived} />}</span>
            <ApplicantState applicant={applicant} />
          </>
        )}
      </div>
    </li>
  );
}

/** What was decided here and has not been received: it is more telling than when somebody applied. */
function Decision({ decision }: { decision: OutboxEntry }) {
  const undoable = useUndoSeconds(decision) > 0;
  const steps = useShownSteps(changeSteps(decision, undoable));
  return <StateLine compact steps={steps} />;
}

/** How it ended, or when the answer is due. */
function ApplicantState({ applicant }: Pick<Props, 'applicant'>) {
  const { i18n } = useLingui();
  const outcome = OUTCOME[applicant.status];
  return outcome ? <span className="text-soft">{i18n._(outcome)}</span> : <DueMark applicant={applicant} />;
}
