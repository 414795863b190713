import type { OfferSignature } from '../../contract/entities/offer.ts';
import type { OfferRecord } from './server/offer-rows.ts';
import type { World } from './world.ts';

/**
 * Product section 4.4: nobody is hired, and no offer is signed, without the signatures of both sides under one text; and
 * a signature ends with the text it is under, long before it could count for another one.
 */
export function checkOffers({ server, ledger }: World): void {
  const { offers, applications } = server.state;
  const signed = [...offers.values()].filter(({ status }) => status === 'signed');
  for (const offer of signed) {
    const missing = missingOf(offer);
    if (missing) ledger.fail('4.4', `offer ${offer._id.slice(-4)} is signed without ${missing}`);
  }
  for (const { _id, signatures, termsHash } of offers.values())
    if (signatures.some((one) => one.termsHash !== termsHash))
      ledger.fail('4.4', `offer ${_id.slice(-4)} carries a signature under another text`);
  const hired = new Set(signed.map(({ _applicationId }) => _applicationId));
  for (const { _id, status } of applications.values())
    if (status === 'hired' && !hired.has(_id))
      ledger.fail('4.4', `application ${_id.slice(-4)} is hired without a signed offer`);
}

/** What an offer that counts lacks, in words. */
function missingOf({ signatures, termsHash, companyRequired, guardiansRequired }: OfferRecord) {
  const valid = signatures.filter((one) => one.termsHash === termsHash);
  const by = (party: OfferSignature['party']) => valid.filter((one) => one.party === party);
  const members = new Set(by('company').map(({ _userId }) => _userId)).size;
  if (members < companyRequired) return `${companyRequired} signatures of the company under its text`;
  if (by('talent').length !== 1) return 'one signature of who is hired under its text';
  return by('guardian').length < guardiansRequired ? 'the guardians under its text' : undefined;
}
