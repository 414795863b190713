import { Trans } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, Suspense, useState } from 'react';
import { dayOf } from '../../../../contract/calendar-day.ts';
import type { Address } from '../../../../contract/entities/address.ts';
import type { User } from '../../../../contract/entities/user.ts';
import { useClock } from '../../../i18n/clock.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { myBirthDateKeeper } from '../../../replica/queries/birth-date.ts';
import { useLive } from '../../../replica/use-live.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { BirthDateFixed } from './birth-date-fixed.tsx';
import { DetailsState } from './details-state.tsx';

const DetailsSheet = lazy(async () => ({ default: (await import('../sheets.tsx')).DetailsSheet }));

/** Mail, phone, address and birth date, and the way to correct them, which works without network. */
export function DetailsSection({ user }: { user: User }) {
  const format = useFormat();
  const today = dayOf(useClock()());
  const keeper = useLive((db) => myBirthDateKeeper(db, today), [today]);
  const [open, setOpen] = useState(false);
  const { dateOfBirth, phone } = user.general;
  return (
    <Section title={<Trans>Contact and details</Trans>}>
      <div className="grid gap-0.5">
        <p className="wrap-anywhere">{user.email}</p>
        {phone && (
          <p>
            <bdi dir="ltr">{phone}</bdi>
          </p>
        )}
        {user.address && <p className="wrap-anywhere">{addressLine(user.address)}</p>}
        <p className="text-small text-soft">
          <Trans>Born on {format.day(dateOfBirth)}. Only you see this date.</Trans>
        </p>
        {keeper !== 'self' && (
          <p className="text-small text-soft">
            <BirthDateFixed keeper={keeper} dateOfBirth={dateOfBirth} />
          </p>
        )}
      </div>
      <div>
        <Button variant="quiet" icon={Pencil} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>Correct my details</Trans>
        </Button>
      </div>
      <DetailsState />
      {open && (
        <Suspense>
          <DetailsSheet user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}

function addressLine({ line1, line2, postalCode, city }: Address): string {
  return [line1, line2, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}
