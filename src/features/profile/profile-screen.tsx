import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Store from 'lucide-react/icons/store';
import { lazy, Suspense, useState } from 'react';
import type { User } from '../../../contract/entities/user.ts';
import { me } from '../../replica/queries/me.ts';
import { useLive } from '../../replica/use-live.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { Button } from '../../ui/button.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CreatorDoor } from './creator-door.tsx';
import { DetailsState } from './details/details-state.tsx';
import { DoorRow } from './door-row.tsx';
import { GuardianNote } from './guardian-note.tsx';
import { PersonCard } from './person-card.tsx';
import { SeenByCompanies } from './seen-by-companies.tsx';

const DetailsSheet = lazy(async () => ({
  default: (await import('./details/details-sheet.tsx')).DetailsSheet,
}));

/** The way to correct name, gender, phone, birth date and address; works without network. */
function EditDetails({ user }: { user: User }) {
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

/** Who I am here, and what others see of it (user.1). */
export function ProfileScreen() {
  const { t } = useLingui();
  const user = useLive(async (db) => (await me(db)) ?? null);
  const reach = useReachability();
  return (
    <Page title={t`Me`}>
      {user ? (
        <>
          <PersonCard user={user} />
          <div>
            <EditDetails user={user} />
          </div>
          <DetailsState />
          <GuardianNote {...user} />
          {user.userMode === 'user' && <SeenByCompanies user={user} />}
        </>
      ) : user === null ? (
        <NotHere title={<Trans>Your details are not on this device yet.</Trans>} {...reach} />
      ) : (
        <Skeleton lines={5} />
      )}
      <nav aria-label={t`More about you`} className="rounded-card border border-line bg-sheet">
        <ul className="divide-y divide-line">
          {user?.userMode === 'company' ? (
            <DoorRow to="/pwa/company" icon={Store} title={t`Your company`}>
              <Trans>Jobs, applicants and what is due.</Trans>
            </DoorRow>
          ) : (
            <DoorRow
              to="/pwa/user"
              search={{ view: 'applications' }}
              icon={Send}
              title={t`Your applications`}
            >
              <Trans>Where each of them stands.</Trans>
            </DoorRow>
          )}
          {user && <CreatorDoor user={user} />}
          <DoorRow to="/pwa/user/settings" icon={Settings} title={t`Settings`}>
            <Trans>Language, notifications, this device, signing out.</Trans>
          </DoorRow>
        </ul>
      </nav>
    </Page>
  );
}
