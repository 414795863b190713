import { Trans, useLingui } from '@lingui/react/macro';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Store from 'lucide-react/icons/store';
import { me } from '../../replica/queries/me.ts';
import { useLive } from '../../replica/use-live.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { NotHere } from '../../ui/not-here.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CreatorDoor } from './creator-door.tsx';
import { CvSections } from './cv/cv-sections.tsx';
import { DetailsSection } from './details/details-section.tsx';
import { DocumentsSection } from './documents/documents-section.tsx';
import { DoorRow } from './door-row.tsx';
import { ExchangeSection } from './exchange/exchange-section.tsx';
import { GuardianNote } from './guardian-note.tsx';
import { PersonCard } from './person-card.tsx';
import { SeenByCompanies } from './seen-by-companies.tsx';
import { TimesSection } from './times/times-section.tsx';

/** Who I am here, what goes along with my applications, and what others see of it (user.1, user.2). */
export function ProfileScreen() {
  const { t } = useLingui();
  const user = useLive(async (db) => (await me(db)) ?? null);
  const reach = useReachability();
  return (
    <Page title={t`Me`}>
      {user ? (
        <>
          <PersonCard user={user} />
          <GuardianNote {...user} />
          {user.userMode === 'user' && (
            <>
              <SeenByCompanies user={user} />
              <TimesSection general={user.general} />
              <CvSections cv={user.general.cv} />
              <DocumentsSection uid={user._id} />
              <ExchangeSection user={user} />
            </>
          )}
          <DetailsSection user={user} />
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
