import { expect, it } from 'vitest';
import type { Elsewhere } from '../../../contract/entities/tracking.ts';
import { trackingOver } from '../../../contract/policy/tracking-over.ts';
import { begunOn, elsewhereFormOf, elsewhereOf, elsewhereProblems } from './elsewhere-form.ts';
import { keptOf } from './use-tracking.ts';

const TODAY = '2026-11-25';
const GOOD = { ...elsewhereFormOf(undefined, TODAY), title: ' Kasse ', company: 'Baumarkt' };
const fields = (more: Partial<typeof GOOD>) =>
  elsewhereProblems({ ...GOOD, ...more }, TODAY).map(({ field }) => field);

it('user.6 job, company and day are enough', () => {
  expect(fields({})).toEqual([]);
  expect(fields({ title: ' ', company: '' })).toEqual(['company', 'title']);
  expect(fields({ day: '' })).toEqual(['day']);
  expect(fields({ day: '2026-11-26' })).toEqual(['day']);
  expect(fields({ link: 'javascript:alert(1)' })).toEqual(['link']);
});

it('user.6 an address without a scheme is one of the web', () => {
  expect(fields({ link: 'example.org/jobs/7' })).toEqual([]);
  expect(elsewhereOf({ ...GOOD, link: ' example.org ' }, undefined, TODAY).link).toBe('https://example.org');
});

it('user.6 a new state counts from the day it was written down, the same one from its own', () => {
  const sent = elsewhereOf({ ...GOOD, day: '2026-11-01' }, undefined, TODAY);
  expect(sent).toMatchObject({ title: 'Kasse', since: '2026-11-01' });
  const talked = elsewhereOf({ ...GOOD, state: 'talk' }, sent, TODAY);
  expect(talked.since).toBe(TODAY);
  expect(elsewhereOf({ ...GOOD, state: 'talk', title: 'Theke' }, talked, '2026-12-01').since).toBe(TODAY);
});

it('user.6 what another app has shared is filled in', () => {
  const form = elsewhereFormOf(undefined, TODAY, { title: 'Kasse', link: 'https://example.org/7' });
  expect(form).toMatchObject({ title: 'Kasse', link: 'https://example.org/7', way: 'website', day: TODAY });
});

it('W13.2 user.6 a draft that is taken up again takes nothing back that another device has said since', () => {
  const kept = (elsewhere: Elsewhere) => keptOf('1', { elsewhere, note: '', remindAt: null, keptRev: null });
  const then = kept(elsewhereOf({ ...GOOD, day: '2026-11-01' }, undefined, TODAY));
  const now = kept({ ...(then.elsewhere as Elsewhere), state: 'hired', since: TODAY });
  const fresh = elsewhereFormOf(now.elsewhere ?? undefined, TODAY);
  const draft = { ...elsewhereFormOf(then.elsewhere ?? undefined, TODAY), title: 'Theke' };
  const saved = (written: Parameters<typeof begunOn>[0]) => {
    const { form, from } = begunOn(written, now, fresh);
    const elsewhere = elsewhereOf(form, from?.elsewhere ?? undefined, TODAY);
    return trackingOver(now, { ...now, elsewhere, from }, '2026-11-26T09:00:00.000Z').elsewhere;
  };
  expect(saved({ ...draft, from: then })).toEqual({ ...now.elsewhere, title: 'Theke' });
  // One of an app that did not say what it was begun on counts as before: as a change of all it differs in.
  expect(saved(draft)).toMatchObject({ title: 'Theke', state: 'sent' });
  expect(saved(null)).toEqual(now.elsewhere);
});
