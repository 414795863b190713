import { Trans } from '@lingui/react/macro';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { Address } from '../../../contract/entities/address.ts';
import type { User } from '../../../contract/entities/user.ts';
import { useClock } from '../../i18n/clock.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { myBirthDateKeeper } from '../../replica/queries/birth-date.ts';
import { useLive } from '../../replica/use-live.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { BirthDateFixed } from './details/birth-date-fixed.tsx';

export function PersonCard({ user }: { user: User }) {
  const format = useFormat();
  const today = dayOf(useClock()());
  const keeper = useLive((db) => myBirthDateKeeper(db, today), [today]);
  const { firstname, lastname, dateOfBirth } = user.general;
  const name = `${firstname} ${lastname}`;
  return (
    <section className="flex items-center gap-4">
      <Avatar name={name} size="lg" />
      <div className="min-w-0">
        <h2 className="text-lead font-bold">{name}</h2>
        <p className="wrap-anywhere text-soft">{user.email}</p>
        <p className="text-small text-faint">
          <Trans>Born on {format.day(dateOfBirth)}. Only you see this date.</Trans>
        </p>
        {keeper !== 'self' && (
          <p className="text-small text-faint">
            <BirthDateFixed keeper={keeper} dateOfBirth={dateOfBirth} />
          </p>
        )}
        {user.general.phone && <p className="text-small text-soft">{user.general.phone}</p>}
        {user.address && <p className="text-small text-soft wrap-anywhere">{addressLine(user.address)}</p>}
      </div>
    </section>
  );
}

function addressLine({ line1, line2, postalCode, city }: Address): string {
  return [line1, line2, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}
