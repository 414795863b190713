import type { userCalls } from '../../../contract/calls/user.ts';
import { PDF, photo } from '../../../server/testing/sample-files.ts';
import { uploaded } from '../../../server/testing/upload.ts';
import type { CasesOf, Role } from '../case.ts';
import { ACCOUNTS, ALSO_LOCKED } from '../role-sets.ts';
import type { World } from '../world.ts';
import { forgetUsage, makeAddress, makeMailLink, makeRelation, uidOf } from './make-person.ts';

/** The record a role has: sent again, it is answered with what is there. */
async function ownRecord(world: World, role: Role) {
  const uid = uidOf(world, role);
  const { data } = await world.t.call(uid, 'user.get', { userId: uid });
  return {
    uniqueId: uid,
    userObj: {
      email: data.email,
      userMode: data.userMode as 'user' | 'company',
      general: data.general,
    },
  };
}

const ownOrSelf = (world: World, role: Role) => uidOf(world, role === 'locked' ? 'locked' : 'self');

export const userCases: CasesOf<typeof userCalls> = {
  'user.create': {
    by: 'self',
    may: ACCOUNTS.filter((role) => role !== 'staff'),
    args: ownRecord,
    check: ({ _id, general }, _world, { uniqueId, userObj }) => {
      if (_id !== uniqueId || general.firstname !== userObj.general.firstname)
        throw new Error('another record');
    },
  },
  'user.get': {
    by: 'self',
    may: ['self', 'staff', 'locked'],
    args: async (world, role) => ({ userId: ownOrSelf(world, role) }),
    check: ({ _id, email }) => {
      if (_id !== 'self' || email !== 'self@example.org') throw new Error('another record');
    },
  },
  'user.snippet': {
    by: 'member',
    may: ['self', 'participant', 'member', 'canChat', 'canSign', 'owner'],
    args: async (world) => {
      await makeRelation(world);
      return { userId: 'self' };
    },
    check: (snippet) => {
      if (snippet._id !== 'self' || snippet.ageBand !== '18plus') throw new Error('not the applicant');
      if (JSON.stringify(snippet).includes('@')) throw new Error('a snippet has no mail');
    },
  },
  // The next case takes it back.
  'user.delete': {
    by: 'self',
    may: ['self', 'staff', 'locked'],
    args: async (world, role) => ({ userId: ownOrSelf(world, role), confirm: true }),
    check: ({ finalAt }, { t }) => {
      if (Date.parse(finalAt) - t.now.getTime() !== 14 * 86_400_000) throw new Error('not 14 days of grace');
    },
  },
  'user.restore': {
    by: 'self',
    may: ['self', 'locked'],
    args: async (world, role) => ({ userId: ownOrSelf(world, role) }),
    check: ({ deletion }) => {
      if (deletion !== null) throw new Error('the deletion was not taken back');
    },
  },
  'user.has-lock': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => {
      await forgetUsage(world);
      return { userMail: 'locked@example.org' };
    },
    check: ({ locked }) => {
      if (!locked) throw new Error('a locked account is not seen as locked');
    },
  },
  'user.reset-password': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => {
      await forgetUsage(world);
      return { userMail: 'nobody@example.org' };
    },
  },
  'user.forgot-password': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => {
      await forgetUsage(world);
      return { userMail: 'nobody@example.org' };
    },
  },
  'user.tell-registered': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => {
      await forgetUsage(world);
      return { userMail: 'nobody@example.org' };
    },
  },
  'user.mail-sign-in': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => {
      await forgetUsage(world);
      return { userMail: 'nobody@example.org' };
    },
  },
  'user.change-mail': {
    by: 'self',
    may: ['self'],
    args: async (world) => {
      await forgetUsage(world);
      return { userId: 'self', mail: 'new@example.org' };
    },
  },
  'user.confirm-mail': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => ({ token: await makeMailLink(world, 'change-mail') }),
    check: ({ status }) => {
      if (status !== 'changed') throw new Error('the address was not changed');
    },
  },
  'user.restore-mail': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => ({ token: await makeMailLink(world, 'restore-mail') }),
    check: ({ status }) => {
      if (status !== 'changed') throw new Error('the address was not put back');
    },
  },
  'user.set-setting': {
    by: 'self',
    may: ['self'],
    args: async ({ t }) => ({
      userId: 'self',
      setting: { blocked: { mallory: { value: true as const, at: t.now.toISOString() } } },
    }),
    check: ({ blocked }) => {
      if (blocked?.mallory?.value !== true) throw new Error('the setting was not set');
    },
    literal: ({ userId }) => ({ userId, setting: { receipts: false } }),
  },
  'user.update-address': {
    by: 'self',
    may: ['self'],
    args: async (world) => ({
      _userId: 'self',
      _addressId: (await makeAddress(world, { refType: 'user', refId: 'self' }))._id,
    }),
    check: ({ address }, _world, { _addressId }) => {
      if (address?._id !== _addressId) throw new Error('another address');
    },
  },
  'user.update-general': {
    by: 'self',
    may: ['self'],
    args: async () => ({ _userId: 'self', general: { headline: 'Early riser', radiusKm: 20 } }),
    // All that section 3 says of a person.
    literal: ({ _userId }) => ({
      _userId,
      general: { firstname: 'Jana', lastname: 'Krüger', gender: 'diverse', dateOfBirth: '1998-04-17' },
    }),
    check: ({ general }) => {
      if (general.headline !== 'Early riser' || general.lastname !== 'Krüger') throw new Error('wrong facts');
    },
  },
  'user.set-image': {
    by: 'self',
    may: ['self'],
    args: async (world) => ({ userId: 'self', imageSource: await imageOf(world, 'self') }),
    check: ({ image }, _world, { imageSource }) => {
      if (image !== imageSource) throw new Error('another image');
    },
    // Null is a value and removes the image: sent in place of an id it leaves a trace.
    freeIds: [],
  },
  'user.add-document': {
    by: 'self',
    may: ['self'],
    args: async (world) => ({ userId: 'self', fileId: await documentOf(world) }),
    check: ({ documents }, _world, { fileId }) => {
      if (!documents?.some(({ _fileId }) => _fileId === fileId)) throw new Error('the document is not there');
    },
  },
  'user.remove-document': {
    by: 'self',
    may: ['self'],
    args: async (world) => {
      const fileId = await documentOf(world);
      await world.t.call('self', 'user.add-document', { userId: 'self', fileId });
      return { userId: 'self', fileId };
    },
    check: ({ documents }, _world, { fileId }) => {
      if (documents?.some(({ _fileId }) => _fileId === fileId))
        throw new Error('the document is still there');
    },
  },
  'user.verify-mail': {
    by: 'self',
    may: ['self'],
    args: async (world) => {
      await forgetUsage(world);
      return { userId: 'self' };
    },
  },
};

/** A complete picture of somebody that belongs to nothing yet. */
async function imageOf(world: World, uid: string): Promise<string> {
  await forgetUsage(world);
  return uploaded(world.t, uid, await photo(), { purpose: 'user', name: 'me.jpg', mime: 'image/jpeg' });
}

async function documentOf(world: World): Promise<string> {
  await forgetUsage(world);
  return uploaded(world.t, 'self', PDF, { purpose: 'document', name: 'Zeugnis.pdf' });
}
