import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OfferStatus, offerStatus } from '../../../contract/entities/offer.ts';
import { acceptedApplication, offering, signing, step, TERMS } from '../../testing/offers.ts';
import { onDatabase, onPostgres } from '../../testing/on-database.ts';
import { company, member, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const TALENT = 'Jana Krüger';
/** A few hundred calls on a busy machine. */
const MANY_CALLS_MS = 60_000;

async function sent(t: TestApp) {
  const { _id: companyId } = await company(t, 'owner');
  await seeker(t, 'jana');
  const application = await acceptedApplication(t, 'jana', { owner: 'owner', companyId });
  const made = await t.call('owner', 'offer.create', offering({ _applicationId: application._id }));
  return { application, offer: made.data };
}

onPostgres((app) => {
  it(
    'of an acceptance and an edit at the same time one wins, and the other is told what is there now',
    async () => {
      const t = app();
      const { application, offer: first } = await sent(t);
      let offer = first;
      const winners = new Set<string>();
      for (let round = 0; round < 12; round++) {
        const terms = { ...TERMS, place: `Hall ${round}` };
        const accept = () => t.call('jana', 'offer.update', signing(offer, 'accept', TALENT));
        const edit = () => t.call('owner', 'offer.update', step(offer, 'edit', { terms }));
        // Who starts first changes, so that both ends are seen.
        const racing = round % 2 === 0 ? [accept(), edit()] : [edit(), accept()].reverse();
        const [accepted, edited] = (await Promise.all(racing)) as [
          Awaited<ReturnType<typeof accept>>,
          Awaited<ReturnType<typeof edit>>,
        ];
        expect([accepted.status, edited.status].sort(), `round ${round}`).toEqual([200, 409]);
        const loser = accepted.status === 409 ? accepted : edited;
        expect(loser.error.code).toBe('offer_moved');
        if (loser === accepted) {
          winners.add('edit');
          expect(loser.error.detail).toMatchObject({
            status: 'sent',
            diff: [{ field: 'place', before: offer.terms.place, after: `Hall ${round}` }],
          });
          offer = edited.data;
          continue;
        }
        winners.add('accept');
        expect(loser.error.detail).toMatchObject({
          status: accepted.data.status,
          version: offer.version,
          diff: [],
        });
        const { status } = await t.db
          .selectFrom('offer')
          .where('id', '=', offer._id)
          .select('status')
          .executeTakeFirstOrThrow();
        expect(status).toBe(accepted.data.status);
        // Begin anew: the application as it was, another offer.
        await t.db.updateTable('offer').set({ status: 'expired' }).where('id', '=', offer._id).execute();
        await t.db
          .updateTable('application')
          .set({ status: 'accepted' })
          .where('id', '=', application._id)
          .execute();
        offer = (await t.call('owner', 'offer.create', offering({ _applicationId: application._id }))).data;
      }
      expect(winners.size).toBeGreaterThan(0);
      expect(t.faults).toEqual([]);
    },
    MANY_CALLS_MS,
  );

  it('of many acceptances at the same time one counts, and all are answered with it', async () => {
    const t = app();
    const { offer } = await sent(t);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => t.call('jana', 'offer.update', signing(offer, 'accept', TALENT))),
    );
    for (const answer of answers) expect(answer.data).toEqual(answers[0]?.data);
    const signatures = await t.db
      .selectFrom('offer_signature')
      .where('offer_id', '=', offer._id)
      .where('party', '=', 'talent')
      .select('seq')
      .execute();
    expect(signatures).toHaveLength(1);
  });

  it('of two offers to one applicant at the same time one is sent', async () => {
    const t = app();
    const { application, offer } = await sent(t);
    await t.call('owner', 'offer.delete', { offerId: offer._id });
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => t.call('owner', 'offer.create', offering({ _applicationId: application._id }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { error } of answers) if (error) expect(error.code).toBe('offer_exists');
  });
});

type Move = {
  by: 'jana' | 'owner' | 'member';
  action: Parameters<typeof step>[1] | 'withdraw' | 'wait';
  stale: boolean;
};
const move = fc.record<Move>({
  by: fc.constantFrom('jana', 'owner', 'member'),
  action: fc.constantFrom(
    'edit',
    'send',
    'view',
    'counter',
    'accept',
    'decline',
    'sign',
    'extend',
    'withdraw',
    'wait',
  ),
  stale: fc.boolean(),
});

/** From which states an offer was seen to go where; contract/policy/offer.ts for adults, with the same state. */
const REACHED: Record<OfferStatus, readonly OfferStatus[]> = {
  draft: ['draft', 'sent', 'withdrawn'],
  sent: ['sent', 'viewed', 'countered', 'accepted', 'signed', 'declined', 'withdrawn', 'expired'],
  viewed: ['viewed', 'sent', 'countered', 'accepted', 'signed', 'declined', 'withdrawn', 'expired'],
  countered: ['countered', 'sent', 'declined', 'withdrawn', 'expired'],
  awaiting_guardian: [],
  accepted: ['accepted', 'signed', 'declined', 'expired'],
  signed: ['signed'],
  declined: ['declined'],
  withdrawn: ['withdrawn'],
  expired: ['expired'],
};

onDatabase((app) => {
  it(
    'no sequence of calls by anybody leaves the table, or accepts without the signatures',
    async () => {
      const t = app();
      const { _id: companyId } = await company(t, 'owner');
      await seeker(t, 'jana');
      await member(t, companyId, 'member', true);
      const application = await acceptedApplication(t, 'jana', { owner: 'owner', companyId });
      await fc.assert(
        fc.asyncProperty(fc.array(move, { minLength: 4, maxLength: 12 }), async (moves) => {
          await t.db.deleteFrom('offer').execute();
          await t.db
            .updateTable('application')
            .set({ status: 'accepted' })
            .where('id', '=', application._id)
            .execute();
          const draft = offering({ _applicationId: application._id }, { draft: true });
          const first = (await t.call('owner', 'offer.create', draft)).data;
          let seen = first;
          for (const [at, { by, action, stale }] of moves.entries()) {
            const read = stale ? first : seen;
            const name = by === 'jana' ? TALENT : 'Deniz owner';
            const before = seen.status;
            if (action === 'wait') t.now = new Date(t.now.getTime() + 1000);
            else if (action === 'withdraw') await t.call(by, 'offer.delete', { offerId: first._id });
            else
              await t.call(by, 'offer.update', {
                ...signing(read, 'sign', name),
                action,
                terms: { ...TERMS, place: `Place ${at}` },
              });
            const row = await t.db
              .selectFrom('offer')
              .where('id', '=', first._id)
              .selectAll()
              .executeTakeFirstOrThrow();
            expect(offerStatus.options).toContain(row.status);
            expect(REACHED[before], `${action} by ${by}`).toContain(row.status);
            if (row.status === 'accepted' || row.status === 'signed') {
              const signed = await t.db
                .selectFrom('offer_signature')
                .where('offer_id', '=', row.id)
                .where('version', '=', row.version)
                .where('terms_hash', '=', row.terms_hash)
                .select('party')
                .execute();
              const parties = signed.map(({ party }) => party);
              expect(parties).toContain('talent');
              if (row.status === 'signed') expect(parties).toContain('company');
            }
            if (row.status !== 'withdrawn' || row.sent_version !== null)
              seen = (await t.call('owner', 'offer.get', { offerId: first._id })).data;
            else return;
          }
        }),
        { numRuns: 25 },
      );
      expect(t.faults).toEqual([]);
    },
    MANY_CALLS_MS,
  );
});
