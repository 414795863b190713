import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import type { OfferDetail } from '../../../replica/queries/offers.ts';
import { offerMay } from './offer-may.ts';

const NOW = Date.parse('2026-03-02T09:00:00.000Z');

function detail(status: string, dateOfBirth: string, signed = 0): OfferDetail {
  const signatures = Array.from({ length: signed }, () => ({ party: 'guardian' }));
  const validUntil = new Date(NOW + 86_400_000).toISOString();
  const offer = { status, validUntil, signatures, companyRequired: 1, guardiansRequired: 2 };
  return { offer, me: { general: { dateOfBirth } }, entries: [] } as unknown as OfferDetail;
}
const may = (...given: Parameters<typeof detail>) =>
  Object.entries(offerMay(detail(...given), undefined, NOW)).flatMap(([act, is]) => (is ? [act] : []));

describe('what of an offer is its reader’s to do', () => {
  it.each([
    ['sent', '2009-06-15', ['accept', 'counter']],
    ['viewed', '1998-06-15', ['accept', 'counter']],
    ['countered', '2009-06-15', []],
    ['awaiting_guardian', '2008-03-03', ['ask']],
    ['awaiting_guardian', '2008-03-02', ['confirm']],
    ['accepted', '2009-06-15', []],
    ['signed', '1998-06-15', []],
  ])('%s, born %s: %j', (status, born, acts) => {
    expect(may(status, born)).toEqual(acts);
    expect(may(status, born, 1)).toEqual(acts);
  });

  it('nothing while an act is on its way, again once it was refused', () => {
    const act = (state: string) => ({ state }) as OutboxEntry;
    const waiting = detail('awaiting_guardian', '2008-03-03');
    expect(offerMay(waiting, act('queued'), NOW).ask).toBe(false);
    expect(offerMay(waiting, act('refused'), NOW).ask).toBe(true);
  });

  it('nothing once its time is over', () => {
    const late = offerMay(detail('awaiting_guardian', '2008-03-02'), undefined, NOW + 2 * 86_400_000);
    expect(Object.values(late)).toEqual([false, false, false, false]);
  });
});
