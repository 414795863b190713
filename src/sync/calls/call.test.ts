import { describe, expect, it } from 'vitest';
import {
  answer,
  changed,
  job,
  noAnswer,
  openReplica,
  refuse,
  type Sent,
  UID,
  uuid,
} from '../testing/engine.ts';
import type { Outcome } from '../wire/outcome.ts';
import type { Transport } from '../wire/transport.ts';
import { createCall, mergeBeforePull } from './call.ts';

const ARGS = { companyId: uuid(1) };

/** A call at once, whose server answers with these outcomes one after the other. */
function open(...outcomes: Outcome<unknown>[]) {
  const db = openReplica();
  const sent: Pick<Sent, 'name' | 'args' | 'key' | 'token'>[] = [];
  const transport: Transport = async (name, args, { token, key }) => {
    sent.push({ name, args: args as Record<string, unknown>, token, key });
    return (outcomes.shift() ?? noAnswer) as never;
  };
  const call = createCall({
    credentials: async ({ fresh } = {}) => ({ uid: UID, token: fresh ? 'fresh' : 'old' }),
    newId: () => uuid(9),
    transport,
    db: () => db,
  });
  return { db, sent, call };
}

describe('W1.2 a call that needs the network', () => {
  it('goes through the transport with a key and a token, and leaves no entry', async () => {
    const { db, sent, call } = open(answer({ jobSlots: 3 }));
    expect(await call('subscription.entitlement', ARGS)).toEqual({ jobSlots: 3 });
    expect(sent).toEqual([{ name: 'subscription.entitlement', args: ARGS, key: uuid(9), token: 'old' }]);
    expect(await db.outbox.count()).toBe(0);
  });

  it('says that there was no answer, and is not sent later', async () => {
    const { db, sent, call } = open(noAnswer);
    await expect(call('subscription.entitlement', ARGS)).rejects.toMatchObject({ name: 'NoAnswerError' });
    expect(sent.length).toBe(1);
    expect(await db.outbox.count()).toBe(0);
  });

  it('keeps its key over a fresh token, which is fetched once', async () => {
    const { sent, call } = open(refuse(401, 'token_invalid'), refuse(401, 'token_invalid'));
    await expect(call('subscription.entitlement', ARGS)).rejects.toMatchObject({ code: 'token_invalid' });
    expect(sent.map(({ key, token }) => [key, token])).toEqual([
      [uuid(9), 'old'],
      [uuid(9), 'fresh'],
    ]);
  });

  it('takes a fresh token where the mail address was confirmed meanwhile, on another device perhaps', async () => {
    const { sent, call } = open(refuse(403, 'mail_unverified'), answer({ jobSlots: 3 }));
    expect(await call('subscription.entitlement', ARGS)).toEqual({ jobSlots: 3 });
    expect(sent.map(({ token }) => token)).toEqual(['old', 'fresh']);
  });

  it('resolves once the replica has the rows that it changed', async () => {
    const { db, call } = open(answer({ jobSlots: 3 }, [changed('market', 'job', job())]));
    await call('subscription.entitlement', ARGS);
    expect(await db.job.get(job()._id)).toMatchObject({ title: job().title });
  });

  it('is refused before it is sent where its arguments do not fit', async () => {
    const { sent, call } = open();
    await expect(call('subscription.entitlement', { companyId: 'none' })).rejects.toThrow();
    expect(sent).toEqual([]);
  });
});

describe('R3.5 what an answer brought before anything was pulled', () => {
  const brought = changed('market', 'job', job());

  it('is told where no replica is open, and kept by one that has pulled nothing yet', async () => {
    const { call } = open(answer({ jobSlots: 3 }, [brought]));
    const told: unknown[] = [];
    const early = createCall({
      credentials: async () => ({ uid: UID, token: 'old' }),
      newId: () => uuid(9),
      transport: (async () => answer({ jobSlots: 3 }, [brought])) as unknown as Transport,
      db: () => null,
    });
    await early('subscription.entitlement', ARGS, { onUnmerged: (changes) => told.push(...changes) });
    expect(told).toEqual([brought]);
    await call('subscription.entitlement', ARGS, { onUnmerged: () => told.push('merged') });
    expect(told).toEqual([brought]);

    const fresh = openReplica();
    await mergeBeforePull(fresh, [brought]);
    expect(await fresh.job.get(job()._id)).toMatchObject({ title: job().title });
  });

  it('is left where the first pull was faster: the row may have gone since', async () => {
    const db = openReplica();
    await db.meta.put({ key: 'cursor', value: 'c1' });
    await mergeBeforePull(db, [brought]);
    expect(await db.job.count()).toBe(0);
  });
});
