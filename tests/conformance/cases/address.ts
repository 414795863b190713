import type { addressCalls } from '../../../contract/calls/address.ts';
import type { CasesOf } from '../case.ts';
import { ACCOUNTS } from '../role-sets.ts';
import { makeAddress, newAddress, referenceFor } from './make-person.ts';

export const addressCases: CasesOf<typeof addressCalls> = {
  'address.create': {
    by: 'self',
    may: ['self', 'owner'],
    args: async (world, role) => newAddress(referenceFor(world, role)),
    check: (address, _world, args) => {
      if (address._id !== args._id || address.line1 !== args.line1) throw new Error('not the address sent');
    },
    literal: ({ _id, ...rest }) => rest,
    freeIds: ['_id'],
  },
  'address.update': {
    by: 'self',
    may: ['self', 'owner'],
    args: async (world, role) => {
      const { _id: id, ...rest } = await makeAddress(world, referenceFor(world, role));
      return { id, ...rest, city: 'Uelzen' };
    },
    check: ({ city, ver }) => {
      if (city !== 'Uelzen' || ver !== 2) throw new Error('the address was not changed');
    },
  },
  'address.delete': {
    by: 'self',
    may: ['self', 'owner'],
    args: async (world, role) => ({ id: (await makeAddress(world, referenceFor(world, role)))._id }),
    check: async ({ _id }, { t }) => {
      const row = await t.db.selectFrom('address').where('id', '=', _id).select('id').executeTakeFirst();
      if (row !== undefined) throw new Error('the address is still there');
    },
  },
  'address.get': {
    by: 'owner',
    may: ACCOUNTS,
    args: async (world) => ({
      id: (await makeAddress(world, { refType: 'company', refId: world.companyId }))._id,
    }),
    check: (address) => {
      if (!('line1' in address)) throw new Error('its own people read an address whole');
    },
  },
  'address.list': {
    by: 'self',
    may: ['self', 'participant', 'member', 'canChat', 'canSign', 'owner', 'staff'],
    args: async (world, role) => {
      const reference = referenceFor(world, role);
      await makeAddress(world, reference);
      return reference;
    },
    check: ({ items }) => {
      if (items.length === 0) throw new Error('the address is not in the list');
    },
  },
};
