import type { CallName } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { Rows, TableName } from '../../../contract/sync.ts';
import { rowOf } from './rows.ts';
import { bucketsOf, isMarket, membershipOf, type ServerState } from './state.ts';

type Reading = { state: ServerState; uid: string; now: string };
type Args = Record<string, string>;

const gone = () => new ApiError('answer_gone', 'received; its answer can no longer be shown');

function find<Table extends TableName>({ state, uid, now }: Reading, table: Table, id: string | undefined) {
  // No write is answered with a row of the market, whose only table is `job`.
  for (const bucket of bucketsOf(state, uid, now).filter((one) => !isMarket(one))) {
    const row = rowOf(state, bucket, table, id ?? '');
    if (row) return row;
  }
  return undefined;
}

function own<Table extends TableName>(reading: Reading, table: Table, id: string | undefined): Rows[Table] {
  const row = find(reading, table, id);
  if (!row) throw gone();
  return row;
}

const job = (reading: Reading, args: Args) => own(reading, 'companyJob', args._jobId);
const applicant = (reading: Reading, args: Args) => own(reading, 'applicant', args._applicationId);

const AGAIN: Partial<Record<CallName, (reading: Reading, args: Args, told: unknown) => unknown>> = {
  'application.accept': (reading, args) => {
    const { applications } = reading.state;
    const named = [...applications.values()].find(
      ({ _jobId, _userId }) => _jobId === args._jobId && _userId === args._userId,
    );
    const row = own(reading, 'applicant', args._applicationId ?? named?._id);
    return { applicant: row, conversation: own(reading, 'conversation', row._conversationId) };
  },
  'application.add': (reading, args) => {
    const one = [...reading.state.applications.values()].find(
      ({ _jobId, _userId }) => _jobId === args._jobId && _userId === reading.uid,
    );
    return own(reading, 'application', one?._id);
  },
  'application.list': (reading, args) => ({ items: [applicant(reading, args)], next: null, gone: [] }),
  'application.reject': applicant,
  'application.remove': (reading, args) =>
    find(reading, 'application', args._applicationId) ?? applicant(reading, args),
  'conversation.add-message': (reading, args) => {
    const message = own(reading, 'message', args.clientId);
    return { message, conversation: own(reading, 'conversation', message._conversationId) };
  },
  'conversation.read': (reading, args, told) => {
    own(reading, 'conversation', args._conversationId);
    return told;
  },
  'job.create': (reading, args) => own(reading, 'companyJob', args._id),
  'job.delete': (reading, args, told) => {
    const membership = membershipOf(reading.state, reading.uid);
    const companyId = reading.state.jobs.get(args.jobId ?? '')?._companyId;
    if (membership?.companyId !== companyId || membership?.role !== 'owner') throw gone();
    return told;
  },
  'job.publish': job,
  'job.unpublish': job,
  'job.update': job,
  'offer.create': (reading, args) => own(reading, 'offer', args._id),
  'offer.delete': (reading, args) => own(reading, 'offer', args.offerId),
  'offer.update': (reading, args) => own(reading, 'offer', args._offerId),
  'notification.delete': (_reading, _args, told) => told,
  'notification.read-all': (_reading, _args, told) => told,
};

/** What a call that was done before is answered with (rule W6). Throws `answer_gone`. */
export function readAgain(reading: Reading, name: CallName, args: unknown, told: unknown): unknown {
  const read = AGAIN[name];
  if (!read) throw new ApiError('route_unknown', `${name} is not part of the model`);
  return read(reading, args as Args, told);
}
