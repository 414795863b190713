import { expect, it } from 'vitest';
import { dropMailLink, keepMailLink, readMailLink, takeMailLink } from './mail-link.ts';

const TOKEN = 'abcDEF_123-456';

it('takes what a mail link says out of the address, and leaves the rest', () => {
  expect(takeMailLink(`?action=reset&token=${TOKEN}&lang=de`)).toEqual({
    link: { action: 'reset', token: TOKEN, cid: null },
    rest: '?lang=de',
  });
  expect(takeMailLink(`?action=guardian-sign&token=${TOKEN}&cid=c1`)?.link?.action).toBe('guardian-sign');
  expect(takeMailLink(`?action=accept-invite&token=${TOKEN}&cid=c1`)).toEqual({
    link: { action: 'accept-invite', token: TOKEN, cid: 'c1' },
    rest: '',
  });
});

it.each([
  ['an action nobody knows', `?action=delete-all&token=${TOKEN}`],
  ['no token', '?action=reset'],
  ['a token that is none', '?action=reset&token=%3Cscript%3E'],
  ['a company alone', '?cid=c1'],
])('%s is ignored, and leaves the address all the same', (_, query) => {
  expect(takeMailLink(query)).toEqual({ link: null, rest: '' });
});

it('an address without any of it is left as it is', () => {
  expect(takeMailLink('?q=baker')).toBeNull();
  expect(takeMailLink('')).toBeNull();
});

it('is kept by the tab for the action it is for, until it was used', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
  keepMailLink(storage, { action: 'reset', token: TOKEN, cid: null });
  expect(readMailLink(storage, 'verify')).toBeNull();
  expect(readMailLink(storage, 'reset')?.token).toBe(TOKEN);
  dropMailLink(storage);
  expect(readMailLink(storage, 'reset')).toBeNull();
});
