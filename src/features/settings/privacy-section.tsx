import { Trans } from '@lingui/react/macro';
import { me } from '../../replica/queries/me.ts';
import { useLive } from '../../replica/use-live.ts';
import { TextLink } from '../../ui/links.tsx';
import { Section } from '../../ui/page.tsx';
import { SettingCard } from './setting-card.tsx';

/** Who sees one's profile, and the way to where that is decided (usersettings.4). Nothing for those who hire. */
export function PrivacySection() {
  const user = useLive(me);
  if (user?.userMode !== 'user') return null;
  return (
    <Section title={<Trans>Privacy</Trans>}>
      <SettingCard>
        <p>
          {user.settings.visibility?.value === 'off' ? (
            <Trans>Nobody sees your profile now.</Trans>
          ) : (
            <Trans>Companies see your profile only where you apply.</Trans>
          )}
        </p>
        <p>
          <TextLink to="/pwa/user" search={{}}>
            <Trans>Change it in your profile, under “What companies see of you”</Trans>
          </TextLink>
        </p>
      </SettingCard>
    </Section>
  );
}
