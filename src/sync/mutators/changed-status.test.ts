import { describe, expect, it } from 'vitest';
import type { Applicant } from '../../../contract/entities/application.ts';
import type { MutationArgs, MutationName } from '../../../contract/mutations.ts';
import type { Rows, TableName } from '../../../contract/sync.ts';
import { linkedId } from './links.ts';
import type { Mutator, RowTx } from './mutator.ts';
import { mutators } from './mutators.ts';

const AT = '2026-11-20T04:26:00.000Z';
type Kept = { [Table in TableName]?: readonly Partial<Rows[Table]>[] };

/** Whether a change alters anything of these rows. */
function touches<Name extends MutationName>(
  name: Name,
  args: Partial<MutationArgs<Name>>,
  kept: Kept,
): number {
  let count = 0;
  const all = (table: TableName) => (kept[table] ?? []) as Rows[TableName][];
  const tx: RowTx = {
    get: (table, id) => all(table).find((row) => row._id === id) as never,
    filter: (table, test) => all(table).filter(test as never) as never,
    linked: (table, link, id) => all(table).filter((row) => linkedId(row, link) === id) as never,
    put: () => {
      count += 1;
    },
    remove: () => {
      count += 1;
    },
  };
  const run = mutators[name] as Mutator<Name>;
  run(tx, args as MutationArgs<Name>, { uid: 'me', at: AT });
  return count;
}

const applicant = (status: Applicant['status'], more: Partial<Applicant> = {}): Partial<Applicant> => ({
  _id: 'a',
  _jobId: 'j',
  _companyId: 'c',
  status,
  statusAt: {},
  seenAt: AT,
  name: 'Jana K.',
  job: { title: 'Baker', companyName: 'Brot', place: null },
  ...more,
});
const me = { _userId: 'me', role: 'owner', canSign: true, canChat: true } as const;
const company = { _id: 'c', members: [me], general: { rejectionText: 'No.' } } as unknown as Partial<
  Rows['company']
>;

describe('R5.8 a change does nothing where the rows have moved on', () => {
  it('an applicant who has withdrawn is neither accepted nor rejected', () => {
    for (const name of ['application.accept', 'application.reject'] as const) {
      expect(
        touches(name, { _applicationId: 'a' }, { applicant: [applicant('viewed')], company: [company] }),
      ).toBeGreaterThan(0);
      expect(
        touches(name, { _applicationId: 'a' }, { applicant: [applicant('withdrawn')], company: [company] }),
      ).toBe(0);
    }
  });

  it('a decision that was made on another state is left to the server', () => {
    const accepted = { applicant: [applicant('accepted')], company: [company] };
    expect(touches('application.reject', { _applicationId: 'a', from: 'viewed' }, accepted)).toBe(0);
    expect(touches('application.reject', { _applicationId: 'a', from: 'accepted' }, accepted)).toBe(1);
  });

  it('a rejection is taken back for a day, and by an owner only', () => {
    const rejected = (at: string) => applicant('rejected', { statusAt: { rejected: at } });
    const now = (row: Partial<Applicant>, role: 'owner' | 'member') =>
      touches(
        'application.accept',
        { _applicationId: 'a' },
        { applicant: [row], company: [{ ...company, members: [{ ...me, role }] } as never] },
      );
    expect(now(rejected('2026-11-19T10:00:00.000Z'), 'owner')).toBeGreaterThan(0);
    expect(now(rejected('2026-11-19T10:00:00.000Z'), 'member')).toBe(0);
    expect(now(rejected('2026-11-18T10:00:00.000Z'), 'owner')).toBe(0);
  });

  it('a job is not taken off the market while somebody has applied who has no outcome', () => {
    const rows: Kept = { companyJob: [{ _id: 'j', status: 'published' }], applicant: [applicant('viewed')] };
    expect(touches('job.unpublish', { _jobId: 'j', reason: 'filled', outcomes: {} }, rows)).toBe(0);
    expect(touches('job.unpublish', { _jobId: 'j', reason: 'filled', outcomes: { a: 'keep' } }, rows)).toBe(
      1,
    );
  });

  it('a message is deleted for all by its writer, within fifteen minutes', () => {
    const sent = (serverAt: string, sender = 'me'): Kept => ({
      message: [{ _id: 'm', _conversationId: 'v', _senderId: sender, serverAt, deletedAt: null }],
    });
    const args = { _conversationId: 'v', _messageId: 'm', scope: 'all' } as const;
    expect(touches('conversation.delete-message', args, sent('2026-11-20T04:11:00.000Z'))).toBe(1);
    expect(touches('conversation.delete-message', args, sent('2026-11-20T04:10:59.000Z'))).toBe(0);
    expect(touches('conversation.delete-message', args, sent(AT, 'other'))).toBe(0);
  });

  it('nobody reacts in a conversation that was closed, and only with an emoji', () => {
    const rows = (status: 'open' | 'closed'): Kept => ({
      conversation: [{ _id: 'v', status }],
      message: [{ _id: 'm', _conversationId: 'v', reactions: {}, deletedAt: null }],
    });
    const args = { _conversationId: 'v', _messageId: 'm', emoji: '👍' };
    expect(touches('conversation.toggle-reaction', args, rows('open'))).toBe(1);
    expect(touches('conversation.toggle-reaction', args, rows('closed'))).toBe(0);
    expect(touches('conversation.toggle-reaction', { ...args, emoji: 'no' }, rows('open'))).toBe(0);
  });

  it('an offer of another version, or whose time is over, is not stepped', () => {
    const offer = (more: Partial<Rows['offer']>): Kept => ({
      offer: [
        {
          _id: 'o',
          _userId: 'me',
          version: 2,
          status: 'sent',
          validUntil: '2026-11-21T04:26:00.000Z',
          signatures: [],
          statusAt: {},
          ...more,
        },
      ],
    });
    const args = { _offerId: 'o', version: 2, action: 'decline' } as const;
    expect(touches('offer.update', args, offer({}))).toBe(1);
    expect(touches('offer.update', { ...args, version: 1 }, offer({}))).toBe(0);
    expect(touches('offer.update', args, offer({ validUntil: AT }))).toBe(0);
    expect(touches('offer.update', args, offer({ status: 'withdrawn' }))).toBe(0);
  });

  it('the last owner stays one', () => {
    const args = { companyId: 'c', member: { _userId: 'me', role: 'member' } } as const;
    expect(touches('company.update-member', args, { company: [company] })).toBe(0);
    const two = { ...company, members: [me, { ...me, _userId: 'you' }] } as never;
    expect(touches('company.update-member', args, { company: [two] })).toBe(1);
  });
});
