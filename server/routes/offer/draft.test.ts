import { describe, expect, it } from 'vitest';
import { colleague, sent } from '../../testing/offer-terms.ts';
import { offering, step, TERMS } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { pullAll } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** A draft to an applicant, by the owner or by a member who may not sign. */
async function drafted(t: TestApp, by: 'owner' | 'member') {
  const { companyId, application, offer } = await sent(t);
  await t.call('owner', 'offer.delete', { offerId: offer._id });
  await colleague(t, companyId, 'member', { sign: false });
  return t.call(by, 'offer.create', offering({ _applicationId: application._id }, { draft: true }));
}

onDatabase((app) => {
  describe('drafts', () => {
    it('are the company’s alone until canSign sends them, with what was changed before', async () => {
      const t = app();
      const draft = await drafted(t, 'member');
      expect(draft.data).toMatchObject({ status: 'draft', validUntil: null, signatures: [] });
      const edited = await t.call(
        'member',
        'offer.update',
        step(draft.data, 'edit', { terms: { ...TERMS, place: 'Soltau' } }),
      );
      expect(edited.data).toMatchObject({ status: 'draft', version: 2 });
      expect((await t.call('jana', 'offer.get', { offerId: draft.data._id })).status).toBe(404);
      expect((await t.call('jana', 'offer.update', step(draft.data, 'view'))).status).toBe(404);
      const refused = await t.call('member', 'offer.update', step(edited.data, 'send'));
      expect(refused.error.code).toBe('not_allowed');
      const out = await t.call('owner', 'offer.update', step(edited.data, 'send'));
      expect(out.data).toMatchObject({ status: 'sent', history: [{ version: 1 }, { version: 2 }] });
      const read = await t.call('jana', 'offer.get', { offerId: draft.data._id });
      expect(read.data.history).toEqual([expect.objectContaining({ version: 2, diff: [] })]);
    });

    it('the words along with one may change alone; once sent, only terms make another version', async () => {
      const t = app();
      const draft = await drafted(t, 'owner');
      const reworded = await t.call(
        'owner',
        'offer.update',
        step(draft.data, 'edit', { terms: TERMS, comment: 'Welcome to us.' }),
      );
      expect(reworded.data).toMatchObject({
        version: 2,
        history: [{}, { diff: [], comment: 'Welcome to us.' }],
      });
      const same = step(reworded.data, 'edit', { terms: TERMS, comment: 'Welcome to us.' });
      const refused = { code: 'fields_invalid', fields: [{ path: 'terms', code: 'unchanged' }] };
      expect((await t.call('owner', 'offer.update', same)).error).toMatchObject(refused);
      const out = await t.call('owner', 'offer.update', step(reworded.data, 'send'));
      const later = step(out.data, 'edit', { terms: TERMS, comment: 'Do come.' });
      expect((await t.call('owner', 'offer.update', later)).error).toMatchObject(refused);
    });

    it('a colleague’s older copy does not win', async () => {
      const t = app();
      const draft = await drafted(t, 'member');
      await t.call(
        'owner',
        'offer.update',
        step(draft.data, 'edit', { terms: { ...TERMS, place: 'Soltau' } }),
      );
      const late = await t.call(
        'member',
        'offer.update',
        step(draft.data, 'edit', { terms: { ...TERMS, place: 'Peine' } }),
      );
      expect(late.error).toMatchObject({
        code: 'offer_moved',
        detail: { diff: [{ field: 'place', before: 'Celle', after: 'Soltau' }] },
      });
    });

    it('withdrawn unsent they are gone, from the company’s devices too', async () => {
      const t = app();
      const draft = await drafted(t, 'owner');
      await t.call('owner', 'offer.delete', { offerId: draft.data._id });
      expect((await t.call('owner', 'offer.get', { offerId: draft.data._id })).status).toBe(404);
      const { changes } = await pullAll(t, 'owner');
      expect(changes.filter((change) => change.id === draft.data._id && change.row !== null)).toEqual([]);
    });
  });
});
