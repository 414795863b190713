import { describe, expect, it } from 'vitest';
import { externalIdOf, handleOf } from './external-id.ts';
import { judge, type ProofQuestion } from './judge.ts';

const CHANNEL = 'UCabcdefghijklmnopqrstuv';
const ASK: ProofQuestion = {
  method: 'bio-code',
  platform: 'youtube',
  url: 'https://www.youtube.com/@jana',
  code: 'zusage-A1B2C3D4E5',
  card: 'https://zusage.example/creators/jana-1',
  proven: null,
};

describe('bio code', () => {
  it('is found wherever it is, in whatever case, with the permanent id of the account', () => {
    const html = `<script>{"externalId":"${CHANNEL}"}</script><p>hello ZUSAGE-a1b2c3d4e5</p>`;
    expect(judge(ASK, html)).toEqual({ found: true, externalId: CHANNEL, handle: '@jana', followers: null });
  });

  it('is not found in part', () => {
    expect(judge(ASK, 'zusage-A1B2C3D4E')).toEqual({ found: false, reason: 'code_missing' });
  });

  it('may be gone later, while the account is still the same', () => {
    const html = `"externalId":"${CHANNEL}"`;
    expect(judge({ ...ASK, proven: CHANNEL }, html)).toMatchObject({ found: true });
    expect(judge({ ...ASK, proven: 'UCzzzzzzzzzzzzzzzzzzzzzz' }, html)).toMatchObject({ found: false });
    expect(judge({ ...ASK, proven: CHANNEL }, 'nothing')).toMatchObject({ found: false });
  });
});

describe('back link', () => {
  const ask: ProofQuestion = {
    ...ASK,
    method: 'back-link',
    platform: 'website',
    url: 'https://jana.example',
  };

  it.each([
    `<a rel="me" href="${ASK.card}">me</a>`,
    `<a href='${ASK.card}/' class=x rel='nofollow me'>me</a>`,
    `<LINK REL=me HREF=${ASK.card}>`,
  ])('%s counts', (html) => {
    expect(judge(ask, html)).toMatchObject({ found: true, handle: 'jana.example' });
  });

  it.each([
    `<a href="${ASK.card}">me</a>`,
    `<a rel="meadow" href="${ASK.card}">me</a>`,
    `<a rel="me" href="${ASK.card}2">me</a>`,
    `<a rel="me" data-href="${ASK.card}">me</a>`,
    ASK.code,
  ])('%s does not', (html) => {
    expect(judge(ask, html)).toEqual({ found: false, reason: 'link_missing' });
  });
});

it('a signed-in proof looked at again needs the same account', () => {
  const ask: ProofQuestion = { ...ASK, method: 'oauth', proven: CHANNEL };
  expect(judge(ask, `itemprop="identifier" content="${CHANNEL}"`)).toMatchObject({ found: true });
  expect(judge(ask, ASK.code)).toEqual({ found: false, reason: 'sign_in_refused' });
});

it.each([
  ['instagram', '{"id":"profilePage_1234567"}', '1234567'],
  ['tiktok', '"secUid":"MS4wLjABAAAAabcdefghij"', 'MS4wLjABAAAAabcdefghij'],
  ['website', '"externalId":"UCabcdefghijklmnopqrstuv"', null],
] as const)('the permanent id of %s', (platform, html, id) => {
  expect(externalIdOf(platform, html)).toBe(id);
});

it('a name is the account’s, or the host of an own page', () => {
  expect(handleOf('tiktok', 'https://www.tiktok.com/@jana')).toBe('@jana');
  expect(handleOf('website', 'https://jana.example/about')).toBe('jana.example');
});
