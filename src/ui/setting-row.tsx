import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconDrawing } from './icon.tsx';
import { Tick } from './tick.tsx';
import { useShownAtOnce } from './use-shown-at-once.ts';

/** Rows of settings, with hairlines around and between them. */
export function SettingRows({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line border-y border-line">{children}</div>;
}

type Texts = {
  icon: IconDrawing;
  title: ReactNode;
  /** How it stands, in one line. */
  state?: ReactNode;
};

type RowProps = Texts & {
  /** One word at the end of the row. */
  value?: ReactNode;
  danger?: boolean;
  /** It opens a sheet. */
  onOpen: () => void;
};

/** A setting that is changed one tap deeper: the whole row is the target, named by its title. */
export function SettingRow({ value, danger = false, onOpen, ...texts }: RowProps) {
  const id = useId();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-state`}
      onClick={onOpen}
      className={classNames(ROW, 'motion-colors hover:bg-well', danger && 'text-danger')}
    >
      <RowTexts {...texts} id={id} danger={danger} />
      {value !== undefined && <span className="shrink-0 text-small text-soft">{value}</span>}
      <Icon of={ChevronRight} className="text-faint" />
    </button>
  );
}

/** How something stands that is changed elsewhere, or by others. */
export function SettingFact(texts: Texts) {
  const id = useId();
  return (
    <div className={ROW}>
      <RowTexts {...texts} id={id} />
    </div>
  );
}

type SwitchProps = Texts & {
  checked: boolean;
  disabled?: boolean;
  /** Tells whether it was kept. */
  onChange: (checked: boolean) => Promise<boolean>;
};

/** A setting that is on or off: the whole row is the target. */
export function SettingSwitch({ checked, disabled = false, onChange, ...texts }: SwitchProps) {
  const id = useId();
  const [shown, tap] = useShownAtOnce(checked, onChange);
  return (
    <label htmlFor={`${id}-tick`} className={classNames(ROW, !disabled && 'motion-colors hover:bg-well')}>
      <RowTexts {...texts} id={id} />
      <Tick
        id={`${id}-tick`}
        aria-labelledby={id}
        aria-describedby={`${id}-state`}
        checked={shown}
        disabled={disabled}
        onChange={(event) => tap(event.target.checked)}
      />
    </label>
  );
}

const ROW = 'flex min-h-14 w-full items-center gap-4 py-2.5 text-start';

function RowTexts({ id, icon, title, state, danger = false }: Texts & { id: string; danger?: boolean }) {
  return (
    <>
      <Icon of={icon} className={danger ? '' : 'text-accent'} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span id={id} className="font-semibold wrap-anywhere">
          {title}
        </span>
        <span id={`${id}-state`} className="text-small text-soft wrap-anywhere empty:hidden">
          {state}
        </span>
      </span>
    </>
  );
}
