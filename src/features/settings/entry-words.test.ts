import { describe, expect, it } from 'vitest';
import { ENTRY_FORMAT, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { canEdit, withIds, withNames, withWords, wordsOf } from './entry-words.ts';

const entry = (name: OutboxEntry['name'], args: object, more: Partial<OutboxEntry> = {}): OutboxEntry =>
  ({ format: ENTRY_FORMAT, name, args, state: 'waiting', sent: false, ...more }) as OutboxEntry;
const message = (more: Partial<OutboxEntry> = {}) =>
  entry('conversation.add-message', { clientId: 'm', text: 'See you' }, more);

describe('W7.6 the words of an entry', () => {
  it('are found where the change has them', () => {
    const words = (name: OutboxEntry['name'], args: object) => wordsOf(entry(name, args))?.text;
    expect(words('conversation.add-message', { text: 'See you' })).toBe('See you');
    expect(words('application.add', { note: 'I bake.' })).toBe('I bake.');
    expect(words('application.reject', { text: 'Sorry.' })).toBe('Sorry.');
    expect(words('offer.update', { action: 'decline', reason: 'Too far.' })).toBe('Too far.');
    expect(words('offer.update', { action: 'counter', comment: 'Shorter.' })).toBe('Shorter.');
    expect(words('application.reject', {})).toBeUndefined();
    expect(words('job.delete', { jobId: 'x' })).toBeUndefined();
  });

  it('a message with a file may do without', () => {
    expect(wordsOf(message())?.required).toBe(true);
    expect(wordsOf(entry('conversation.add-message', { text: 'See', attachments: ['f'] }))?.required).toBe(
      false,
    );
  });

  it('company.8 name colleagues of a note, and keep them as ids', () => {
    const names = new Map([['lea', 'Lea Brandt']]);
    const note = wordsOf(entry('application.annotate', { notes: 'Ask <@lea>' }));
    const shown = withNames(note, names);
    expect(shown?.text).toBe('Ask @Lea Brandt');
    expect(shown && withIds(shown, `${shown.text}!`, names)).toBe('Ask <@lea>!');
    const said = withNames(wordsOf(entry('conversation.add-message', { text: '<@lea>' })), names);
    expect(said?.text).toBe('<@lea>');
    expect(said && withIds(said, '@Lea Brandt', names)).toBe('@Lea Brandt');
  });

  it('are put back into the same place, and nothing else changes', () => {
    const words = wordsOf(message());
    if (!words) throw new Error('a message has words');
    expect(withWords(message(), words, 'Till then')).toEqual({ clientId: 'm', text: 'Till then' });
  });
});

describe('W11.1 W11.2 which entries can be edited', () => {
  it('those that were refused, and those that were never sent', () => {
    expect(canEdit(message())).toBe(true);
    expect(canEdit(message({ state: 'refused', sent: true }))).toBe(true);
    expect(canEdit(message({ state: 'conflict', sent: true }))).toBe(true);
  });

  it('not what is under way, what may have arrived, or what has no words', () => {
    expect(canEdit(message({ state: 'sending' }))).toBe(false);
    expect(canEdit(message({ sent: true }))).toBe(false);
    expect(canEdit(entry('job.delete', { jobId: 'x' }))).toBe(false);
  });

  it('W10.2 not what a newer version of the app has written', () => {
    expect(canEdit(message({ format: (ENTRY_FORMAT + 1) as never }))).toBe(false);
    expect(wordsOf(message({ format: (ENTRY_FORMAT + 1) as never, args: undefined as never }))).toBeNull();
  });
});
