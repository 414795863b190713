import { Trans } from '@lingui/react/macro';
import AtSign from 'lucide-react/icons/at-sign';
import KeyRound from 'lucide-react/icons/key-round';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SignedInWhere } from '../devices/signed-in-where.tsx';

const load = () => import('./sheets.tsx');
const sheets = {
  mail: lazy(async () => ({ default: (await load()).ChangeMailSheet })),
  password: lazy(async () => ({ default: (await load()).ChangePasswordSheet })),
  passkeys: lazy(async () => ({ default: (await load()).PasskeysSheet })),
};

/** What can be done about the account (usersettings.1); each opens at a tap. */
export function AccountWays() {
  const [open, setOpen] = useState<keyof typeof sheets | null>(null);
  const Opened = open && sheets[open];
  return (
    <>
      <Button variant="quiet" icon={AtSign} onClick={() => setOpen('mail')}>
        <Trans>Change mail address</Trans>
      </Button>
      <Button variant="quiet" icon={LockKeyhole} onClick={() => setOpen('password')}>
        <Trans>Change password</Trans>
      </Button>
      <Button variant="quiet" icon={KeyRound} onClick={() => setOpen('passkeys')}>
        <Trans>Passkeys</Trans>
      </Button>
      <SignedInWhere />
      {Opened && (
        <Suspense>
          <Opened onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
