import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { Offer } from '../../../../contract/entities/offer.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { BoardColumn } from './board-column.tsx';
import { boardColumns, type Column } from './board-columns.ts';
import { COLUMN_LABEL } from './column-label.ts';
import { nextCard } from './next-card.ts';

type Props = {
  applicants: readonly Applicant[];
  /** By the application they are for. */
  offers: ReadonlyMap<string, Offer>;
  decisions: ReadonlyMap<string, OutboxEntry[]>;
  onOpen: (applicantId: string) => void;
};

/** Applicants in columns on desks; on phones one column at a time, chosen above it (company.2). */
export function Board({ applicants, offers, decisions, onOpen }: Props) {
  const { t, i18n } = useLingui();
  const columns = boardColumns(applicants, offers);
  const [wanted, setWanted] = useState<Column>();
  const first = columns.find(({ applicants: mine }) => mine.length > 0)?.column ?? 'new';
  const chosen = wanted && columns.some(({ column }) => column === wanted) ? wanted : first;
  const segments = columns.map(({ column, applicants: mine }) => ({
    value: column,
    label: (
      <>
        <span className="block tabular-nums">{mine.length}</span>
        <span className="block text-note">{i18n._(COLUMN_LABEL[column])}</span>
      </>
    ),
  }));
  return (
    <>
      <div className="desk:hidden">
        <SegmentedControl
          legend={t`Applicants by state`}
          hideLegend
          wide
          segments={segments}
          value={chosen}
          onChange={setWanted}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only move between the buttons inside */}
      <div className="grid auto-cols-fr gap-4 desk:grid-flow-col" onKeyDown={(event) => moveFocus(event)}>
        {columns.map(({ column, applicants: mine }, index) => (
          <BoardColumn
            key={column}
            column={column}
            applicants={mine}
            index={index}
            chosen={column === chosen}
            decisions={decisions}
            onOpen={onOpen}
          />
        ))}
      </div>
    </>
  );
}

/** Arrow keys lead from card to card, over what is on the screen. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const at = event.target instanceof HTMLElement && event.target.dataset.card;
  if (!at) return;
  const [column = 0, row = 0] = at.split(':').map(Number);
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (card) => card.offsetParent !== null,
  );
  const lengths: number[] = [];
  for (const card of cards) {
    const number = Number(card.dataset.card?.split(':')[0]);
    lengths[number] = (lengths[number] ?? 0) + 1;
  }
  const next = nextCard(
    event.key,
    { column, row },
    Array.from(lengths, (length) => length ?? 0),
    getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr',
  );
  if (!next) return;
  event.preventDefault();
  cards.find((card) => card.dataset.card === `${next.column}:${next.row}`)?.focus();
}
