import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import Clock from 'lucide-react/icons/clock';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { dueText } from './due-text.ts';

type Props = { count: number; onFollow?: () => void };

/** How many people are owed an answer now, and the way to them: the overview begins with the longest wait (company.1). */
export function DueCount({ count, onFollow }: Props) {
  const { i18n } = useLingui();
  return (
    <Link
      to="/pwa/company"
      onClick={onFollow}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-card px-3 text-small tabular-nums',
        count > 0 ? 'bg-highlight-wash font-semibold text-ink' : 'text-soft hover:text-ink',
      )}
    >
      <Icon of={Clock} />
      <span className="rail-words">{i18n._(dueText(count))}</span>
    </Link>
  );
}
