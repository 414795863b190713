import { Trans } from '@lingui/react/macro';
import AtSign from 'lucide-react/icons/at-sign';
import KeyRound from 'lucide-react/icons/key-round';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../auth/use-account.ts';
import { useMailConfirmed } from '../../../auth/use-mail-confirmed.ts';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { SignedInWhere } from '../devices/signed-in-where.tsx';

const load = () => import('./sheets.tsx');
const sheets = {
  mail: lazy(async () => ({ default: (await load()).ChangeMailSheet })),
  password: lazy(async () => ({ default: (await load()).ChangePasswordSheet })),
  passkeys: lazy(async () => ({ default: (await load()).PasskeysSheet })),
};

/** What can be done about the account (usersettings.1); each opens at a tap. */
export function AccountWays() {
  const email = useSession()?.email;
  const confirmed = useMailConfirmed();
  const [open, setOpen] = useState<keyof typeof sheets | null>(null);
  const Opened = open && sheets[open];
  return (
    <>
      <SettingRow
        icon={AtSign}
        title={<Trans>Change email address</Trans>}
        state={
          <>
            {email}
            {confirmed !== null && ', '}
            {confirmed === true && <Trans>confirmed</Trans>}
            {confirmed === false && <Trans>not confirmed yet</Trans>}
          </>
        }
        onOpen={() => setOpen('mail')}
      />
      <SettingRow
        icon={LockKeyhole}
        title={<Trans>Change password</Trans>}
        state={<Trans>The way in that works on every device</Trans>}
        onOpen={() => setOpen('password')}
      />
      <SettingRow
        icon={KeyRound}
        title={<Trans>Passkeys</Trans>}
        state={<Trans>Sign in by fingerprint, face or PIN instead of a password</Trans>}
        onOpen={() => setOpen('passkeys')}
      />
      <SignedInWhere />
      {Opened && (
        <Suspense>
          <Opened onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
