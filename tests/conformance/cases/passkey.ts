import { v7 } from 'uuid';
import type { passkeyCalls } from '../../../contract/calls/passkey.ts';
import { SIGN_IN } from '../../../contract/sign-in-ways.ts';
import { authenticator } from '../../../server/testing/authenticator.ts';
import type { CasesOf, Role } from '../case.ts';
import { ACCOUNTS } from '../role-sets.ts';
import type { World } from '../world.ts';
import { forgetUsage, uidOf } from './make-person.ts';

async function makePasskey({ t }: World, uid: string): Promise<string> {
  const id = v7();
  await t.db
    .insertInto('passkey')
    .values({
      id,
      user_id: uid,
      credential_id: Buffer.from(id).toString('base64url'),
      public_key: 'AAAA',
      counter: 0,
      transports: ['internal'],
      synced: true,
      name: 'My phone',
      created_at: t.now,
    })
    .execute();
  return id;
}

/** What a new authenticator answers to a new challenge. */
async function newCredential(world: World) {
  await forgetUsage(world);
  const answer = await world.t.app.inject({ method: 'POST', url: SIGN_IN.challenge });
  return authenticator().register({ challenge: answer.json().challenge });
}

const own = (world: World, role: Role) => makePasskey(world, uidOf(world, role));

export const passkeyCases: CasesOf<typeof passkeyCalls> = {
  'passkey.list': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world, role) => {
      await world.t.db.deleteFrom('passkey').execute();
      await own(world, role);
      return {};
    },
    check: ({ items }) => {
      if (items.length !== 1) throw new Error('a passkey is missing, or somebody else’s is there');
    },
  },
  'passkey.add': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world) => ({ name: 'My phone', credential: await newCredential(world) }),
    check: ({ name, lastUsedAt }) => {
      if (name !== 'My phone' || lastUsedAt !== null) throw new Error('another passkey');
    },
  },
  'passkey.rename': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world, role) => ({ passkeyId: await own(world, role), name: 'Old phone' }),
    check: ({ name }) => {
      if (name !== 'Old phone') throw new Error('another name');
    },
  },
  'passkey.remove': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world, role) => ({ passkeyId: await own(world, role) }),
  },
};
