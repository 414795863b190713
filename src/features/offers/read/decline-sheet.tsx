import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Offer } from '../../../../contract/entities/offer.ts';
import type { Side } from '../../../../contract/fields.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { draftKeys } from '../offer-acts.ts';
import { useOfferActs } from '../use-offer-acts.ts';

const REASON_MAX = 1000;

type Props = {
  offer: Offer;
  /** Who says no; the other one reads the reason. */
  side: Side;
  open: boolean;
  onClose: () => void;
};

/** Says no, with a reason or without; it can be undone for ten seconds. Not once everybody has signed. */
export function DeclineSheet({ offer, side, open, onClose }: Props) {
  const { t } = useLingui();
  const { decline } = useOfferActs();
  const saving = useSaving();
  const { company, talent } = offer.parties;
  const other = side === 'talent' ? company.name : talent.name;
  const signed = offer.signatures.some(({ party }) => party === 'talent');
  const takesBack = signed && side === 'talent';
  const draft = useKeptDraft<string>(draftKeys.decline(offer._id));
  const [reason, setReason] = useState('');
  const { kept } = draft;
  useEffect(() => {
    if (kept) setReason(kept);
  }, [kept]);
  const write = (text: string) => {
    setReason(text);
    draft.save(text);
  };
  const over = reason.length - REASON_MAX;
  const send = async () => {
    if (over > 0) return;
    await draft.finish();
    const done = await saving(() => decline(offer, reason));
    draft.resume();
    if (done) onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      sticky
      title={takesBack ? <Trans>Take your yes back?</Trans> : <Trans>Decline this offer?</Trans>}
      actions={
        <>
          <Button variant="danger" onClick={() => void send()}>
            {takesBack ? <Trans>Take my yes back</Trans> : <Trans>Decline the offer</Trans>}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          <Trans>
            Then this offer is over. {other} reads that you said no, and the reason if you give one.
          </Trans>
        </p>
        {signed && (
          <p className="text-soft">
            <Trans>If the last signature is there before this arrives, the offer counts.</Trans>
          </p>
        )}
        <TextArea
          label={t`Reason`}
          optional
          error={over > 0 && t`This text is ${over} characters too long.`}
          limit={REASON_MAX}
          dir="auto"
          value={reason}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </div>
    </Sheet>
  );
}
