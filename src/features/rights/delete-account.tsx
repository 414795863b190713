import { Trans } from '@lingui/react/macro';
import Trash from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { DELETION_GRACE_DAYS } from '../../../contract/limits.ts';
import { useSession } from '../../auth/use-account.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/button.tsx';

const DeleteSheet = lazy(async () => ({ default: (await import('./delete-sheet.tsx')).DeleteSheet }));

/** The right to be forgotten: what it means, and the way to it (usersettings.9). */
export function DeleteAccount({ onSignOut }: { onSignOut: () => void }) {
  const format = useFormat();
  const deletion = useSession()?.deletion ?? null;
  const [open, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <div className="grid gap-1">
        <h3 className="text-body font-semibold">
          <Trans>Delete account</Trans>
        </h3>
        <p className="text-small text-soft">
          {deletion ? (
            <Trans>
              It is deleted on {format.deadline(deletion)}. Until then everything works as before, and the bar
              at the top of each page keeps your account.
            </Trans>
          ) : (
            <Trans>
              Your account and what is in it are erased after {DELETION_GRACE_DAYS} days. Until then you can
              take it back.
            </Trans>
          )}
        </p>
      </div>
      {!deletion && (
        <Button variant="danger" icon={Trash} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>Delete account</Trans>
        </Button>
      )}
      {open && (
        <Suspense>
          <DeleteSheet onClose={() => setOpen(false)} onSignOut={onSignOut} />
        </Suspense>
      )}
    </div>
  );
}
