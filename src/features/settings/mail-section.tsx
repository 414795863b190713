import { Trans, useLingui } from '@lingui/react/macro';
import { type ChannelChoice, channelsFor } from '../../../contract/notification-rules.ts';
import { timeOver } from '../../../contract/policy/register-time.ts';
import type { Replica } from '../../replica/database.ts';
import { me, myCompany } from '../../replica/queries/me.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Section } from '../../ui/page.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SettingCard } from './setting-card.tsx';

type When = 'soon' | 'daily' | 'never';

const CHOICES: Record<When, ChannelChoice> = {
  soon: { mail: true, soon: true },
  daily: { mail: true, soon: false },
  never: { mail: false, soon: false },
};

/** The choice about new applications; null for who belongs to no company. */
async function chosen(db: Replica) {
  const [user, company] = await Promise.all([me(db), myCompany(db)]);
  return user && company ? { known: user.settings.notify?.application_new } : null;
}

/** When somebody of a company is mailed about new applications (17.8). */
export function MailSection() {
  const { t } = useLingui();
  const db = useReplica();
  const { mutate, now } = useSync();
  const setting = useLive(chosen);
  if (!setting) return null;
  const { known } = setting;
  const { mail, soon } = channelsFor('application_new', known?.value ?? undefined);
  const choose = (when: When) => {
    const value = { ...known?.value, ...CHOICES[when] };
    const notify = { application_new: { value, at: timeOver(known, now()) } };
    // Of a store that takes nothing the banner tells.
    void mutate('user.set-setting', { userId: db.uid, setting: { notify } }).catch(() => undefined);
  };
  return (
    <Section title={<Trans>Mails</Trans>}>
      <SettingCard>
        <SegmentedControl<When>
          legend={t`Mails about new applications`}
          wide
          value={soon ? 'soon' : mail ? 'daily' : 'never'}
          onChange={choose}
          segments={[
            { value: 'soon', label: t`At once` },
            { value: 'daily', label: t`Once a day` },
            { value: 'never', label: t`Never` },
          ]}
        />
        <p className="text-soft">
          {soon ? (
            <Trans>One mail for everybody who applies for the same job within 15 minutes.</Trans>
          ) : mail ? (
            <Trans>One mail in the morning, with what you have not looked at yet.</Trans>
          ) : (
            <Trans>New applications are only in the app.</Trans>
          )}
        </p>
      </SettingCard>
    </Section>
  );
}
