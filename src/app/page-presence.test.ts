import { expect, test } from 'vitest';
import { UnreachableError } from '../auth/token-keeper.ts';
import { createPagePresence, type Presence } from './page-presence.ts';

const ANNA = { uid: 'anna', token: 'stored' };

/** @param stored what is given out as it is stored; an error is thrown */
function scene(stored: { uid: string; token: string } | null | Error) {
  const asked: string[] = [];
  const of = (name: string, given: typeof stored): Presence => {
    const give = async () => {
      if (given instanceof Error) throw given;
      return given;
    };
    return {
      credentials: ({ fresh = false } = {}) => {
        asked.push(fresh ? `${name}, fresh` : name);
        return give();
      },
      current: give,
      sessionOver: async (token) => void asked.push(`${name}: ${token} is over`),
    };
  };
  const page = createPagePresence({
    stored: async () => of('stored', stored),
    library: async () => {
      asked.push('loads the library');
      return of('library', { uid: 'anna', token: 'library' });
    },
  });
  return { page, asked };
}

test('R9.1 a start has the token that is stored, and does not load the library for it', async () => {
  const { page, asked } = scene(ANNA);
  expect(await page.credentials()).toEqual(ANNA);
  expect(await page.current()).toEqual(ANNA);
  expect(asked).toEqual(['stored']);
});

test('S1.7 once the library has begun it alone is asked', async () => {
  const { page, asked } = scene(ANNA);
  await page.begin();
  expect(await page.credentials()).toMatchObject({ token: 'library' });
  expect(asked).toEqual(['loads the library', 'library']);
});

test.each([
  ['nobody is stored', null, {}],
  ['the store cannot be read', new Error('blocked'), {}],
  ['the server has refused the token', ANNA, { fresh: true }],
])('S1.7 the library is asked where %s', async (_, stored, options) => {
  const { page, asked } = scene(stored);
  expect(await page.credentials(options)).toMatchObject({ token: 'library' });
  expect(asked).toContain('loads the library');
});

test('S1.2 a sign-in service that cannot be reached is told as such, and the library is not asked as well', async () => {
  const { page, asked } = scene(new UnreachableError('no network'));
  await expect(page.credentials()).rejects.toThrow(UnreachableError);
  expect(asked).toEqual(['stored']);
});

test('S1.3 whichever has given out a token hears that its session is over', async () => {
  const { page, asked } = scene(ANNA);
  await page.sessionOver('stored');
  expect(asked).toEqual(['stored: stored is over', 'loads the library', 'library: stored is over']);
});
