import { expect, it } from 'vitest';
import { goesWith } from './goes-with.ts';
import { ENTRY_FORMAT, type OutboxEntry } from './outbox-entry.ts';

let made = 0;
const entry = (name: OutboxEntry['name'], args: object, more: Partial<OutboxEntry> = {}) =>
  ({
    id: `${name} ${++made}`,
    format: ENTRY_FORMAT,
    name,
    args,
    lane: '',
    after: null,
    ...more,
  }) as OutboxEntry;
const going = (of: OutboxEntry, all: OutboxEntry[]) => goesWith(new Set([of.id]), all);

it('W11.6 what names what an entry makes cannot be without it, nor what is to come after that', () => {
  const create = entry('job.create', { _id: 'j', job: {} });
  const publish = entry('job.publish', { _jobId: 'j', rev: 0 });
  const other = entry('job.publish', { _jobId: 'k', rev: 0 });
  expect(going(create, [create, other, publish])).toEqual([publish]);
  const apply = entry('application.add', { _id: 'a', _conversationId: 'c' });
  const message = entry('conversation.add-message', { _conversationId: 'c' }, { after: apply.id });
  expect(going(apply, [message, apply])).toEqual([]);
  expect(going(apply, [apply, message])).toEqual([message]);
});

it('W11.6 without the profile of a creator nothing of its lane', () => {
  const create = entry('creator.create', { _id: 'c' }, { lane: 'creator' });
  const source = entry('creator.add-source', { _id: 's' }, { lane: 'creator' });
  const followers = entry('creator.update', { patch: { declaredFollowers: [{ _sourceId: 's', n: 1 }] } });
  expect(going(create, [create, source, followers])).toEqual([source, followers]);
  expect(going(source, [create, source, followers])).toEqual([followers]);
});

it('W11.6 what merely has to arrive later stays, and so does a setting that says something of many', () => {
  const said = entry('user.update-general', { general: {} });
  const apply = entry('application.add', { _id: 'a' }, { after: said.id });
  const settings = entry('user.set-setting', { setting: { mutedJobs: { a: { value: true } } } });
  expect(going(said, [said, apply])).toEqual([]);
  expect(going(apply, [said, apply, settings])).toEqual([]);
});
