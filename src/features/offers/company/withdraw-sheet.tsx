import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { useOfferActs } from '../use-offer-acts.ts';

const REASON_MAX = 1000;

type Props = { offer: Offer; open: boolean; onClose: () => void };

/** Takes an offer back that nobody has accepted; a draft goes without a word. */
export function WithdrawSheet({ offer, open, onClose }: Props) {
  const { t } = useLingui();
  const { withdraw } = useOfferActs();
  const saving = useSaving();
  const [reason, setReason] = useState('');
  const draft = offer.status === 'draft';
  const over = reason.length - REASON_MAX;
  const name = offer.parties.talent.name;
  const send = async () => {
    if (over <= 0 && (await saving(() => withdraw(offer, reason)))) onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      sticky
      title={draft ? <Trans>Discard this draft?</Trans> : <Trans>Withdraw this offer?</Trans>}
      actions={
        <>
          <Button variant="danger" onClick={() => void send()}>
            {draft ? <Trans>Discard the draft</Trans> : <Trans>Withdraw the offer</Trans>}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {draft ? (
            <Trans>Nobody has read it, and nobody is told.</Trans>
          ) : (
            <Trans>
              {name} reads that you took it back. If it is accepted before this arrives, the acceptance
              counts.
            </Trans>
          )}
        </p>
        {!draft && (
          <TextArea
            label={t`Reason`}
            optional
            error={over > 0 && t`This text is ${over} characters too long.`}
            limit={REASON_MAX}
            dir="auto"
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </div>
    </Sheet>
  );
}
