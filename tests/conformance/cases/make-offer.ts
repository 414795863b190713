import type { Offer } from '../../../contract/entities/offer.ts';
import { acceptedApplication, DUTIES, offering, signing } from '../../../server/testing/offers.ts';
import type { World } from '../world.ts';

export const NAMES = { talent: 'Jana Krüger', owner: 'Deniz owner' };
export const GUARDIANS = ['mother@example.org', 'father@example.org'];

/** An application that the company has accepted; nobody comes to the limit of a day here. */
export async function makeAccepted({ t, companyId }: World, uid: 'self' | 'minor' = 'self'): Promise<string> {
  await t.db.deleteFrom('usage').execute();
  const { _id } = await acceptedApplication(t, uid, { owner: 'owner', companyId });
  return _id;
}

export async function makeOffer(
  world: World,
  { to = 'self', draft = false }: { to?: 'self' | 'minor'; draft?: boolean } = {},
): Promise<Offer> {
  const _applicationId = await makeAccepted(world, to);
  const { data, error } = await world.t.call(
    'owner',
    'offer.create',
    offering({ _applicationId }, { draft, ...(to === 'minor' && { duties: DUTIES }) }),
  );
  if (error) throw new Error(`makeOffer: ${JSON.stringify(error)}`);
  return data;
}

/** An offer that waits for its guardians, and the token mailed to one of them. */
export async function makeGuardianLink(world: World): Promise<{ offer: Offer; token: string }> {
  const { t } = world;
  const offer = await makeOffer(world, { to: 'minor' });
  const accept = signing(offer, 'accept', NAMES.talent, { guardianMails: GUARDIANS });
  const { error } = await t.call('minor', 'offer.update', accept);
  if (error) throw new Error(`makeGuardianLink: ${JSON.stringify(error)}`);
  t.letters.length = 0;
  await t.doWork();
  const letter = t.letters.find(({ text }) => text.includes('action=guardian-sign'));
  const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
  if (token === undefined) throw new Error('makeGuardianLink: no letter');
  return { offer, token };
}
