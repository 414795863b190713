import type { ArgsOf } from '../../contract/calls.ts';
import type { OfferTerms } from '../../contract/entities/offer.ts';
import type { MutationArgs, MutationName } from '../../contract/mutations.ts';
import { isOpen, may, mayApplyAgain } from '../../contract/policy/application.ts';
import { mayDoWithJob } from '../../contract/policy/job.ts';
import { nextOfferIntent } from './offer-acts.ts';
import { COMPANY, DRAFT, OWNER, placeOf } from './people.ts';
import type { Person } from './person.ts';

/** A change somebody wants. */
export type Intent = {
  [Name in MutationName]: {
    name: Name;
    args: MutationArgs<Name>;
    after?: string | null;
    /** Of an offer: the text that was on the screen. */
    read?: OfferTerms;
  };
}[MutationName];

/** What somebody does next, by what their screen shows; undefined where it is not possible now. */
type Act = (person: Person) => Intent | undefined;

const apply: Act = (person) => {
  const mine = person.see('application');
  const job = person.pick(
    person.see('job').filter((one) => mayApplyAgain(mine.find(({ _jobId }) => _jobId === one._id))),
  );
  if (!job) return undefined;
  const known = mine.find(({ _jobId }) => _jobId === job._id);
  const _id = known?._id ?? person.newId();
  const _conversationId = known?._conversationId ?? person.newId();
  return {
    name: 'application.add',
    args: { _id, _jobId: job._id, _conversationId, note: 'Hello', jobRev: job.rev },
  };
};

const withdraw: Act = (person) => {
  const row = person.pick(person.see('application').filter(({ status }) => may('withdraw', status)));
  return row && { name: 'application.remove', args: { _applicationId: row._id } };
};

/** About an application of one's own, or of the company's; it comes after the application where that still waits. */
const write: Act = (person) => {
  const about = person.pick([...person.see('application'), ...person.see('applicant')]);
  if (!about) return undefined;
  const waiting = person
    .outbox()
    .find(
      ({ name, args }) => name === 'application.add' && (args as ArgsOf<'application.add'>)._id === about._id,
    );
  const clientId = person.newId();
  const args = {
    clientId,
    _conversationId: about._conversationId,
    ref: { type: 'application' as const, id: about._id },
    type: 'text' as const,
    text: `Text ${clientId.slice(-3)}`,
    clientAt: person.at(),
  };
  return { name: 'conversation.add-message', args, after: waiting?.id ?? null };
};

const read: Act = (person) => {
  const unread = person.see('conversation').filter(({ lastSeq, participants }) => {
    const me = participants.find(({ _userId }) => _userId === person.uid);
    return lastSeq > (me?.lastReadSeq ?? 0);
  });
  const row = person.pick(unread);
  return row && { name: 'conversation.read', args: { _conversationId: row._id, seq: row.lastSeq } };
};

const readAll: Act = (person) => ({
  name: 'notification.read-all',
  args: { userId: person.uid, upTo: person.at() },
});

const forget: Act = (person) => {
  const row = person.pick(person.see('notification'));
  return row && { name: 'notification.delete', args: { userId: person.uid, _notificationId: row._id } };
};

const look: Act = (person) => {
  const row = person.pick(
    person.see('applicant').filter(({ status }) => may('see', status) || may('unsee', status)),
  );
  return (
    row && { name: 'application.list', args: { _applicationId: row._id, markSeen: may('see', row.status) } }
  );
};

const accept: Act = (person) => {
  const row = person.pick(person.see('applicant').filter(({ status }) => may('accept', status)));
  return row && { name: 'application.accept', args: { _applicationId: row._id } };
};

const reject: Act = (person) => {
  const row = person.pick(person.see('applicant').filter(({ status }) => may('reject', status)));
  if (!row) return undefined;
  const from = person.chance(0.5) ? { from: row.status } : {};
  return { name: 'application.reject', args: { _applicationId: row._id, ...from } };
};

const somewhere = (person: Person) => placeOf(Number.parseInt(person.newId().slice(-3), 16));

const createJob: Act = (person) => ({
  name: 'job.create',
  args: {
    _id: person.newId(),
    _companyId: COMPANY,
    job: { ...DRAFT, ...somewhere(person), title: `New ${person.newId().slice(-3)}` },
  },
});

const updateJob: Act = (person) => {
  const row = person.pick(person.see('companyJob'));
  if (!row) return undefined;
  const patch = person.chance(0.3)
    ? somewhere(person)
    : person.chance(0.7)
      ? { title: `Title ${person.newId().slice(-3)}` }
      : {
          pay: {
            min: 1400,
            max: 1500 + Number.parseInt(person.newId().slice(-3), 16),
            currency: 'EUR',
            unit: 'HOUR' as const,
          },
        };
  return { name: 'job.update', args: { _jobId: row._id, rev: row.rev, patch } };
};

const publish: Act = (person) => {
  const row = person.pick(person.see('companyJob').filter(({ status }) => mayDoWithJob('publish', status)));
  return row && { name: 'job.publish', args: { _jobId: row._id, rev: row.rev } };
};

const unpublish: Act = (person) => {
  const row = person.pick(person.see('companyJob').filter(({ status }) => status === 'published'));
  if (!row) return undefined;
  const open = person.see('applicant').filter(({ _jobId, status }) => _jobId === row._id && isOpen(status));
  const outcomes = Object.fromEntries(
    open.map(({ _id }) => [_id, person.chance(0.5) ? 'reject' : 'keep'] as const),
  );
  return { name: 'job.unpublish', args: { _jobId: row._id, reason: 'paused', outcomes } };
};

const deleteJob: Act = (person) => {
  const row = person.pick(person.see('companyJob').filter(({ status }) => mayDoWithJob('delete', status)));
  return row && person.uid === OWNER ? { name: 'job.delete', args: { jobId: row._id } } : undefined;
};

const TALENT = { apply: 5, write: 5, read: 3, withdraw: 1, readAll: 2, forget: 1 };
const STAFF = {
  look: 3,
  accept: 3,
  reject: 2,
  write: 5,
  read: 2,
  updateJob: 4,
  publish: 2,
  unpublish: 1,
  createJob: 1,
  deleteJob: 0.5,
  readAll: 1,
};
const ACTS: Record<keyof typeof TALENT | keyof typeof STAFF, Act> = {
  apply,
  withdraw,
  write,
  read,
  readAll,
  forget,
  look,
  accept,
  reject,
  createJob,
  updateJob,
  publish,
  unpublish,
  deleteJob,
};

/** Seekers do other things than companies do. */
export function nextIntent(person: Person): Intent | undefined {
  const { random, offers } = person.context.device.world;
  const offered = offers?.chance(0.7) ? nextOfferIntent(person, offers) : undefined;
  if (offered) return offered;
  const chosen = person.see('companyJob').length > 0 ? random.weighted(STAFF) : random.weighted(TALENT);
  return ACTS[chosen](person);
}
