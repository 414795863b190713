import { Trans } from '@lingui/react/macro';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../auth/use-account.ts';
import { Section } from '../../ui/page.tsx';
import { SettingRow, SettingRows } from '../../ui/setting-row.tsx';
import { MutedJobs } from './muted-jobs.tsx';
import { NotificationTable } from './notification-table.tsx';
import { PushCard } from './push-card.tsx';
import { type PushDevice, PushHealth } from './push-health.tsx';
import type { PushSwitch } from './push-words.tsx';
import { QuietHours } from './quiet-hours.tsx';

const PushDevicesSheet = lazy(async () => ({ default: (await import('./sheets.tsx')).PushDevicesSheet }));

type Props = { push: PushSwitch; device: PushDevice };

/** What is told, where and when, and whether it arrives on this device (usersettings.3). */
export function NotificationsSection({ push, device }: Props) {
  const side = useSession()?.userMode === 'company' ? 'company' : 'talent';
  const [open, setOpen] = useState(false);
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
            <SettingRow
              icon={MonitorSmartphone}
              title={<Trans>Your devices with notifications</Trans>}
              state={<Trans>See them all, and stop those you no longer have</Trans>}
              onOpen={() => setOpen(true)}
            />
          </SettingRows>
        </div>
      </div>
      {open && (
        <Suspense>
          <PushDevicesSheet device={device} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
