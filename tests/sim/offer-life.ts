import { SIM_TERMS } from './offer-calls.ts';
import { COMPANY, DRAFT, MEMBER, member, OWNER, SEEKERS } from './people.ts';
import type { Random } from './random.ts';
import type { ServerModel } from './server/model.ts';
import type { World } from './world.ts';

/** Lives in which offers are made: what is there when they begin, and what happens to offers that nobody taps. */

type Act = (uid: string, name: Parameters<ServerModel['write']>[1], args: object) => void;

/** Of somebody of 16, and of an adult. */
const BORN = ['2010-05-05', '1998-04-17'] as const;

/** Both seekers were invited to talk, some have an offer, some are 16; some companies have two who sign. */
export function beginOffers(server: ServerModel, newId: () => string, random: Random): void {
  const act: Act = (uid, name, args) => {
    const xid = server.begin();
    server.write(uid, name, args, { key: newId(), xid });
    server.end(xid);
  };
  if (random.chance(0.6)) server.setMember(COMPANY, MEMBER, { ...member(MEMBER, 'member'), canSign: true });
  if (random.chance(0.4)) server.setSecondSignature(COMPANY);
  const _jobId = newId();
  act(OWNER, 'job.create', { _id: _jobId, _companyId: COMPANY, job: DRAFT });
  act(OWNER, 'job.publish', { _jobId, rev: 1 });
  for (const uid of SEEKERS) {
    const _applicationId = newId();
    const ids = { _id: _applicationId, _jobId, _conversationId: newId() };
    act(uid, 'application.add', { ...ids, note: '', jobRev: 1 });
    act(OWNER, 'application.accept', { _applicationId });
    if (random.chance(0.7))
      act(OWNER, 'offer.create', { _id: newId(), offer: { _applicationId, terms: SIM_TERMS } });
    if (random.chance(0.3)) server.setBorn(uid, BORN[0]);
  }
}

/** Time and parents: what happens to an offer on the server without a call of an account. */
export function offerEvent({ server, scheduler }: World, random: Random): void {
  const event = random.weighted({ guardianSigns: 4, timeRunsOut: 3, clockEnds: 2, ageIsPutRight: 2 });
  scheduler.note(`offers: ${event}`);
  const offers = [...server.state.offers.values()];
  const asked = offers.filter(({ status }) => status === 'awaiting_guardian');
  const { _id: offer = '' } = random.pick(event === 'guardianSigns' ? asked : offers) ?? {};
  switch (event) {
    case 'guardianSigns':
      server.guardianSigns(offer);
      break;
    case 'timeRunsOut':
      server.setDeadline(offer, random.below(60_000));
      break;
    case 'clockEnds':
      server.endOffersInTime();
      break;
    default:
      server.setBorn(random.pick(SEEKERS) as string, random.pick(BORN) as string);
  }
}
