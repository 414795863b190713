import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { me } from '../../replica/queries/me.ts';
import { useLive } from '../../replica/use-live.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Page, Section } from '../../ui/page.tsx';
import { type AccountParts, AccountSection } from './account-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { OutboxList } from './outbox-list.tsx';
import { OutboxStatus } from './outbox-status.tsx';
import { PrivacySection } from './privacy-section.tsx';
import type { PushDevice } from './push-health.tsx';
import type { PushSwitch } from './push-words.tsx';
import { SettingCard } from './setting-card.tsx';
import { GroupList, type SettingGroup } from './setting-groups.tsx';
import { StorageSection } from './storage-section.tsx';

type Props = {
  /** The group that is open where there is room for one beside the list. */
  group: SettingGroup;
  onGroup: (group: SettingGroup) => void;
  push: PushSwitch;
  device: PushDevice;
  account: AccountParts;
  /** Rows: what was reported, and who is blocked. */
  safety: ReactNode;
  /** What somebody may do with what is known of them. */
  data: ReactNode;
};

/** On phones one page with all groups; on desks the list of groups beside the one that is open. */
export function SettingsScreen({ group, onGroup, push, device, account, safety, data }: Props) {
  const { t } = useLingui();
  // The group in which something was done stays open when the window becomes wide enough for the list.
  const [touched, setTouched] = useState<{ group: SettingGroup; under: SettingGroup }>();
  // Another address asks for another group.
  const shown = touched?.under === group ? touched.group : group;
  const parts: Record<SettingGroup, ReactNode> = {
    changes: <Changes />,
    account: <AccountSection {...account} />,
    notifications: <NotificationsSection push={push} device={device} />,
    privacy: <PrivacySection safety={safety} />,
    device: <StorageSection />,
    display: <DisplaySection />,
    data,
  };
  return (
    <Page title={t`Settings`} wide>
      <div className="grid items-start gap-8 desk:grid-cols-[20rem_minmax(0,40rem)] desk:gap-12">
        <div className="grid gap-6 desk:sticky desk:top-6">
          <Owner />
          <GroupList
            current={shown}
            onChoose={(next) => {
              setTouched(undefined);
              onGroup(next);
            }}
            push={push}
          />
        </div>
        <div className="grid min-w-0 gap-10">
          {(Object.keys(parts) as SettingGroup[]).map((one) => (
            <div
              key={one}
              onFocusCapture={() => setTouched({ group: one, under: group })}
              className={classNames('min-w-0', one !== shown && 'desk:hidden')}
            >
              {parts[one]}
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
}

function Owner() {
  const user = useLive(me);
  if (!user) return null;
  const name = `${user.general.firstname} ${user.general.lastname}`;
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} size="lg" />
      <p className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-small text-soft wrap-anywhere">{user.email}</span>
      </p>
    </div>
  );
}

function Changes() {
  return (
    <Section title={<Trans>Your changes</Trans>}>
      <SettingCard>
        <OutboxStatus />
      </SettingCard>
      <OutboxList />
    </Section>
  );
}
