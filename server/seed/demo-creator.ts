import { DAY_MS, dayOf } from '../../contract/calendar-day.ts';
import type { ArgsOf } from '../../contract/calls.ts';
import type { CreatorPatch } from '../../contract/entities/creator.ts';
import type { OfferTerms } from '../../contract/entities/offer.ts';
import { NO_TERMS } from '../../contract/policy/start-terms.ts';
import type { CallParts } from '../api/call-parts.ts';
import { transact } from '../api/transact.ts';
import { decideSource } from '../domain/creator/decide-source.ts';
import { DEMO_MAILS, type DemoAccounts } from '../ports/identity/embedded/demo-accounts.ts';
import { callAs } from './call-as.ts';
import type { Deed } from './demo-stories.ts';
import { OWNER } from './demo-users.ts';

/** The demo seeker posts as well: a profile that companies find, and an offer for a campaign that waits. */

/** Days before the first start: longer ago than anything else that the demo accounts have done. */
const SINCE = 20;

const PROFILE = {
  handle: 'jana.kocht',
  bio: 'Einfache Rezepte aus einer kleinen Küche. Was ich zeige, koche ich wirklich.',
  niches: ['Kochen', 'Wochenmarkt'],
  languages: ['de'],
  region: 'Köln',
};
/** On the top-level domain reserved for examples: nobody's real page is meant. */
const PAGE = { platform: 'website', url: 'https://jana-kocht.example/', method: 'bio-code' } as const;

const offered = (sourceId: string): CreatorPatch => ({
  packages: [
    {
      format: 'short',
      platform: 'website',
      count: 3,
      price: 75_000,
      currency: 'EUR',
      days: 14,
      revisions: 1,
      rights: 'Sechs Monate auf euren Kanälen, nicht als bezahlte Anzeige.',
      exclusivity: '',
    },
  ],
  declaredFollowers: [{ _sourceId: sourceId, n: 8_400 }],
  availability: { status: 'open', from: null, note: 'Drehtage am Wochenende.' },
  status: 'active',
});

/** Makes the profile by the calls of its owner; that its page was looked at is the word of staff. Answers its id. */
export async function seedDemoCreator(
  parts: CallParts,
  accounts: DemoAccounts,
  start: Date,
): Promise<string> {
  const then = { ...parts, clock: () => new Date(start.getTime() - SINCE * DAY_MS) };
  const jana = { uid: accounts.seeker, email: DEMO_MAILS.seeker };
  const [_id, sourceId] = [parts.chance.newId(), parts.chance.newId()];
  await callAs(then, jana, 'creator.create', { _id, _userId: accounts.seeker, ...PROFILE });
  await callAs(then, jana, 'creator.add-source', { _id: sourceId, ...PAGE });
  await transact(then, (context) => decideSource(context, { sourceId, verdict: 'verified' }));
  await callAs(then, jana, 'creator.update', { patch: offered(sourceId) });
  return _id;
}

/** The offer for a campaign, made directly to the creator. */
export function dealWith(creatorId: string, start: Date, newId: () => string): Deed[] {
  const daysFrom = (days: number) => new Date(start.getTime() + days * DAY_MS);
  const terms: OfferTerms = {
    ...NO_TERMS,
    title: 'Drei Rezept-Videos aus der Markthalle',
    pay: { amount: 75_000, currency: 'EUR', unit: 'PROJECT' },
    start: dayOf(daysFrom(10)),
    end: dayOf(daysFrom(45)),
    deliverables: ['Drei Rezept-Videos im Hochformat', 'Eine Story mit Link in die Markthalle'],
    dueDates: [dayOf(daysFrom(24)), dayOf(daysFrom(38))],
    revisions: 1,
    usageRights: 'Sechs Monate auf unseren Kanälen, nicht als bezahlte Anzeige.',
    exclusivity: 'Vier Wochen lang keine andere Markthalle.',
    disclosure: '„Werbung“ im Bild, von der ersten Sekunde an.',
  };
  const args: ArgsOf<'offer.create'> = {
    _id: newId(),
    offer: {
      _creatorId: creatorId,
      terms,
      comment: 'Deine Suppen haben uns Lust auf Markt gemacht. Machst du drei davon mit unserem Gemüse?',
    },
    signature: { name: `${OWNER.firstname} ${OWNER.lastname}`, position: 'Inhaber' },
  };
  return [{ at: daysFrom(-0.8), who: 'company', name: 'offer.create', args }];
}
