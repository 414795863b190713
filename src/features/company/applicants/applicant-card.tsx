import { useLingui } from '@lingui/react/macro';
import type { HTMLAttributes } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Tick } from '../../../ui/tick.tsx';
import { AgeBand, Subject, TeamMarks } from './applicant-facts.tsx';
import { ApplicantState } from './applicant-state.tsx';
import { MemberMark } from './member-mark.tsx';

/** Whether it is selected, and what a tap on its box does; `shown`: not only under the mouse. */
export type Selecting = { checked: boolean; shown: boolean; onToggle: (range: boolean) => void };

type Props = {
  applicant: Applicant;
  entries: readonly OutboxEntry[];
  saving?: boolean;
  /** All there are applied for the same job. */
  oneJob?: boolean;
  selecting?: Selecting;
  /** Its panel is open, or it is being moved. */
  marked?: boolean;
  /** What makes it possible to drag it. */
  dragging?: Pick<HTMLAttributes<HTMLElement>, 'draggable' | 'onDragStart' | 'onDragEnd'>;
  onOpen: () => void;
};

/** Who, for what, and when, with what became of it. */
export function ApplicantCard({
  applicant,
  entries,
  saving = false,
  oneJob = false,
  selecting,
  marked = false,
  dragging,
  onOpen,
}: Props) {
  const { t } = useLingui();
  const { name } = applicant;
  return (
    <div
      {...dragging}
      className={classNames(
        'group relative grid grid-cols-[minmax(0,1fr)] gap-1 rounded-card border py-3 motion-colors',
        selecting ? 'px-3' : 'px-4',
        marked || selecting?.checked
          ? 'border-accent bg-accent-wash'
          : 'border-line bg-sheet hover:border-edge',
      )}
    >
      <div className="flex items-center gap-2">
        <button
          type="button"
          data-applicant={applicant._id}
          onClick={onOpen}
          className={`stretched-link min-w-0 flex-1 truncate text-start ${applicant.status === 'submitted' ? 'font-bold' : 'font-semibold'}`}
        >
          {name}
        </button>
        {(applicant.ageBand !== '18plus' || !selecting) && <AgeBand applicant={applicant} />}
        {selecting && (
          <span
            className={classNames(
              'relative -my-2 -me-1.5',
              !selecting.shown &&
                'opacity-0 focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100',
            )}
          >
            <Tick
              aria-label={t`Select ${name}`}
              checked={selecting.checked}
              onClick={(event) => selecting.onToggle(event.shiftKey)}
              onChange={() => undefined}
            />
          </span>
        )}
      </div>
      <p className="truncate text-small text-soft">
        <Subject applicant={applicant} oneJob={oneJob} />
      </p>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 text-note">
        <ApplicantState applicant={applicant} entries={entries} saving={saving} />
        <span className="inline-flex min-w-0 items-center gap-2">
          <TeamMarks applicant={applicant} />
          {applicant.private.assigned && <MemberMark applicant={applicant} />}
        </span>
      </div>
    </div>
  );
}
