import { Trans } from '@lingui/react/macro';
import type { User } from '../../../contract/entities/user.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Chip } from '../../ui/chip.tsx';

/** Below 16 a parent or guardian agrees first; until then companies get no application. */
export function GuardianNote({ guardian, guardianUntil }: Pick<User, 'guardian' | 'guardianUntil'>) {
  const format = useFormat();
  if (guardian === 'none') return null;
  if (guardian === 'ok')
    return (
      <div>
        <Chip tone="success">
          <Trans>Your parent or guardian has agreed</Trans>
        </Chip>
      </div>
    );
  const until = guardianUntil ? format.date(guardianUntil) : null;
  return (
    <section className="grid gap-1 rounded-card border border-warning/40 bg-warning-wash p-5">
      <h2 className="text-body font-bold">
        <Trans>A parent or guardian has not agreed yet</Trans>
      </h2>
      <p className="text-small text-soft">
        <Trans>
          You can search, read and write applications now. Companies get them once they have agreed.
        </Trans>{' '}
        {until && <Trans>Without an answer by {until} the account is deleted.</Trans>}
      </p>
    </section>
  );
}
