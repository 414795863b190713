import { Trans } from '@lingui/react/macro';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useState } from 'react';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { DeviceList } from './device-list.tsx';
import { EndOthers } from './end-others.tsx';
import { useDevices } from './use-devices.ts';

/** Opens the list of this account's sign-ins (usersettings.1); asked for only then, because it needs the network. */
export function SignedInWhere() {
  const [open, setOpen] = useState(false);
  const title = <Trans>Where you are signed in</Trans>;
  return (
    <>
      <SettingRow
        icon={MonitorSmartphone}
        title={title}
        state={<Trans>Phones and computers that are in your account</Trans>}
        onOpen={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={title}>
        <AllDevices />
      </Sheet>
    </>
  );
}

function AllDevices() {
  const devices = useDevices();
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        <Trans>
          Sign out devices you do not know, then set a new password. A device that was signed out notices
          within a minute.
        </Trans>
      </p>
      <DeviceList devices={devices} shown={devices.items} />
      <EndOthers devices={devices} />
    </div>
  );
}
