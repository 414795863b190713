import { useLingui } from '@lingui/react/macro';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { useImage } from '../../../sync/react/use-attachment.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Tick } from '../../../ui/tick.tsx';
import type { Selecting } from './applicant-card.tsx';
import { AgeBand, Subject, TeamMarks } from './applicant-facts.tsx';
import { ApplicantState } from './applicant-state.tsx';
import { MemberMark } from './member-mark.tsx';

type Props = {
  applicant: Applicant;
  entries: readonly OutboxEntry[];
  saving: boolean;
  oneJob: boolean;
  selecting: Omit<Selecting, 'shown'>;
  /** Its panel is open. */
  marked: boolean;
  onOpen: () => void;
};

/** One line of the list on desks, two on phones. */
export function ApplicantRow({ applicant, entries, saving, oneJob, selecting, marked, onOpen }: Props) {
  const { t } = useLingui();
  const { name, status } = applicant;
  const picture = useImage(applicant.image);
  return (
    <div
      className={classNames(
        'relative flex items-center gap-3 border-b border-line px-2 py-2 desk:min-h-11 desk:py-1',
        marked ? 'bg-accent-wash' : selecting.checked ? 'bg-accent-wash/60' : 'hover:bg-well',
      )}
    >
      <span className="relative z-10">
        <Tick
          aria-label={t`Select ${name}`}
          checked={selecting.checked}
          onClick={(event) => selecting.onToggle(event.shiftKey)}
          onChange={() => undefined}
        />
      </span>
      <Avatar name={name} size="sm" picture={picture} />
      <div className="grid min-w-0 flex-1 desk:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] desk:items-center desk:gap-4">
        <span className="flex min-w-0 items-center gap-2">
          <button
            type="button"
            data-applicant={applicant._id}
            onClick={onOpen}
            className={`stretched-link min-w-0 truncate text-start ${status === 'submitted' ? 'font-bold' : 'font-semibold'}`}
          >
            {name}
          </button>
          {applicant.ageBand !== '18plus' && <AgeBand applicant={applicant} />}
        </span>
        <span className="truncate text-small text-soft">
          <Subject applicant={applicant} oneJob={oneJob} />
        </span>
        <span className="min-w-0 max-desk:hidden">
          <TeamMarks applicant={applicant} />
        </span>
      </div>
      <span className="flex flex-wrap items-center justify-end gap-2 text-note">
        <MemberMark applicant={applicant} />
        <ApplicantState applicant={applicant} entries={entries} saving={saving} />
      </span>
    </div>
  );
}
