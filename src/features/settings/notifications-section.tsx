import { Trans } from '@lingui/react/macro';
import { useSession } from '../../auth/use-account.ts';
import { Section } from '../../ui/page.tsx';
import { SettingRows } from '../../ui/setting-row.tsx';
import { MutedJobs } from './muted-jobs.tsx';
import { NotificationTable } from './notification-table.tsx';
import { PushCard } from './push-card.tsx';
import { type PushDevice, PushHealth } from './push-health.tsx';
import type { PushSwitch } from './push-words.tsx';
import { QuietHours } from './quiet-hours.tsx';

type Props = { push: PushSwitch; device: PushDevice };

/** What is told, where and when, and whether it arrives on this device (usersettings.3). */
export function NotificationsSection({ push, device }: Props) {
  const side = useSession()?.userMode === 'company' ? 'company' : 'talent';
  const isPossible = push.state !== 'unsupported' && push.state !== 'needs-install';
  return (
    <Section title={<Trans>Notifications</Trans>}>
      <div className="grid gap-6">
        <PushCard push={push}>
          {isPossible && <PushHealth device={device} on={push.state === 'on'} />}
        </PushCard>
        <NotificationTable side={side} />
        <div>
          <SettingRows>
            <QuietHours />
            <MutedJobs />
          </SettingRows>
        </div>
      </div>
    </Section>
  );
}
