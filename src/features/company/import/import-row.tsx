import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-help';
import Copy from 'lucide-react/icons/copy';
import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import { memo } from 'react';
import type { JobDraft } from '../../../../contract/entities/job.ts';
import type { PlannedRow, RowChoice, Verdict } from '../../../../contract/import/plan-rows.ts';
import { hoursLabel, REMOTE_LABEL } from '../../../i18n/job-labels.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Icon, type IconDrawing } from '../../../ui/icon.tsx';
import { findingText, reasonText, VERDICT_LABEL } from './import-words.ts';
import { lineOf } from './rest-csv.ts';
import { RowMend } from './row-mend.tsx';

const LOOK: Record<Verdict, { icon: IconDrawing; color: string }> = {
  new: { icon: Check, color: 'text-success' },
  changed: { icon: Pencil, color: 'text-success' },
  open: { icon: CircleHelp, color: 'text-danger' },
  live: { icon: CircleHelp, color: 'text-danger' },
  same: { icon: Check, color: 'text-soft' },
  double: { icon: Copy, color: 'text-soft' },
  edited: { icon: Pencil, color: 'text-soft' },
  unreadable: { icon: Minus, color: 'text-soft' },
};

type Props = { row: PlannedRow; onChoose: (at: number, choice: RowChoice) => void };

/** A row of the file as a job, what is wrong with it, and what mends it. */
export const ImportRow = memo(function ImportRow({ row, onChoose }: Props) {
  const { i18n } = useLingui();
  const { at, ad, verdict, draft, notes } = row;
  const { icon, color } = LOOK[verdict];
  const told = verdict === 'new' || verdict === 'changed' ? '' : reasonText(i18n, row);
  const danger = verdict === 'open' || verdict === 'live';
  return (
    <li className="grid gap-2 border-b border-line py-2.5">
      <div className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 desk:grid-cols-[2.5rem_minmax(0,3fr)_minmax(0,3fr)_7rem]">
        <span className="text-note tabular-nums text-faint">{lineOf(at)}</span>
        <span className="wrap-anywhere font-medium">{draft?.title ?? (ad.title.trim() || '–')}</span>
        <span className="text-small tabular-nums text-soft max-desk:col-start-2 max-desk:row-start-2">
          {draft && <Facts draft={draft} />}
        </span>
        <span
          className={`flex items-baseline gap-1.5 text-small font-semibold max-desk:col-start-3 max-desk:row-start-1 ${color}`}
        >
          <Icon of={icon} size="sm" className="translate-y-0.5" />
          {i18n._(VERDICT_LABEL[verdict])}
        </span>
      </div>
      {told !== '' && (
        <div
          className={`ms-12 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card px-3 py-2 text-small max-desk:ms-0 ${danger ? 'bg-danger-wash text-danger' : 'bg-well text-soft'}`}
        >
          <p className="min-w-40 flex-1 wrap-anywhere">{told}</p>
          <RowMend row={row} onChoose={(choice) => onChoose(at, choice)} />
        </div>
      )}
      {notes.length > 0 && verdict !== 'same' && (
        <p className="ms-12 text-note text-soft max-desk:ms-0">
          {notes.map((note) => findingText(i18n, note)).join(' ')}
        </p>
      )}
    </li>
  );
});

function Facts({ draft }: { draft: JobDraft }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const facts = [
    draft.location?.label ?? (draft.remote === 'full' ? i18n._(REMOTE_LABEL.full) : ''),
    draft.hours ? i18n._(hoursLabel(draft.hours)) : '',
    draft.pay ? format.pay(draft.pay) : '',
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}
