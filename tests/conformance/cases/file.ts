import type { fileCalls } from '../../../contract/calls/file.ts';
import type { CasesOf } from '../case.ts';
import { ACCOUNTS } from '../role-sets.ts';
import { makeFile, newTicket } from './make-file.ts';

export const fileCases: CasesOf<typeof fileCalls> = {
  'file.ticket': {
    by: 'self',
    may: ACCOUNTS,
    args: async () => newTicket(),
    check: ({ fileId, state, offset }, _world, { _id }) => {
      if (fileId !== _id || state !== 'upload' || offset !== 0)
        throw new Error('not the ticket of a new upload');
    },
    freeIds: ['_id'],
  },
  'file.get': {
    by: 'self',
    may: [...ACCOUNTS, 'locked'],
    args: async (world, role) => ({ fileId: await makeFile(world, role) }),
    check: ({ _id, state }, _world, { fileId }) => {
      if (_id !== fileId || state !== 'uploading') throw new Error('not the file that was asked for');
    },
  },
  'file.delete': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world, role) => ({ fileId: await makeFile(world, role) }),
    check: async ({ _id }, { t }) => {
      const row = await t.db.selectFrom('file').where('id', '=', _id).select('erased_at').executeTakeFirst();
      if (row?.erased_at === null) throw new Error('the file is still there');
    },
  },
};
