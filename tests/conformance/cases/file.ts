import type { fileCalls } from '../../../contract/calls/file.ts';
import type { CasesOf, Role } from '../case.ts';
import { makeFile, newTicket } from './make-file.ts';

/** Whoever has a record. */
const PEOPLE: Role[] = [
  'stranger',
  'minor',
  'self',
  'participant',
  'member',
  'canChat',
  'canSign',
  'owner',
  'foreignOwner',
  'formerMember',
  'staff',
];

export const fileCases: CasesOf<typeof fileCalls> = {
  'file.ticket': {
    by: 'self',
    may: PEOPLE,
    args: async () => newTicket(),
    check: ({ fileId, state, offset }, _world, { _id }) => {
      if (fileId !== _id || state !== 'upload' || offset !== 0)
        throw new Error('not the ticket of a new upload');
    },
    freeIds: ['_id'],
  },
  'file.get': {
    by: 'self',
    may: [...PEOPLE, 'locked'],
    args: async (world, role) => ({ fileId: await makeFile(world, role) }),
    check: ({ _id, state }, _world, { fileId }) => {
      if (_id !== fileId || state !== 'uploading') throw new Error('not the file that was asked for');
    },
  },
  'file.delete': {
    by: 'self',
    may: PEOPLE,
    args: async (world, role) => ({ fileId: await makeFile(world, role) }),
    check: async ({ _id }, { t }) => {
      const row = await t.db.selectFrom('file').where('id', '=', _id).select('erased_at').executeTakeFirst();
      if (row?.erased_at === null) throw new Error('the file is still there');
    },
  },
};
