import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { Button } from '../../../ui/button.tsx';
import { ApplicantCard } from './applicant-card.tsx';
import type { BoardColumn as Applicants } from './board-columns.ts';
import { COLUMN_LABEL } from './column-label.ts';

/** Cards of a column before it is asked for more. */
const AT_FIRST = 30;

type Props = Applicants & {
  /** Its number on the board. */
  index: number;
  /** On phones one column is seen at a time. */
  chosen: boolean;
  decisions: ReadonlyMap<string, OutboxEntry[]>;
  onOpen: (applicantId: string) => void;
};

export function BoardColumn({ column, applicants, index, chosen, decisions, onOpen }: Props) {
  const { i18n } = useLingui();
  const titleId = useId();
  const [all, setAll] = useState(false);
  const shown = all ? applicants : applicants.slice(0, AT_FIRST);
  const count = applicants.length;
  return (
    <section aria-labelledby={titleId} className={chosen ? 'min-w-0' : 'min-w-0 max-desk:hidden'}>
      <h3 id={titleId} className="flex items-baseline gap-2 pb-2 text-small font-semibold max-desk:sr-only">
        {i18n._(COLUMN_LABEL[column])}
        <span
          className={column === 'new' && count > 0 ? 'tabular-nums' : 'font-normal tabular-nums text-faint'}
        >
          {count}
        </span>
      </h3>
      {count === 0 ? (
        <p className="rounded-card border border-dashed border-line px-4 py-5 text-center text-small text-faint">
          <Trans>nobody here</Trans>
        </p>
      ) : (
        <ul className="grid gap-2">
          {shown.map((applicant, row) => (
            <ApplicantCard
              key={applicant._id}
              applicant={applicant}
              entries={decisions.get(applicant._id) ?? []}
              place={`${index}:${row}`}
              onOpen={() => onOpen(applicant._id)}
            />
          ))}
        </ul>
      )}
      {shown.length < count && (
        <div className="pt-2">
          <Button variant="bare" wide onClick={() => setAll(true)}>
            <Plural value={count - shown.length} one="Show # more" other="Show # more" />
          </Button>
        </div>
      )}
    </section>
  );
}
