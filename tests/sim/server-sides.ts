import { v7 } from 'uuid';
import type { CallName } from '../../contract/calls.ts';
import { ApiError, ERROR_STATUS } from '../../contract/errors.ts';
import { TOMBSTONE_DAYS } from '../../contract/limits.ts';
import type { Change } from '../../contract/sync.ts';
import { transact } from '../../server/api/transact.ts';
import { daysAfter } from '../../server/base/days.ts';
import { writeMeta } from '../../server/database/epoch.ts';
import { purge } from '../../server/domain/sync/purge.ts';
import { company, companyUser, seeker } from '../../server/testing/people.ts';
import type { TestApp } from '../../server/testing/test-app.ts';
import { COMPANY, MEMBER, member, OWNER, populate, SEEKERS } from './people.ts';
import { createRandom } from './random.ts';
import { ServerModel } from './server/model.ts';

/** A company's owner that has nothing to do with the others. */
export const STRANGER = 'rival';

/** What a call was answered with. */
export type Said = { status: number; code: string | null; data: unknown; changes: Change[] };
/** One of the two servers. */
export type Side = {
  call: (
    uid: string,
    name: CallName,
    args: Record<string, unknown>,
    key: string,
    epoch?: string,
  ) => Promise<Said>;
  setMember: (uid: string, isMember: boolean) => Promise<void>;
  newEpoch: () => Promise<void>;
  /** Every tombstone is old enough to be forgotten, and is. */
  purge: () => Promise<void>;
  tick: () => void;
};

/**
 * The real server, with the people of the model.
 * @param two two members have to sign for the company
 */
export async function realSide(t: TestApp, companyId: { id: string }, two: boolean): Promise<Side> {
  await t.reset();
  const made = await company(t, OWNER);
  companyId.id = made._id;
  await companyUser(t, MEMBER);
  await company(t, STRANGER, 1);
  for (const uid of SEEKERS) await seeker(t, uid);
  const setMember = async (uid: string, isMember: boolean) => {
    await t.db.deleteFrom('member').where('user_id', '=', uid).execute();
    if (!isMember) return;
    const values = {
      company_id: made._id,
      user_id: uid,
      role: 'member' as const,
      can_sign: two,
      can_chat: true,
    };
    await t.db
      .insertInto('member')
      .values({ ...values, created_at: t.now })
      .execute();
  };
  await setMember(MEMBER, true);
  if (two)
    await t.db
      .updateTable('company')
      .set({ settings: JSON.stringify({ requireSecond: true }) })
      .where('id', '=', made._id)
      .execute();
  await t.db.updateTable('member').set({ can_chat: true }).where('user_id', '=', OWNER).execute();
  return {
    call: async (uid, name, args, key, epoch) => {
      const { status, data, changes, error } = await t.call(uid, name, args as never, key, { epoch });
      return { status, code: error?.code ?? null, data, changes: changes ?? [] };
    },
    setMember,
    newEpoch: () => writeMeta(t.db, 'epoch', v7()),
    purge: async () => {
      const at = daysAfter(t.now, -TOMBSTONE_DAYS - 1);
      await t.db.updateTable('bucket_change').set({ at }).where('deleted', '=', true).execute();
      await t.db.updateTable('market_change').set({ at }).where('deleted', '=', true).execute();
      await transact(t.parts, purge);
    },
    tick: () => {
      t.now = new Date(t.now.getTime() + 61_000);
    },
  };
}

export function modelSide(two: boolean): Side {
  let now = Date.parse('2026-03-02T09:00:00.000Z');
  const model = new ServerModel(() => now, v7);
  populate(model, v7, createRandom(1), { jobs: 0 });
  const colleague = { ...member(MEMBER, 'member'), canSign: two };
  if (two) {
    model.setMember(COMPANY, MEMBER, colleague, { silent: true });
    model.setSecondSignature(COMPANY, { silent: true });
  }
  return {
    call: async (uid, name, args, key, epoch) => {
      try {
        if (name === 'sync.pull')
          return { status: 200, code: null, data: model.pull(uid, args), changes: [] };
        const xid = model.begin();
        try {
          const { data, changes } = model.write(uid, name, args, { key, xid, epoch });
          return { status: 200, code: null, data, changes };
        } finally {
          model.end(xid);
        }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return { status: ERROR_STATUS[error.code], code: error.code, data: undefined, changes: [] };
      }
    },
    setMember: async (uid, isMember) =>
      model.setMember(COMPANY, uid, isMember ? colleague : null, { silent: true }),
    newEpoch: async () => {
      model.state.epoch = v7();
    },
    purge: async () => model.purge(),
    tick: () => {
      now += 61_000;
    },
  };
}
