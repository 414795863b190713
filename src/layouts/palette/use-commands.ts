import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import FilePen from 'lucide-react/icons/file-pen';
import Moon from 'lucide-react/icons/moon';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Send from 'lucide-react/icons/send';
import Sun from 'lucide-react/icons/sun';
import User from 'lucide-react/icons/user';
import type { Command, CommandGroup } from '../../ui/command-groups.tsx';
import { useTheme } from '../../ui/theme-provider.tsx';
import { COMPANY } from '../company-destinations.ts';
import type { Frame } from '../frame.ts';
import { matching } from './matching.ts';
import { useThings } from './use-things.ts';

/** At most this many of one kind; typing more narrows them. */
const SHOWN = 6;

/**
 * The screens of a company, a few acts, and, once something is typed, its jobs, applicants and conversations. Undefined
 * until the replica has answered.
 */
export function useCommands(typed: string, frame: Frame, onClose: () => void): CommandGroup[] | undefined {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { theme, toggle } = useTheme();
  const first = (act: () => void) => () => {
    onClose();
    act();
  };
  const go = (to: string, search?: Record<string, string>) =>
    first(() => void navigate({ to, search } as Parameters<typeof navigate>[0]));
  const things = useThings(go);
  if (!things) return undefined;

  const screens: Command[] = [
    ...COMPANY.map(({ key, label, icon, to, search }) => ({
      key,
      label: i18n._(label),
      icon,
      run: go(to, search),
    })),
    { key: 'billing', label: t`Billing`, icon: ReceiptText, run: go('/pwa/company/payment') },
    { key: 'account', label: t`Your account and this device`, icon: User, run: go('/pwa/user/settings') },
  ];
  const acts: Command[] = [
    { key: 'write', label: t`Write a job`, icon: FilePen, run: go('/pwa/company/create-job') },
    { key: 'notifications', label: t`Notifications`, icon: Bell, run: first(frame.notifications.onOpen) },
    { key: 'outbox', label: t`Your changes`, icon: Send, run: first(frame.sync.onOpen) },
    theme === 'dark'
      ? { key: 'theme', label: t`Light theme`, icon: Sun, run: first(toggle) }
      : { key: 'theme', label: t`Dark theme`, icon: Moon, run: first(toggle) },
  ];
  const searching = typed.trim() !== '';
  const group = (key: string, name: string, commands: readonly Command[]): CommandGroup => {
    const all = matching(commands, typed);
    const count = all.length;
    return {
      key,
      name: searching && count > SHOWN ? t`${name}: the first ${SHOWN} of ${count}` : name,
      commands: searching ? all.slice(0, SHOWN) : all,
    };
  };
  const own = [group('screens', t`Go to`, screens), group('acts', t`Actions`, acts)];
  if (!searching) return own;
  return [
    ...own,
    group('jobs', t`Jobs`, things.jobs),
    group('applicants', t`Applicants`, things.applicants),
    group('conversations', t`Conversations`, things.conversations),
  ];
}
