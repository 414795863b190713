import { Trans } from '@lingui/react/macro';
import type { User } from '../../../contract/entities/user.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Avatar } from '../../ui/avatar.tsx';

export function PersonCard({ user }: { user: User }) {
  const format = useFormat();
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
      </div>
    </section>
  );
}
