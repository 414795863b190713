import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { me } from '../../replica/queries/me.ts';
import { syncStatus } from '../../replica/queries/outbox.ts';
import { outboxItems } from '../../replica/queries/outbox-items.ts';
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
  const settled = useSettled();
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
      <div
        className={classNames(
          'grid items-start gap-8 desk:grid-cols-[20rem_minmax(0,40rem)] desk:gap-12',
          !settled && 'invisible',
        )}
      >
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

/**
 * Whether what stands at the top has come from the replica. Until then nothing can be tapped: everything below moves when
 * it comes, and a tap would land beside its button.
 */
function useSettled(): boolean {
  const user = useLive(async (db) => (await me(db)) ?? null);
  const status = useLive(syncStatus);
  const items = useLive(outboxItems);
  return user !== undefined && status !== undefined && items !== undefined;
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
