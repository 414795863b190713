import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Page, Section } from '../../ui/page.tsx';
import { type AccountParts, AccountSection } from './account-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { MailSection } from './mail-section.tsx';
import { OutboxList } from './outbox-list.tsx';
import { OutboxStatus } from './outbox-status.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { PushSection } from './push-section.tsx';
import type { PushSwitch } from './push-words.tsx';
import { SettingCard } from './setting-card.tsx';
import { StorageSection } from './storage-section.tsx';

type Props = {
  push: PushSwitch;
  account: AccountParts;
  /** What was reported, and who is blocked. */
  safety: ReactNode;
  /** What somebody may do with what is known of them. */
  data: ReactNode;
};

export function SettingsScreen({ push, account, safety, data }: Props) {
  const { t } = useLingui();
  return (
    <Page title={t`Settings`}>
      <DisplaySection />
      <PushSection push={push} />
      <MailSection />
      <Section title={<Trans>Your changes</Trans>}>
        <SettingCard>
          <OutboxStatus />
        </SettingCard>
        <OutboxList />
      </Section>
      <PrivacySection />
      {safety}
      <StorageSection />
      <AccountSection {...account} />
      {data}
    </Page>
  );
}
