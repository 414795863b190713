import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Offer, OfferParty } from '../../../../contract/entities/offer.ts';
import { useWhen } from '../../../i18n/use-when.ts';
import { classNames } from '../../../ui/class-names.ts';
import { missingSignatures } from './missing-signatures.ts';

/** Under the letter: every signature of this version, and whose are still missing. */
export function Signatures({ offer }: { offer: Offer }) {
  const { i18n } = useLingui();
  const when = useWhen();
  const missing = missingSignatures(offer);
  return (
    <ul className="grid gap-x-8 gap-y-5 pt-6 sm:grid-cols-2">
      {offer.signatures.map((signature) => {
        // The chain is closed by the server: what is only on this device has no seal.
        const waiting = signature.seal === '';
        return (
          <li key={`${signature.party}${signature.at}`} className="min-w-0">
            <p
              className={classNames(
                'border-b pb-1 text-title font-medium tracking-tight [overflow-wrap:anywhere]',
                waiting ? 'border-dashed border-edge' : 'border-edge',
              )}
            >
              {signature.name}
            </p>
            <p className="pt-1 text-small text-soft">
              {i18n._(SIGNER[signature.party])}
              {signature.position !== '' && `, ${signature.position}`}
            </p>
            <p className="text-note text-faint tabular-nums">
              {waiting ? (
                <Trans>signed on this device, {when(signature.at)}</Trans>
              ) : (
                <Trans>signed {when(signature.at)}</Trans>
              )}
            </p>
          </li>
        );
      })}
      {missing.map(({ party, count }) =>
        Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a missing one has no other identity
          <li key={`${party}${at}`} className="min-w-0">
            <p className="min-h-9 border-b border-dashed border-edge pb-1" />
            <p className="pt-1 text-small text-soft">{i18n._(SIGNER[party])}</p>
            <p className="text-note text-faint">
              <Trans>not signed yet</Trans>
            </p>
          </li>
        )),
      )}
    </ul>
  );
}

const SIGNER: Record<OfferParty, MessageDescriptor> = {
  company: msg`for the company`,
  talent: msg`who accepts the offer`,
  guardian: msg`parent or guardian`,
};
