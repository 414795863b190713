import type { proofCalls } from '../../../contract/calls/proof.ts';
import { asTold, reread } from '../../api/again.ts';
import { userOf } from '../../api/call-context.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { createProof, endProofs, writeProof } from './create.ts';

export const proofHandlers: HandlersOf<typeof proofCalls> = {
  'proof.create': handler(
    'proof.create',
    async (context) => userOf(context),
    createProof,
    reread((context, args) => writeProof(context, args, userOf(context))),
  ),
  'proof.end': handler('proof.end', async (context) => userOf(context), endProofs, asTold()),
};
