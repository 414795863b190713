// Dexie's live queries start only where there is a global store.
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { Replica } from './database.ts';
import { answerOf } from './live-answer.ts';
import { putMeta } from './write-gate.ts';

let people = 0;
let db: Replica;
afterEach(() => db.close());

function scene() {
  people += 1;
  db = new Replica(`answers-${people}`);
  const query = vi.fn(async (of: Replica) => (await of.meta.get('locale'))?.value);
  const answer = answerOf(db, query);
  const value = () => {
    const known = answer.read();
    return known && 'value' in known ? known.value : undefined;
  };
  return { query, answer, value, set: (locale: string) => putMeta(db, 'locale', locale) };
}

it('R1.1 one query is asked once for all who listen, and again after each change', async () => {
  const { query, answer, value, set } = scene();
  await set('de_DE');
  const told: string[] = [];
  const stops = ['a', 'b'].map((name) => answer.subscribe(() => told.push(name)));
  expect(answerOf(db, query)).toBe(answer);
  await expect.poll(value).toBe('de_DE');
  expect(query).toHaveBeenCalledOnce();
  await set('en_US');
  await expect.poll(value).toBe('en_US');
  expect(query).toHaveBeenCalledTimes(2);
  expect(told).toEqual(['a', 'b', 'a', 'b']);
  for (const stop of stops) stop();
});

it('R1.1 who comes as another leaves takes the answer over; once nobody listens it is not known any more', async () => {
  const { query, answer, value, set } = scene();
  await set('de_DE');
  const stop = answer.subscribe(() => undefined);
  await expect.poll(value).toBe('de_DE');
  stop();
  const stopNext = answer.subscribe(() => undefined);
  await Promise.resolve();
  expect(value()).toBe('de_DE');
  expect(query).toHaveBeenCalledOnce();
  stopNext();
  await Promise.resolve();
  expect(answer.read()).toBeUndefined();
});

it('R1.3 what was asked ahead is known at once, and live from the first who listens', async () => {
  const { query, answer, value, set } = scene();
  answer.foretell('de_DE');
  expect(value()).toBe('de_DE');
  expect(query).not.toHaveBeenCalled();
  await set('en_US');
  const stop = answer.subscribe(() => undefined);
  await expect.poll(value).toBe('en_US');
  answer.forget();
  expect(value()).toBe('en_US');
  stop();
});

it('R1.3 what was asked ahead and nobody has listened to is forgotten', async () => {
  const { answer, value } = scene();
  const over = answer.foretell('de_DE');
  answer.forget();
  expect(value()).toBeUndefined();
  await over;
});

it('S6.5 what was foretold is over once the store has answered, and not before', async () => {
  const { answer, query, value } = scene();
  let letGo = (_: string) => {};
  query.mockImplementation(
    () =>
      new Promise((resolve) => {
        letGo = resolve;
      }),
  );
  const over = vi.fn();
  void answer.foretell('de_DE').then(over);
  const stop = answer.subscribe(() => undefined);
  await expect.poll(() => query.mock.calls.length).toBe(1);
  expect(over).not.toHaveBeenCalled();
  letGo('en_US');
  await expect.poll(() => over.mock.calls.length).toBe(1);
  expect(value()).toBe('en_US');
  stop();
});

it('S6.5 what was foretold is over where the store fails', async () => {
  const { answer, query } = scene();
  query.mockRejectedValue(new TypeError('no such row'));
  const over = answer.foretell('de_DE');
  const stop = answer.subscribe(
    () => undefined,
    () => undefined,
  );
  await over;
  stop();
});

it('S3.1 an answer that fails is told as what went wrong', async () => {
  const { answer, query } = scene();
  query.mockRejectedValue(new TypeError('no such row'));
  const stop = answer.subscribe(() => undefined);
  await expect.poll(answer.read).toEqual({ error: expect.any(TypeError) });
  stop();
});
