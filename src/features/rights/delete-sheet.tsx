import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../auth/use-account.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { myCompany } from '../../replica/queries/me.ts';
import { ownedAlone } from '../../replica/queries/owned-alone.ts';
import { useLive } from '../../replica/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { DeletionSheet } from './deletion-sheet.tsx';
import { LastOwner } from './last-owner.tsx';
import { useProvedIntent } from './use-proved-intent.ts';
import { WhatHappens } from './what-happens.tsx';

type Props = { onClose: () => void; onSignOut: () => void };

/** Says what a deletion means before it is asked for; the grace of 14 days is what guards against a slip. */
export function DeleteSheet({ onClose, onSignOut }: Props) {
  const { t } = useLingui();
  const session = useSession();
  const owned = useLive(ownedAlone);
  const company = useLive(async (db) => (await myCompany(db)) ?? null) ?? null;
  const [along, setAlong] = useState(false);
  const companyToo = along && owned && !owned.company.deletion ? owned.company : null;
  const userId = session?.uid ?? '';
  const { answer, ...deletion } = useProvedIntent(async (once) => {
    if (companyToo)
      await once('company.delete', { companyId: companyToo._id, confirmName: companyToo.companyName });
    return once('user.delete', { userId, confirm: true });
  });
  if (!session) return null;
  if (answer)
    return <Asked finalAt={answer.finalAt} email={session.email} onClose={onClose} onSignOut={onSignOut} />;
  const isHeld = owned !== null && !along && !owned?.company.deletion;
  return (
    <DeletionSheet
      deletion={deletion}
      title={t`Delete your account?`}
      act={t`Delete account`}
      keep={t`Keep my account`}
      failed={t`Your account was not deleted`}
      {...(isHeld && { held: t`First decide what happens to your company.` })}
      onClose={onClose}
    >
      {owned && !owned.company.deletion && <LastOwner owned={owned} along={along} onAlong={setAlong} />}
      <WhatHappens hires={session.userMode === 'company'} company={company} />
    </DeletionSheet>
  );
}

function Asked({ finalAt, email, onClose, onSignOut }: Props & { finalAt: string; email: string }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Your account is deleted on ${format.deadline(finalAt)}`}
      actions={
        <>
          <Button
            onClick={() => {
              onClose();
              onSignOut();
            }}
          >
            <Trans>Sign out now</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Stay signed in</Trans>
          </Button>
        </>
      }
    >
      <div role="status" className="grid gap-2 text-soft">
        <p>
          <Trans>
            An email to <span className="font-medium wrap-anywhere">{email}</span> says so as well, with the
            link that keeps your account.
          </Trans>
        </p>
        <p>
          <Trans>Until then you can go on as before. A bar at the top of each page takes it back.</Trans>
        </p>
      </div>
    </Sheet>
  );
}
