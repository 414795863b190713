import { expect, it } from 'vitest';
import { sharedOf } from './shared.ts';

const HERE = 'https://zusage.example';
const ID = '01932f6e-0000-7000-8000-000000000001';
const query = (parts: Record<string, string>) => `?${new URLSearchParams(parts)}`;

it('a shared link of ours opens its job, wherever an app has put it', () => {
  expect(sharedOf(query({ url: `${HERE}/jobs/${ID}` }), HERE)).toEqual({ jobId: ID });
  expect(sharedOf(query({ text: `Look: ${HERE}/pwa/${ID}?x=1` }), HERE)).toEqual({ jobId: ID });
  expect(sharedOf(query({ url: `${HERE}/jobs/${ID.toUpperCase()}` }), HERE)).toEqual({ jobId: ID });
});

it('words are looked for', () => {
  expect(sharedOf(query({ title: 'Bakery', text: 'Baker in  Köln' }), HERE)).toEqual({
    words: 'Baker in Köln',
  });
  expect(sharedOf(query({ url: `${HERE}/team` }), HERE)).toEqual({ words: '' });
});

it('user.6 an ad elsewhere is written down, never requested, and leads to no job of ours', () => {
  const link = `https://other.example/jobs/${ID}`;
  expect(sharedOf(query({ url: link }), HERE)).toEqual({ link, title: '' });
  expect(sharedOf(query({ title: 'Baker', text: `Look ${link}` }), HERE)).toEqual({ link, title: 'Baker' });
  const trick = `${link}?to=${HERE}x`;
  expect(sharedOf(query({ url: trick }), HERE)).toEqual({ link: trick, title: '' });
  expect(sharedOf(query({ url: 'javascript:alert(1)' }), HERE)).toEqual({ words: '' });
});

it('nothing shared is nothing', () => {
  expect(sharedOf('', HERE)).toBeNull();
  expect(sharedOf('?q=baker', HERE)).toBeNull();
});
