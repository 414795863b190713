import { Trans } from '@lingui/react/macro';
import Briefcase from 'lucide-react/icons/briefcase';
import Store from 'lucide-react/icons/store';
import type { ReactNode } from 'react';
import type { ChosenMode } from '../../../contract/entities/user.ts';
import { Icon, type IconDrawing } from '../../ui/icon.tsx';

type Props = { value: ChosenMode | null; onChange: (mode: ChosenMode) => void };

/** The first question, and it can be answered anew at any time (register.1). */
export function ModeChoice({ value, onChange }: Props) {
  const option = (mode: ChosenMode) => ({ checked: value === mode, onChoose: () => onChange(mode) });
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-small font-semibold">
        <Trans>What brings you here?</Trans>
      </legend>
      <Option {...option('user')} icon={Briefcase} title={<Trans>I am looking for work</Trans>}>
        <Trans>Find jobs, apply, and see what happens.</Trans>
      </Option>
      <Option {...option('company')} icon={Store} title={<Trans>I hire</Trans>}>
        <Trans>Write a job, read applications, answer them.</Trans>
      </Option>
    </fieldset>
  );
}

type OptionProps = {
  checked: boolean;
  onChoose: () => void;
  icon: IconDrawing;
  title: ReactNode;
  children: ReactNode;
};

function Option({ checked, onChoose, icon, title, children }: OptionProps) {
  return (
    <label className="flex items-center gap-4 rounded-card border border-edge bg-sheet px-4 py-3.5 motion-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="radio" name="mode" checked={checked} onChange={onChoose} className="sr-only" />
      <Icon of={icon} size="xl" className={checked ? 'text-accent' : 'text-faint'} />
      <span className="grid">
        <span className="font-semibold">{title}</span>
        <span className="text-small text-soft">{children}</span>
      </span>
    </label>
  );
}
