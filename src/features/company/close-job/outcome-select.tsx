import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Group, Outcome } from './outcomes.ts';

type Props = {
  name: string;
  group: Group;
  /** Null: nobody has decided. */
  value: Outcome | null;
  /** It is asked for now. */
  missing: boolean;
  onChange: (outcome: Outcome) => void;
};

/** What one person hears: at the end of their line, as the device's own list. */
export function OutcomeSelect({ name, group, value, missing, onChange }: Props) {
  const { t } = useLingui();
  const keep: Record<Group, string> = {
    talking: t`Conversation goes on`,
    opened: t`Stays open`,
    unopened: t`Read first`,
  };
  // What waits for a look or a choice has a broken edge and the mark of what is new.
  const open = value === null || (group === 'unopened' && value === 'keep');
  return (
    <span className="relative inline-flex max-w-[55%] shrink-0 items-center">
      {open && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-3 size-2 rounded-full bg-highlight ring-1 ring-ink/40"
        />
      )}
      <select
        aria-label={t`What ${name} hears`}
        aria-invalid={(missing && value === null) || undefined}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value as Outcome)}
        className={classNames(
          'field-sizing-content min-h-11 min-w-0 appearance-none truncate rounded-inner border bg-sheet py-1 pe-8 text-small font-semibold hover:border-ink desk:min-h-8',
          open ? 'border-dashed ps-7' : 'ps-3',
          missing && value === null ? 'border-danger' : open ? 'border-edge' : 'border-line',
        )}
      >
        {value === null && (
          <option value="" disabled>
            {t`Choose`}
          </option>
        )}
        <option value="keep">{keep[group]}</option>
        <option value="reject">{t({ message: 'Decline', context: 'an applicant' })}</option>
      </select>
      <Icon of={ChevronDown} size="sm" className="pointer-events-none absolute end-2 text-faint" />
    </span>
  );
}
