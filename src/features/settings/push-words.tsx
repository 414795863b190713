import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export type PushSwitch = {
  state: 'off' | 'on' | 'denied' | 'unsupported' | 'needs-install';
  enable: () => Promise<void>;
  disable: () => Promise<void>;
};

/** What notifications of this device do, or what stands in their way. */
export function pushExplanation(state: PushSwitch['state']): ReactNode {
  switch (state) {
    case 'on':
      return <Trans>You are told when somebody answers or writes, also while the app is closed.</Trans>;
    case 'off':
      return (
        <Trans>
          Switched on, you are told when somebody answers or writes, also while the app is closed.
        </Trans>
      );
    case 'denied':
      return (
        <Trans>
          Notifications of Zusage are blocked here. In the browser: tap the icon to the left of the address,
          then Notifications, Allow. In the installed app: settings of the phone, Apps, Zusage, Notifications.
          Then come back to this page.
        </Trans>
      );
    case 'needs-install':
      return (
        <Trans>
          On this device notifications come once the app is on the home screen: tap Share, then Add to Home
          Screen.
        </Trans>
      );
    case 'unsupported':
      return <Trans>This browser has no notifications. Everything is in the app when you open it.</Trans>;
  }
}

export function PushFailed() {
  return (
    <p role="alert" className="text-small font-medium text-danger">
      <Trans>
        That did not work. It needs network and your browser's consent. Try again when both are there.
      </Trans>
    </p>
  );
}
