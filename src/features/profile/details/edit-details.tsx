import { Trans } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, Suspense, useState } from 'react';
import type { User } from '../../../../contract/entities/user.ts';
import { Button } from '../../../ui/button.tsx';

const DetailsSheet = lazy(async () => ({ default: (await import('./details-sheet.tsx')).DetailsSheet }));

/** The way to correct name, phone, birth date and address; works without network. */
export function EditDetails({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={Pencil} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Correct my details</Trans>
      </Button>
      {open && (
        <Suspense>
          <DetailsSheet user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
