import { expect, it } from 'vitest';
import { type MutationName, mutations } from '../../../contract/mutations.ts';
import { ENTRY_FORMAT, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { entryText } from './entry-text.ts';

const told = (name: string, args: object = {}, format: number = ENTRY_FORMAT) =>
  entryText({
    entry: { format, name, args } as OutboxEntry,
    job: 'Baker',
    who: 'Jana K.',
    own: false,
  }).message;

it('usersettings.10 every change has a name in plain words', () => {
  for (const name of Object.keys(mutations) as MutationName[])
    expect(told(name, { action: 'view', general: {} }), name).toMatch(/^[A-Z{]/);
});

it('says which step of an offer, which mark on a job, and whose application', () => {
  expect(told('offer.update', { action: 'decline' })).toBe('Offer declined: {job}');
  expect(told('search.step', { event: 'unhide' })).toBe('Job no longer hidden: {job}');
  expect(told('user.update-general', { general: { cv: {} } })).toBe('Change of your CV');
  expect(told('application.remove')).toBe('Application of {who} removed: {job}');
});

it('W10.2 names what only a newer version understands as that, whatever it is called', () => {
  const newer = 'A change made by a newer version of the app';
  expect(told('application.add', {}, ENTRY_FORMAT + 1)).toBe(newer);
  expect(told('hologram.send')).toBe(newer);
});
