import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import Database from 'lucide-react/icons/database';
import HardDrive from 'lucide-react/icons/hard-drive-download';
import Languages from 'lucide-react/icons/languages';
import RefreshCcw from 'lucide-react/icons/refresh-ccw';
import Shield from 'lucide-react/icons/shield';
import UserLock from 'lucide-react/icons/user-lock';
import { isLanguage, nameOf } from '../../../contract/languages.ts';
import { useSession } from '../../auth/use-account.ts';
import { blockedIds } from '../../replica/queries/block.ts';
import { keptCounts } from '../../replica/queries/kept-counts.ts';
import { me } from '../../replica/queries/me.ts';
import { syncStatus } from '../../replica/queries/outbox.ts';
import { useLive } from '../../replica/use-live.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconDrawing } from '../../ui/icon.tsx';
import { useTheme } from '../../ui/theme-provider.tsx';
import { useLanguage } from '../../ui/use-language.ts';
import type { PushSwitch } from './push-words.tsx';

export const SETTING_GROUPS = [
  'changes',
  'account',
  'notifications',
  'privacy',
  'device',
  'display',
  'data',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** The group that an address names, or the one that people come for. */
export function openGroup(named: string | undefined): SettingGroup {
  return SETTING_GROUPS.find((group) => group === named) ?? 'account';
}

type Props = { current: SettingGroup; onChoose: (group: SettingGroup) => void; push: PushSwitch };

/** Every group with how it stands; only where one is open beside it. */
export function GroupList({ current, onChoose, push }: Props) {
  const { t } = useLingui();
  const states = useStates(push);
  const names: Record<SettingGroup, [string, IconDrawing]> = {
    changes: [t`Your changes`, RefreshCcw],
    account: [t`Account and security`, UserLock],
    notifications: [t`Notifications`, Bell],
    privacy: [t`Privacy`, Shield],
    device: [t`On this device`, HardDrive],
    display: [t`Language and theme`, Languages],
    data: [t`Your data`, Database],
  };
  return (
    <nav aria-label={t`Groups of settings`} className="hidden desk:block">
      <ul className="grid gap-1">
        {SETTING_GROUPS.map((group) => {
          const [name, icon] = names[group];
          const isOpen = group === current;
          return (
            <li key={group}>
              <button
                type="button"
                aria-current={isOpen ? 'true' : undefined}
                onClick={() => onChoose(group)}
                className={classNames(
                  'flex min-h-14 w-full items-center gap-4 rounded-card px-3 py-2 text-start motion-colors',
                  isOpen ? 'bg-accent-wash' : 'hover:bg-well',
                )}
              >
                <Icon of={icon} className="text-accent" />
                <span className="grid min-w-0 gap-0.5">
                  <span className="font-semibold">{name}</span>
                  <span className="truncate text-small text-soft">{states[group]}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** How each group stands, in a few words. */
function useStates(push: PushSwitch): Record<SettingGroup, string> {
  const { t } = useLingui();
  const session = useSession();
  const status = useLive(syncStatus);
  const blocked = useLive(async (db) => blockedIds(await me(db)).size) ?? 0;
  const jobs = useLive(keptCounts)?.jobs ?? 0;
  const { locale } = useLanguage();
  const { theme } = useTheme();
  const { stopped = 0, waiting = 0 } = status ?? {};
  return {
    changes:
      stopped > 0
        ? t`${plural(stopped, { one: '# not sent', other: '# not sent' })}`
        : waiting > 0
          ? t`${plural(waiting, { one: '# waits', other: '# wait' })}`
          : t`All sent`,
    account: session?.email ?? '',
    notifications: push.state === 'on' ? t`Switched on here` : t`Switched off here`,
    privacy:
      blocked > 0 ? t`${plural(blocked, { one: '# blocked', other: '# blocked' })}` : t`nobody blocked`,
    device: t`${plural(jobs, { one: '# job', other: '# jobs' })} without network`,
    display: `${isLanguage(locale) ? nameOf(locale) : locale}, ${theme === 'dark' ? t`Dark` : t`Light`}`,
    data: session?.deletion ? t`Your account is about to be deleted` : t`Download, correct, delete`,
  };
}
