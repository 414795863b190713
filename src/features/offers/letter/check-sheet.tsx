import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, useEffect, useState } from 'react';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { checkNumber, checkOffer, type OfferProblem } from '../../../../contract/policy/offer-check.ts';
import { sha256 } from '../../../../contract/sha256.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { isSameNumber } from './same-number.ts';

type Props = { offer: Offer; open: boolean; onClose: () => void };

/**
 * Whether the letter here is the one that was signed, and whether a paper is of it. Reckoned on this device from the
 * letter itself, so that nobody has to be believed.
 */
export function CheckSheet({ offer, open, onClose }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const problems = useCheck(offer, open);
  const number = checkNumber(offer.termsHash);
  const same = typed.trim() !== '' && isSameNumber(typed, offer.termsHash);
  const signatures = offer.signatures.length;
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Check the paper</Trans>}>
      <div className="grid gap-5">
        {problems?.length === 0 && (
          <Told good>
            <Trans>The letter on this device fits its check number.</Trans>{' '}
            {signatures > 0 &&
              t`${plural(signatures, { one: 'The signature is of exactly this text.', other: 'All # signatures are of exactly this text.' })}`}
          </Told>
        )}
        {problems && problems.length > 0 && (
          <Told>
            <Trans>Careful: this letter and its signatures do not belong together. Write to us.</Trans>
          </Told>
        )}
        <dl className="grid gap-3">
          <div>
            <dt className="text-small text-soft">
              <Trans>Check number</Trans>
            </dt>
            <dd className="text-title font-bold tabular-nums">{number}</dd>
          </div>
          <div>
            <dt className="text-small text-soft">
              <Trans>All of it (SHA-256)</Trans>
            </dt>
            <dd className="font-mono text-note [overflow-wrap:anywhere]">{offer.termsHash}</dd>
          </div>
        </dl>
        <TextField
          label={t`Number on the paper`}
          hint={t`It is at the end of the PDF. The short one is enough.`}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div role="status" className="empty:hidden">
          {same && (
            <Told good>
              <Trans>This paper is of exactly this letter.</Trans>
            </Told>
          )}
          {!same && typed.trim().length >= 8 && (
            <Told>
              <Trans>This is another text. A paper with this number is not of this letter.</Trans>
            </Told>
          )}
        </div>
      </div>
    </Sheet>
  );
}

function Told({ good = false, children }: { good?: boolean; children: ReactNode }) {
  return (
    <p className={good ? 'flex gap-2.5 font-medium text-success' : 'flex gap-2.5 font-medium text-danger'}>
      <Icon of={good ? ShieldCheck : CircleAlert} className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}

/** Undefined until it was reckoned. */
function useCheck(offer: Offer, wanted: boolean): OfferProblem[] | undefined {
  const [problems, setProblems] = useState<OfferProblem[]>();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    void checkOffer(offer, sha256).then((found) => !left && setProblems(found));
    return () => {
      left = true;
    };
  }, [offer, wanted]);
  return problems;
}
