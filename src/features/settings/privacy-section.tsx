import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Building from 'lucide-react/icons/building-2';
import CheckCheck from 'lucide-react/icons/check-check';
import ScrollText from 'lucide-react/icons/scroll-text';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { timeOver } from '../../../contract/policy/register-time.ts';
import { useSession } from '../../auth/use-account.ts';
import { marketMarks } from '../../replica/queries/kept-jobs.ts';
import { me } from '../../replica/queries/me.ts';
import { ownSettings } from '../../replica/queries/own-settings.ts';
import { useLive } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { TextLink } from '../../ui/links.tsx';
import { Section } from '../../ui/page.tsx';
import { SettingRow, SettingRows, SettingSwitch } from '../../ui/setting-row.tsx';
import { useSetting } from './use-setting.ts';

const load = () => import('./sheets.tsx');
const ConsentsSheet = lazy(async () => ({ default: (await load()).ConsentsSheet }));
const HiddenSheet = lazy(async () => ({ default: (await load()).HiddenSheet }));

/** What others see of somebody, and whom they do not want to see (usersettings.4, usersettings.5, chat.5). */
export function PrivacySection({ safety }: { safety: ReactNode }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'consents' | 'hidden' | null>(null);
  const isCompany = useSession()?.userMode === 'company';
  const hidden = useLive(marketMarks)?.hidden.companies.size;
  const close = () => setOpen(null);
  return (
    <Section title={<Trans>Privacy</Trans>}>
      <WhoSees />
      <SettingRows>
        <ReadReceipts />
        {safety}
        {!isCompany && (
          <SettingRow
            icon={Building}
            title={<Trans>Hidden companies</Trans>}
            state={
              hidden
                ? t`${plural(hidden, { one: '# company', other: '# companies' })}`
                : t`You see the jobs of all companies.`
            }
            onOpen={() => setOpen('hidden')}
          />
        )}
        <SettingRow
          icon={ScrollText}
          title={<Trans>Consents</Trans>}
          state={<Trans>What you have agreed to, with version and date</Trans>}
          onOpen={() => setOpen('consents')}
        />
      </SettingRows>
      {open !== null && (
        <Suspense>
          {open === 'consents' ? <ConsentsSheet onClose={close} /> : <HiddenSheet onClose={close} />}
        </Suspense>
      )}
    </Section>
  );
}

function ReadReceipts() {
  const { t } = useLingui();
  const { now } = useSync();
  const set = useSetting();
  const settings = useLive((db) => ownSettings(db, now()));
  if (!settings) return null;
  const { minor, effective } = settings;
  return (
    <SettingSwitch
      icon={CheckCheck}
      title={t`Read receipts in the chat`}
      state={
        minor
          ? t`Always off under 18: nobody sees whether you have read something.`
          : effective.receipts
            ? t`Others see whether you have read their messages.`
            : t`Nobody sees whether you have read something.`
      }
      checked={effective.receipts}
      disabled={minor}
      onChange={(value) => set((held) => ({ receipts: { value, at: timeOver(held.receipts, now()) } }))}
    />
  );
}

/** Who sees one's profile, and the way to where that is decided. Nothing for those who hire. */
function WhoSees() {
  const user = useLive(me);
  if (user?.userMode !== 'user') return null;
  return (
    <div className="grid gap-1">
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
    </div>
  );
}
