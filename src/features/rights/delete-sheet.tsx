import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSession } from '../../auth/use-account.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { myCompany } from '../../replica/queries/me.ts';
import { ownedAlone } from '../../replica/queries/owned-alone.ts';
import { useLive } from '../../replica/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/links.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { LastOwner } from './last-owner.tsx';
import { ProveIt } from './prove-it.tsx';
import { useDeletion } from './use-deletion.ts';
import { WhatHappens } from './what-happens.tsx';

type Props = { onClose: () => void; onSignOut: () => void };

/** Says what a deletion means before it is asked for; the grace of 14 days is what guards against a slip. */
export function DeleteSheet({ onClose, onSignOut }: Props) {
  const { t } = useLingui();
  const session = useSession();
  const owned = useLive(ownedAlone);
  const company = useLive(async (db) => (await myCompany(db)) ?? null) ?? null;
  const [along, setAlong] = useState(false);
  const deletion = useDeletion(session?.uid ?? '', along && owned ? owned.company : null);
  const form = useId();
  const held = useId();
  const { finalAt, proof, busy, problem, ask, prove, proved } = deletion;
  if (!session) return null;
  if (finalAt)
    return <Asked finalAt={finalAt} email={session.email} onClose={onClose} onSignOut={onSignOut} />;
  const isHeld = owned !== null && !along && !owned?.company.deletion;
  const runs = problem?.kind === 'refused' && problem.error.code === 'subscription_live';
  return (
    <Sheet
      open
      onClose={onClose}
      sticky={proof !== null}
      title={t`Delete your account?`}
      actions={
        <>
          <Button
            variant="danger"
            {...(proof === null ? { onClick: () => void ask() } : { type: 'submit' as const, form })}
            busy={busy && t`Deleting`}
            waits={isHeld && held}
          >
            <Trans>Delete account</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {owned && !owned.company.deletion && <LastOwner owned={owned} along={along} onAlong={setAlong} />}
        <WhatHappens hires={session.userMode === 'company'} company={company} />
        {isHeld && (
          <p id={held} className="text-small text-soft">
            <Trans>First say what becomes of your company.</Trans>
          </p>
        )}
        {proof !== null && (
          <ProveIt
            id={form}
            problem={proof === 'unasked' || proof === 'asked' || proof === 'checking' ? null : proof}
            onProve={(password) => void prove(password)}
            onProved={() => void proved()}
          />
        )}
        {problem && (
          <ProblemNote
            problem={problem}
            title={t`Your account was not deleted`}
            lost={t`This needs the network. It may have arrived; trying again is safe.`}
          />
        )}
        {runs && (
          <TextLink to="/pwa/company/payment" search={{}} onClick={onClose}>
            <Trans>To your plan and bills</Trans>
          </TextLink>
        )}
      </div>
    </Sheet>
  );
}

function Asked({ finalAt, email, onClose, onSignOut }: Props & { finalAt: string; email: string }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Your account is deleted on ${format.date(finalAt)}`}
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
            A mail to <span className="font-medium wrap-anywhere">{email}</span> says so as well, with the
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
