import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { companyCalls } from '../../../contract/calls/company.ts';
import type { membershipCalls } from '../../../contract/calls/membership.ts';
import { isCompanyUid } from '../../../contract/company-uid.ts';
import type { FilePurpose } from '../../../contract/entities/file.ts';
import type { CasesOf, Role } from '../case.ts';
import { EVERYBODY, MEMBERS } from '../role-sets.ts';
import type { World } from '../world.ts';
import { makeInvitation, makeMember, makePerson } from './make-invitation.ts';

const OWNER = ['owner'] as const satisfies Role[];

/** Whoever has left the world's company may have joined another by an earlier case. */
async function free({ t }: World, uid: string): Promise<void> {
  await t.db.deleteFrom('member').where('user_id', '=', uid).execute();
}

let serial = 0;
/** Valid numbers that no case has used. */
function newCompanyUid(): string {
  const digits = String(10_000_000 + ++serial);
  const uids = Array.from({ length: 10 }, (_, check) => `DE${digits}${check}`);
  return uids.find(isCompanyUid) ?? newCompanyUid();
}

/** A finished image of the owner's, made for a company. */
const newImage = (world: World) => newFile(world, 'company');

async function newFile({ t }: World, purpose: FilePurpose): Promise<string> {
  const id = v7();
  const hash = createHash('sha256').update(id).digest('hex');
  await t.db.insertInto('blob').values({ hash, size: 100, noted_at: t.now }).execute();
  await t.db
    .insertInto('file')
    .values({
      id,
      owner_id: 'owner',
      purpose,
      name: 'logo.png',
      mime: 'image/png',
      size: 100,
      edge: 512,
      sent_size: 100,
      sent_hash: hash,
      upload_id: v7(),
      received: 100,
      blob_hash: hash,
      created_at: t.now,
      completed_at: t.now,
      expires_at: new Date(t.now.getTime() + 86_400_000),
    })
    .execute();
  return id;
}

async function newAddress({ t, companyId }: World): Promise<string> {
  const id = v7();
  await t.db
    .insertInto('address')
    .values({
      id,
      ref_type: 'company',
      ref_id: companyId,
      country: 'DE',
      state: '',
      city: 'Celle',
      postal_code: '29221',
      line1: 'Am Markt 1',
      line2: '',
      created_at: t.now,
      updated_at: t.now,
    })
    .execute();
  return id;
}

export const companyCases: CasesOf<typeof companyCalls & typeof membershipCalls> = {
  'company.create': {
    by: 'formerMember',
    may: ['formerMember'],
    args: async (world) => {
      await free(world, 'formerMember');
      return { _id: v7(), companyUID: newCompanyUid(), companyName: 'Mill', _userId: 'formerMember' };
    },
    check: ({ verified, members }) => {
      if (verified || members[0]?.role !== 'owner') throw new Error('made verified, or without its owner');
    },
    literal: ({ _id, ...rest }) => rest,
    freeIds: ['_id'],
  },
  'company.get': {
    by: 'guest',
    may: EVERYBODY,
    args: async ({ companyId }) => ({ companyId }),
    check: (answer) => {
      if ('members' in answer || 'settings' in answer) throw new Error('a guest reads more than the card');
    },
  },
  'company.look-up': {
    by: 'formerMember',
    may: [...MEMBERS, 'foreignOwner', 'formerMember'],
    args: async ({ t, companyId }) => {
      const { data } = await t.call('owner', 'company.get', { companyId });
      return { companyUID: 'companyUID' in data ? data.companyUID : '' };
    },
    check: ({ company }, { companyId }) => {
      if (company?._id !== companyId) throw new Error('another company');
    },
  },
  'company.update-general': {
    by: 'owner',
    may: OWNER,
    args: async ({ companyId }) => ({
      companyId,
      general: { website: `https://bakery.example/${v7()}`, rejectionTexts: { en_US: 'Dear %s1' } },
    }),
  },
  'company.update-address': {
    by: 'owner',
    may: OWNER,
    args: async (world) => ({ companyId: world.companyId, addressId: await newAddress(world) }),
  },
  'company.set-banner': {
    by: 'owner',
    may: OWNER,
    args: async (world) => ({ companyId: world.companyId, imageSource: await newImage(world) }),
    // None is free; but null is good too: it removes the image, which leaves a trace.
    freeIds: [],
  },
  'company.set-logo': {
    by: 'owner',
    may: OWNER,
    args: async (world) => ({ companyId: world.companyId, imageSource: await newImage(world) }),
    // None is free; but null is good too: it removes the image, which leaves a trace.
    freeIds: [],
  },
  'company.hand-in-registration': {
    by: 'owner',
    may: OWNER,
    args: async (world) => {
      await world.t.db.updateTable('company').set({ verified: false }).execute();
      return { companyId: world.companyId, files: [await newFile(world, 'registration')] };
    },
    check: ({ registration }) => {
      if (registration?.state !== 'waiting') throw new Error('nobody is asked to look');
    },
  },
  'company.set-setting': {
    by: 'owner',
    may: OWNER,
    args: async ({ companyId }) => ({ companyId, setting: { retentionMonths: 5, requireSecond: false } }),
  },
  'company.invite': {
    by: 'owner',
    may: OWNER,
    args: async ({ t, companyId }) => {
      await t.db.deleteFrom('usage').where('limit_name', '=', 'invitations').execute();
      return {
        companyId,
        _senderId: 'owner',
        _receiverMail: `${v7()}@example.org`,
        position: 'Cook',
        canSign: false,
        canChat: true,
      };
    },
    literal: ({ companyId, _senderId, _receiverMail }) => ({ companyId, _senderId, _receiverMail }),
  },
  'company.disinvite': {
    by: 'owner',
    may: OWNER,
    args: async (world) => {
      const { companyId } = world;
      const into = { companyId, ownerId: 'owner' };
      const { invitationId } = await makeInvitation(world, `guest-${v7()}`, into);
      return { companyId, _receiverId: invitationId };
    },
  },
  'company.read-invite': {
    by: 'formerMember',
    may: ['formerMember'],
    args: async (world) => {
      const { companyId, token } = await makeInvitation(world, 'formerMember');
      return { companyId, token };
    },
    check: ({ company, invitedBy, position, status }) => {
      if (company.companyName !== 'Smithy' || invitedBy !== 'Sam Vogel' || position !== 'Cook')
        throw new Error('not what was offered');
      if (status !== 'pending') throw new Error('answered before anybody has answered');
    },
  },
  'company.open-invite': {
    by: 'guest',
    may: EVERYBODY,
    args: async (world) => {
      const { companyId, token } = await makeInvitation(world, 'formerMember');
      return { companyId, token };
    },
    check: ({ offer, mail }) => {
      if (mail !== 'formermember@example.org' || offer.position !== 'Cook')
        throw new Error('not what was mailed');
    },
  },
  'company.accept-invite': {
    by: 'formerMember',
    may: ['formerMember'],
    args: async (world) => {
      await free(world, 'formerMember');
      const { companyId, token } = await makeInvitation(world, 'formerMember');
      return { companyId, token };
    },
    check: ({ status, member }) => {
      if (status !== 'accepted' || member?._userId !== 'formerMember') throw new Error('not admitted');
    },
  },
  'company.reject-invite': {
    by: 'formerMember',
    may: ['formerMember'],
    args: async (world) => {
      const { companyId, invitationId } = await makeInvitation(world, 'formerMember');
      return { companyId, _inviteId: invitationId };
    },
  },
  'company.add-member': {
    by: 'owner',
    may: OWNER,
    args: async (world) => {
      const { t, companyId } = world;
      const uid = await makePerson(t, 'waiting');
      const { invitationId } = await makeInvitation(world, uid, { companyId, ownerId: 'owner' });
      await t.db
        .updateTable('invitation')
        .set({ status: 'waiting', user_id: uid, answered_at: t.now })
        .where('id', '=', invitationId)
        .execute();
      return { companyId, member: { _userId: uid, canSign: false, canChat: true, position: 'Cook' } };
    },
  },
  'company.update-member': {
    by: 'owner',
    may: OWNER,
    args: async (world) => ({
      companyId: world.companyId,
      member: { _userId: await makeMember(world), canSign: true, position: 'Baker', role: 'member' },
    }),
    literal: ({ companyId, member: { _userId, canSign, position } }) => ({
      companyId,
      member: { _userId, canSign, canChat: true, position },
    }),
  },
  'company.offer-ownership': {
    by: 'owner',
    may: OWNER,
    args: async (world) => ({ companyId: world.companyId, _userId: await makeMember(world) }),
    check: ({ handover }, _world, { _userId }) => {
      if (handover?._userId !== _userId || handover?.by !== 'owner')
        throw new Error('somebody else was asked');
    },
    // None is free; but null is good too: it takes the question back, which leaves a trace.
    freeIds: [],
  },
  'company.answer-ownership': {
    by: 'member',
    may: ['member'],
    // Declined: every other case needs the owner.
    args: async ({ t, companyId }) => {
      await t.call('owner', 'company.offer-ownership', { companyId, _userId: 'member' });
      return { companyId, accept: false };
    },
    check: ({ handover, members }) => {
      if (handover !== undefined) throw new Error('still asked');
      if (members.find(({ _userId }) => _userId === 'owner')?.role !== 'owner') throw new Error('taken over');
    },
  },
  'company.delete-member': {
    // Leaving is a member's too; the good arguments here remove somebody else.
    by: 'owner',
    may: OWNER,
    args: async (world) => ({ companyId: world.companyId, _userId: await makeMember(world) }),
  },
  'company.delete': {
    by: 'owner',
    may: OWNER,
    // Undone: every other case needs the company.
    args: async ({ t, companyId }) => {
      const finalAt = new Date(t.now.getTime() + 86_400_000);
      await t.db
        .updateTable('company')
        .set({ deletion_requested_at: t.now, deletion_final_at: finalAt })
        .where('id', '=', companyId)
        .execute();
      // Spaces behind the name do not count, and no two calls are the same.
      return { companyId, confirmName: `Bakery owner${' '.repeat(++serial % 100)}`, undo: true };
    },
    check: ({ finalAt }) => {
      if (finalAt !== null) throw new Error('the company is still going');
    },
  },
};
