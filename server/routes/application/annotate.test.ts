import { expect, test } from 'vitest';
import { hiring, noticesOf } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';

onDatabase((app) => {
  test('W13.3 company.2 of two members who write at a time neither takes away what the other has written', async () => {
    const t = app();
    const { of } = await hiring(t);
    const from = { tags: ['late'], notes: '' };
    const note = (by: string, change: object) => t.call(by, 'application.annotate', { ...of, ...change });
    await note('owner', { tags: ['late'] });
    await note('reader', { tags: ['late', 'kind'], notes: 'Call on Tuesday.', from });
    // In a tunnel, and without having read that.
    const late = await note('chatter', { tags: ['quick'], notes: 'Ask <@reader>.', from });
    expect(late.data.private).toMatchObject({
      tags: ['kind', 'quick'],
      notes: 'Call on Tuesday.\n\nAsk <@reader>.',
    });
    expect((await noticesOf(t, 'reader')).map(([type]) => type)).toContain('application_mentioned');
    // An app that does not say what it has read.
    expect((await note('owner', { notes: 'As a whole.' })).data.private.notes).toBe('As a whole.');
  });

  test('W13.3 company.2 what is too much together is refused, and nothing of it is kept', async () => {
    const t = app();
    const { of } = await hiring(t);
    const from = { tags: [], notes: '' };
    const note = (by: string, change: object) =>
      t.call(by, 'application.annotate', { ...of, ...change, from });
    await note('reader', { notes: 'x'.repeat(1000) });
    const late = await note('chatter', { notes: 'y'.repeat(1000), tags: ['quick'] });
    expect(late.error).toMatchObject({
      code: 'fields_invalid',
      fields: [{ path: 'notes', code: 'too_big' }],
    });
    expect((await note('owner', { label: 'maybe' })).data.private).toEqual({
      tags: [],
      notes: 'x'.repeat(1000),
      label: 'maybe',
    });
  });
});
