import { expect, it } from 'vitest';
import type { AnswerOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { answer, noAnswer, openReplica, refuse, UID, uuid } from '../testing/engine.ts';
import type { Outcome } from '../wire/outcome.ts';
import { createAccountAsk } from './account-ask.ts';
import { type CallAlongside, createCall } from './call.ts';
import { readKey } from './read-key.ts';
import { createReader } from './reader.ts';

const ARGS = { companyId: uuid(1) };
const KEY = readKey('subscription.entitlement', ARGS);
type Entitlement = AnswerOf<'subscription.entitlement'>;
const entitled = (jobSlots: number) => ({ jobSlots }) as Entitlement;

/** A reader whose server answers when the test says so. */
function open() {
  const db = openReplica();
  const asked: { answer: (outcome: Outcome<unknown>) => void; aborted: () => boolean }[] = [];
  const call: CallAlongside = createCall({
    credentials: async () => ({ uid: UID, token: 't' }),
    newId: () => uuid(9),
    transport: (_name, _args, { signal }) =>
      new Promise((resolve) => {
        asked.push({ answer: resolve as never, aborted: () => signal?.aborted === true });
      }),
    db: () => db,
  });
  const reader = createReader({ ask: createAccountAsk(call), store: () => db, clock: () => 7 });
  const ask = (options: { anew?: boolean; signal?: AbortSignal } = {}) =>
    reader.ask('subscription.entitlement', ARGS, { signal: new AbortController().signal, ...options });
  const next = async (n: number) => {
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(n);
    return asked[n - 1] as (typeof asked)[number];
  };
  return { db, reader, ask, next, asked, kept: () => db.answer.get(KEY) };
}

it('R1.2 what was read stays here with its time, and is there when nobody answers', async () => {
  const { ask, next, kept } = open();
  const first = ask();
  (await next(1)).answer(answer(entitled(3)));
  expect(await first).toEqual({ end: 'kept' });
  const second = ask();
  (await next(2)).answer(noAnswer);
  expect(await second).toEqual({ end: 'away' });
  expect(await kept()).toEqual({ key: KEY, data: entitled(3), at: 7 });
});

it.each([500, 503, 429])('a server in trouble (%i) takes nothing away', async (status) => {
  const { ask, next, kept } = open();
  const first = ask();
  (await next(1)).answer(answer(entitled(3)));
  await first;
  const second = ask();
  (await next(2)).answer(
    refuse(status, status === 429 ? 'too_many_requests' : status === 503 ? 'unavailable' : 'internal'),
  );
  expect(await second).toEqual({ end: 'away' });
  expect((await kept())?.data).toEqual(entitled(3));
});

it('what the server has no more of is known to be missing', async () => {
  const { ask, next, kept } = open();
  const first = ask();
  (await next(1)).answer(refuse(404, 'not_found'));
  expect(await first).toEqual({ end: 'kept' });
  expect(await kept()).toEqual({ key: KEY, at: 7 });
});

it('R1.2 R4.5 whoever may not read it any more keeps nothing of it', async () => {
  const { ask, next, kept } = open();
  const first = ask();
  (await next(1)).answer(answer(entitled(3)));
  await first;
  const second = ask();
  (await next(2)).answer(refuse(403, 'not_allowed'));
  expect(await second).toEqual({ end: 'refused', code: 'not_allowed' });
  expect(await kept()).toBeUndefined();
});

it('R1.2 an older answer that comes later never replaces a newer one', async () => {
  const { ask, next, kept } = open();
  const older = ask();
  const newer = ask({ anew: true });
  const [first, second] = [await next(1), await next(2)];
  second.answer(answer(entitled(10)));
  await newer;
  first.answer(answer(entitled(1)));
  await older;
  expect((await kept())?.data).toEqual(entitled(10));
});

it('R1.2 what a change has answered holds against a question that was under way', async () => {
  const { reader, ask, next, kept } = open();
  const before = ask();
  const asked = await next(1);
  await reader.put('subscription.entitlement', ARGS, entitled(10));
  asked.answer(answer(entitled(1)));
  await before;
  expect((await kept())?.data).toEqual(entitled(10));
});

it('the same question is asked once at a time, and given up once nobody waits for it', async () => {
  const { ask, next, asked } = open();
  const [one, other] = [new AbortController(), new AbortController()];
  void ask({ signal: one.signal });
  void ask({ signal: other.signal });
  const request = await next(1);
  one.abort();
  expect(request.aborted()).toBe(false);
  other.abort();
  expect(request.aborted()).toBe(true);
  expect(asked).toHaveLength(1);
  void ask();
  await next(2);
});

it('R1.3 nobody is asked for whoever has left while the code for it was on its way', async () => {
  const ask = createAccountAsk(() => Promise.reject(new ApiError('not_found', 'asked')));
  expect(await ask('session.list', {}, { signal: AbortSignal.abort() })).toEqual({ kind: 'none' });
});

it('R3.7 an answer that a replica that started over meanwhile has not taken is asked for again', async () => {
  const { db, ask, next, kept } = open();
  const first = ask();
  const question = await next(1);
  await db.meta.put({ key: 'generation', value: 7 });
  question.answer(answer(entitled(3)));
  expect(await first).toEqual({ end: 'away' });
  expect(await kept()).toBeUndefined();
});
