import { Trans, useLingui } from '@lingui/react/macro';
import { Page, Section } from '../../ui/page.tsx';
import { AccountSection } from './account-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { OutboxList } from './outbox-list.tsx';
import { OutboxStatus } from './outbox-status.tsx';
import { PushSection } from './push-section.tsx';
import type { PushSwitch } from './push-words.tsx';
import { SettingCard } from './setting-card.tsx';
import { StorageSection } from './storage-section.tsx';

export function SettingsScreen({ push }: { push: PushSwitch }) {
  const { t } = useLingui();
  return (
    <Page title={t`Settings`}>
      <DisplaySection />
      <PushSection push={push} />
      <Section title={<Trans>Sent and received</Trans>}>
        <SettingCard>
          <OutboxStatus />
        </SettingCard>
        <OutboxList />
      </Section>
      <StorageSection />
      <AccountSection />
    </Page>
  );
}
