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

it('words are looked for, links to elsewhere are not followed', () => {
  expect(
    sharedOf(query({ title: 'Bakery', text: 'Baker in Köln https://evil.example/jobs/x' }), HERE),
  ).toEqual({
    words: 'Baker in Köln',
  });
  expect(sharedOf(query({ url: `https://evil.example/jobs/${ID}` }), HERE)).toEqual({ words: '' });
  expect(sharedOf(query({ url: `https://evil.example/?to=x/jobs/${ID}` }), HERE)).toEqual({ words: '' });
});

it('nothing shared is nothing', () => {
  expect(sharedOf('', HERE)).toBeNull();
  expect(sharedOf('?q=baker', HERE)).toBeNull();
});
