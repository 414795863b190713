import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { countSignatures } from '../../../../contract/policy/offer.ts';
import type { OfferDetail } from '../../../replica/queries/offers.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { useOfferActs } from '../use-offer-acts.ts';
import { GuardianFields, guardianAsk, guardianProblem, NO_GUARDIANS } from './guardian-fields.tsx';

type Props = { detail: OfferDetail; onDone: () => void };

/** The links to the guardians once more, or to other addresses; what was signed stays. */
export function AskGuardians({ detail: { offer, me }, onDone }: Props) {
  const { t } = useLingui();
  const { askGuardians } = useOfferActs();
  const saving = useSaving();
  const [guardians, setGuardians] = useState(NO_GUARDIANS);
  const [tried, setTried] = useState(false);
  const problem = guardianProblem(guardians, me);
  const hasOne = countSignatures(offer).guardianSignatures > 0;
  const send = async () => {
    setTried(true);
    if (problem === null && (await saving(() => askGuardians(offer, guardianAsk(guardians))))) onDone();
  };
  return (
    <Page
      title={t`Links for your parents or guardians`}
      lead={
        hasOne ? (
          <Trans>
            One of them has signed. Give that address once more, then the other one gets a new link. Or give
            another address for the one who is missing.
          </Trans>
        ) : (
          <Trans>
            An address that you gave before gets a new link. Another address replaces the ones before, and
            their links end.
          </Trans>
        )
      }
    >
      <GuardianFields value={guardians} onChange={setGuardians} problem={tried ? problem : null} me={me} />
      <ActionBar>
        <Button onClick={() => void send()}>
          <Trans>Send the links</Trans>
        </Button>
        <Button variant="quiet" onClick={onDone}>
          <Trans>Back</Trans>
        </Button>
      </ActionBar>
    </Page>
  );
}
