import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PageFailure } from '../page/page-failure.ts';
import type { ProofQuestion } from './judge.ts';
import { type OAuthPlatform, oauthProvider } from './oauth.ts';
import { readOAuthKeys } from './oauth-keys.ts';
import { oauthPlatforms } from './oauth-platforms.ts';
import { proofDesk } from './proof-desk.ts';

/** A platform's sign-in on this machine: knows the code `good`, and says who that is. */
let server: Server;
let origin: string;
let asked: string[];
let me: unknown;
let tokenStatus: number;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(`${request.method} ${request.url} ${body} ${request.headers.authorization ?? ''}`.trim());
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (request.url === '/token')
      json(tokenStatus, new URLSearchParams(body).get('code') === 'good' ? { access_token: 'TOKEN' } : {});
    else json(request.headers.authorization === 'Bearer TOKEN' ? 200 : 401, me);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  tokenStatus = 200;
  me = { items: [{ id: 'UC1', snippet: { customUrl: '@jana' }, statistics: { subscriberCount: '1200' } }] };
});

const KEYS = { id: 'app', secret: 'hush' };
const here = (platform: OAuthPlatform): OAuthPlatform => ({
  ...platform,
  token: `${origin}/token`,
  me: `${origin}/me`,
});
const youtube = () =>
  oauthProvider(here(oauthPlatforms.youtube as OAuthPlatform), KEYS, 'https://zusage.example/back');

it('asks to sign in with its own id, scope and state, and never shows the secret', () => {
  const url = new URL(youtube().authUrl('zusage-1'));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'app',
    redirect_uri: 'https://zusage.example/back',
    response_type: 'code',
    scope: 'https://www.googleapis.com/auth/youtube.readonly',
    state: 'zusage-1',
  });
});

it('changes the code for a token once, and asks who that is', async () => {
  expect(await youtube().identify('good')).toEqual({ externalId: 'UC1', handle: '@jana', followers: 1200 });
  expect(asked).toHaveLength(2);
  expect(asked[0]).toContain('client_secret=hush');
  expect(asked[1]).toBe('GET /me  Bearer TOKEN');
});

it.each([
  ['sign_in_refused', { code: 'bad' }],
  ['sign_in_refused', { status: 400 }],
  ['unreachable', { status: 503 }],
  ['sign_in_refused', { answer: { items: [] } }],
] as const)('%s where the sign-in came to nothing: %j', async (reason, how) => {
  const {
    code = 'good',
    status = 200,
    answer = me,
  } = how as { code?: string; status?: number; answer?: unknown };
  tokenStatus = status;
  me = answer;
  await expect(youtube().identify(code)).rejects.toEqual(new PageFailure(reason));
});

const ASK: ProofQuestion = {
  method: 'oauth',
  platform: 'youtube',
  url: 'https://www.youtube.com/@jana',
  code: 'zusage-1',
  card: '',
  oauthCode: 'good',
  proven: null,
};

it('an account proves its own page only', async () => {
  const desk = proofDesk({
    page: () => Promise.reject(new Error('not asked')),
    oauth: { youtube: youtube() },
  });
  const answer = async (key: string, question: ProofQuestion) => {
    expect(desk.ask(key, question)).toBeUndefined();
    await desk.idle();
    return desk.ask(key, question);
  };
  expect(await answer('a', ASK)).toMatchObject({ found: true, externalId: 'UC1', followers: 1200 });
  expect(await answer('b', { ...ASK, url: 'https://www.youtube.com/@janasfriend' })).toEqual({
    found: false,
    reason: 'other_account',
  });
  expect(await answer('c', { ...ASK, url: 'https://www.youtube.com/channel/UC1' })).toMatchObject({
    found: true,
  });
  expect(await answer('d', { ...ASK, platform: 'twitch' })).toEqual({
    found: false,
    reason: 'sign_in_refused',
  });
});

it.each([
  [
    'instagram',
    { user_id: '17', username: 'jana', followers_count: 5 },
    { externalId: '17', handle: 'jana', followers: 5 },
  ],
  [
    'tiktok',
    { data: { user: { open_id: 'o', username: 'jana' } } },
    { externalId: 'o', handle: 'jana', followers: null },
  ],
  ['twitch', { data: [{ id: '9', login: 'jana' }] }, { externalId: '9', handle: 'jana', followers: null }],
] as const)('reads who signed in from the answer of %s', (platform, answer, account) => {
  expect(oauthPlatforms[platform]?.account(answer)).toEqual(account);
  expect(oauthPlatforms[platform]?.account({})).toBeUndefined();
});

it('keys come in pairs', () => {
  expect(
    readOAuthKeys({ YOUTUBE_CLIENT_ID: 'a', YOUTUBE_CLIENT_SECRET: 'b', TWITCH_CLIENT_ID: ' ' }),
  ).toEqual({
    youtube: { id: 'a', secret: 'b' },
  });
  expect(() => readOAuthKeys({ TIKTOK_CLIENT_ID: 'a' })).toThrow(/TIKTOK_CLIENT_ID and TIKTOK_CLIENT_SECRET/);
});
