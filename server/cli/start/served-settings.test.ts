import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/on-database.ts';
import { asServed, keepServed } from './served-settings.ts';
import { readSettings } from './settings.ts';

onDatabase((app) => {
  test('a command line without the server’s settings acts with those that the server runs with', async () => {
    const { db } = app();
    const own = readSettings({}, '/');
    expect(own.review).toBe(false);
    expect(await asServed(db, own)).toEqual(own);
    await keepServed(db, { review: true, publicUrl: 'https://zusage.example' });
    expect(await asServed(db, own)).toEqual({
      ...own,
      review: true,
      publicUrl: 'https://zusage.example',
    });
  });
});
