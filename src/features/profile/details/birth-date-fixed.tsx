import { Trans } from '@lingui/react/macro';
import { ageOn } from '../../../../contract/age.ts';
import { dayOf } from '../../../../contract/calendar-day.ts';
import { needsGuardianFor } from '../../../../contract/law/guardian.ts';
import type { BirthDateKeeper } from '../../../../contract/policy/birth-date.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { TextLink } from '../../../ui/links.tsx';

type Props = { keeper: BirthDateKeeper | undefined; dateOfBirth: string };

/** Why a birth date cannot be corrected by its owner, and who can; nothing where it can. */
export function BirthDateFixed({ keeper, dateOfBirth }: Props) {
  const isMinor = needsGuardianFor('accept_offer', ageOn(dateOfBirth, dayOf(useNow())));
  if (keeper === undefined || keeper === 'self') return null;
  if (keeper === 'guardian')
    return <Trans>Is it wrong? Your parent or guardian can correct it with the link in our email.</Trans>;
  const imprint = (
    <TextLink to="/sites/imprint">
      <Trans>imprint</Trans>
    </TextLink>
  );
  return isMinor ? (
    <Trans>
      Under 18 it stays as it is, because your protection depends on it. Is it wrong? Write to us, the address
      is in the {imprint}.
    </Trans>
  ) : (
    <Trans>
      Others have decided by it already, so it stays as it is. Is it wrong? Write to us, the address is in the{' '}
      {imprint}.
    </Trans>
  );
}
