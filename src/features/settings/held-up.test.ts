import { expect, it } from 'vitest';
import { ENTRY_FORMAT, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { heldUp, isHeldByLock, needsDecision } from './held-up.ts';

const entry = (
  id: string,
  lane: string,
  state: OutboxEntry['state'],
  after: string | null = null,
  format: number = ENTRY_FORMAT,
): OutboxEntry => ({ id, lane, state, after, format, name: 'conversation.add-message' }) as OutboxEntry;

it('W4.2 usersettings.10 what follows a stopped entry in its lane is held up, other lanes are not', () => {
  const entries = [
    entry('a', 'conversation:1', 'waiting'),
    entry('b', 'conversation:1', 'refused'),
    entry('c', 'conversation:1', 'waiting'),
    entry('d', 'conversation:2', 'waiting'),
  ];
  expect([...heldUp(entries)]).toEqual(['c']);
});

it('W4.1 usersettings.10 so is what comes after it in another lane, and what follows that', () => {
  const entries = [
    entry('apply', 'application:1', 'conflict'),
    entry('write', 'conversation:1', 'waiting', 'apply'),
    entry('write more', 'conversation:1', 'waiting'),
  ];
  expect([...heldUp(entries)]).toEqual(['write', 'write more']);
});

it('W10.2 what only a newer version understands holds its lane too, and asks for something', () => {
  const newer = entry('b', 'conversation:1', 'waiting', null, ENTRY_FORMAT + 1);
  const entries = [newer, entry('c', 'conversation:1', 'waiting'), entry('d', 'conversation:2', 'waiting')];
  expect([...heldUp(entries)]).toEqual(['c']);
  expect(entries.map(needsDecision)).toEqual([true, false, false]);
});

it('locked.4 a lock holds what waits, but not an objection, what is under way, or what needs a decision', () => {
  const message = (state: OutboxEntry['state']) => entry('a', 'conversation:1', state);
  expect(isHeldByLock(message('waiting'))).toBe(true);
  expect(isHeldByLock({ ...message('waiting'), name: 'appeal.create' } as OutboxEntry)).toBe(false);
  expect(isHeldByLock(message('sending'))).toBe(false);
  expect(isHeldByLock(message('refused'))).toBe(false);
  expect(isHeldByLock(entry('b', 'hologram', 'waiting', null, ENTRY_FORMAT + 1))).toBe(false);
});
