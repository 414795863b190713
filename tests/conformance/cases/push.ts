import { createECDH, createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { pushCalls } from '../../../contract/calls/push.ts';
import type { CasesOf } from '../case.ts';
import { ACCOUNTS } from '../role-sets.ts';
import type { World } from '../world.ts';

function subscription() {
  return {
    endpoint: `https://push.example.org/${v7()}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
}

async function registered({ t }: World, uid: string): Promise<string> {
  const device = subscription();
  const answer = await t.call(uid, 'push.register', device);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.error));
  return device.endpoint;
}

export const pushCases: CasesOf<typeof pushCalls> = {
  'push.register': { by: 'self', may: ACCOUNTS, args: async () => subscription() },
  'push.test': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world, role) => {
      const endpoint = await registered(world, world.token(role) ?? 'self');
      return { endpointHash: createHash('sha256').update(endpoint).digest('hex') };
    },
    check: ({ registered: isKnown }) => {
      if (!isKnown) throw new Error('the device is not known');
    },
  },
  'push.unregister': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world, role) => ({ endpoint: await registered(world, world.token(role) ?? 'self') }),
  },
  'push.list': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world, role) => {
      await registered(world, world.token(role) ?? 'self');
      return {};
    },
    check: (devices) => {
      if (devices.length === 0) throw new Error('the device is not listed');
      if (JSON.stringify(devices).includes('push.example.org/')) throw new Error('an endpoint has left');
    },
  },
};
