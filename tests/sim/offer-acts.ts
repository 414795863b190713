import type { ArgsOf } from '../../contract/calls.ts';
import type { Offer, OfferTerms } from '../../contract/entities/offer.ts';
import { LIVE_OFFER } from '../../contract/live-offer.ts';
import { countSignatures, maySign, type OfferAct, stepOffer } from '../../contract/policy/offer.ts';
import type { Intent } from './acts.ts';
import { SIM_TERMS } from './offer-calls.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';
import { isMinor } from './server/offer-time.ts';

/** What people do about offers, by what their screen shows, or has shown a while ago. */

type Action = ArgsOf<'offer.update'>['action'];

const signatureOf = (person: Person) => ({ name: `${person.uid} Krüger`, deviceClock: person.at() });

/** One point is another one; small numbers, so that two people want the same now and then. */
const otherTerms = (terms: OfferTerms, random: Random): OfferTerms => ({
  ...terms,
  trialWeeks: random.below(6),
  place: `Counter ${random.below(3)}`,
});

/** Own offers in which this act is possible, as this device has them. */
function possible(person: Person, act: OfferAct): readonly Offer[] {
  const me = person.see('company')[0]?.members.find(({ _userId }) => _userId === person.uid);
  const actor = me === undefined ? 'talent' : maySign(me) ? 'canSign' : 'member';
  return person
    .see('offer')
    .filter((offer) => stepOffer(act, actor, offer.status, countSignatures(offer)) !== undefined);
}

/** As it stands on the screen: some have read it a while ago, and what arrived since is not what they answer. */
function asRead(person: Person, offer: Offer, random: Random): Offer {
  const { world } = person.context.device;
  const key = `${person.context.name} ${offer._id}`;
  const before = world.read.get(key);
  if (before && random.chance(0.4)) return before;
  world.read.set(key, offer);
  return offer;
}

/** @param about what it can be done to now */
type Act = {
  weight: number;
  about: (person: Person) => readonly { _id: string }[];
  intent: (person: Person, id: string, random: Random) => Intent | undefined;
};

type Along = (offer: Offer, person: Person, random: Random) => object;

const step = (action: Action, weight: number, along: Along = () => ({})): Act => ({
  weight,
  about: (person) => possible(person, action),
  intent: (person, id, random) => {
    const found = person.see('offer').find(({ _id }) => _id === id) as Offer;
    const offer = asRead(person, found, random);
    const more = along(offer, person, random);
    // An own change whose hash the server has not stated yet cannot be signed.
    if ('termsHash' in more && more.termsHash === '') return undefined;
    const args = { _offerId: id, version: offer.version, action, ...more };
    return { name: 'offer.update', args, read: offer.terms };
  },
});

const signed = ({ termsHash }: Offer, person: Person) => ({ termsHash, signature: signatureOf(person) });

const accept: Along = (offer, person) => {
  const user = person.see('user').find(({ _id }) => _id === person.uid);
  const minor = user && isMinor({ user, now: person.at() });
  const guardianMails = ['mother@example.org', 'father@example.org'];
  return { ...signed(offer, person), ...(minor ? { guardianMails } : {}) };
};

const create: Act = {
  weight: 3,
  about: (person) => {
    const live = person.see('offer').filter(({ status }) => LIVE_OFFER.includes(status));
    return person
      .see('applicant')
      .filter(({ _id, status }) => status === 'accepted' && !live.some((one) => one._applicationId === _id));
  },
  intent: (person, _applicationId, random) => {
    const isItsAcceptance = ({ name, args }: { name: string; args: object }) =>
      name === 'application.accept' &&
      (args as ArgsOf<'application.accept'>)._applicationId === _applicationId;
    const args = {
      _id: person.newId(),
      offer: { _applicationId, terms: otherTerms(SIM_TERMS, random) },
      ...(random.chance(0.7) ? { signature: signatureOf(person) } : { draft: true }),
    };
    return { name: 'offer.create', args, after: person.outbox().find(isItsAcceptance)?.id ?? null };
  },
};

const withdraw: Act = {
  weight: 1,
  about: (person) => possible(person, 'withdraw'),
  intent: (_person, offerId) => ({ name: 'offer.delete', args: { offerId } }),
};

const TALENT = [
  step('view', 2),
  step('accept', 5, accept),
  step('counter', 4, ({ terms }, _person, random) => ({ terms: otherTerms(terms, random) })),
  step('decline', 0.7, () => ({ reason: 'Too far.' })),
];

const COMPANY = [
  create,
  step('send', 4, (_offer, person) => ({ signature: signatureOf(person) })),
  step('edit', 4, ({ terms }, person, random) => ({
    terms: otherTerms(terms, random),
    ...(random.chance(0.6) ? { signature: signatureOf(person) } : {}),
  })),
  step('sign', 5, signed),
  step('extend', 1),
  step('decline', 0.4),
  withdraw,
];

/** Weight of doing something else: a decline is no more likely where it is all that is left. */
const OTHER = 3;

/** The next thing somebody does about an offer; undefined where it is nothing. */
export function nextOfferIntent(person: Person, random: Random): Intent | undefined {
  const acts = person.see('companyJob').length > 0 ? COMPANY : TALENT;
  const now = acts.flatMap((act) => {
    const about = act.about(person);
    return about.length > 0 ? { act, about } : [];
  });
  const weights = Object.fromEntries(now.map(({ act }, at) => [at, act.weight]));
  const chosen = now[Number(random.weighted({ ...weights, other: OTHER }))];
  const about = chosen && random.pick(chosen.about);
  return about && chosen.act.intent(person, about._id, random);
}
