import { Trans } from '@lingui/react/macro';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { User } from '../../../contract/entities/user.ts';
import { useClock } from '../../i18n/clock.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { myBirthDateKeeper } from '../../replica/queries/birth-date.ts';
import { useLive } from '../../replica/use-live.ts';
import { Avatar } from '../../ui/avatar.tsx';

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
        {keeper === 'guardian' && (
          <p className="text-small text-faint">
            <Trans>Is it wrong? Your parent or guardian can correct it with the link in our mail.</Trans>
          </p>
        )}
        {keeper === 'staff' && (
          <p className="text-small text-faint">
            <Trans>Is it wrong? Write to us; you find the address in the imprint.</Trans>
          </p>
        )}
      </div>
    </section>
  );
}
