import type { creatorCalls } from '../../../contract/calls/creator.ts';
import { reread } from '../../api/again.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type HandlersOf, handler, ownRecord } from '../../api/handler.ts';
import { presentCreator, presentSource } from '../../domain/creator/presenter.ts';
import { addSource, readAdded } from './add-source.ts';
import { createCreator, mayCreate } from './create.ts';
import { lockOwnConsented, lockOwnCreator, lockOwnSource } from './own-creator.ts';
import { mayReadCreator, readCreator } from './read.ts';
import { removeSource } from './remove-source.ts';
import { maySearch, searchCreators } from './search.ts';
import { updateCreator } from './update.ts';
import { verifySource } from './verify.ts';

export const creatorHandlers: HandlersOf<typeof creatorCalls> = {
  'creator.add-source': handler('creator.add-source', lockOwnCreator, addSource, reread(readAdded)),
  'creator.create': handler('creator.create', mayCreate, createCreator, reread(ownCreator)),
  'creator.get': handler('creator.get', mayReadCreator, readCreator),
  'creator.remove-source': handler('creator.remove-source', lockOwnSource, removeSource, reread(ownCreator)),
  'creator.search': handler('creator.search', maySearch, searchCreators),
  'creator.update': handler('creator.update', lockOwnConsented, updateCreator, reread(ownCreator), ownRecord),
  'creator.verify': handler(
    'creator.verify',
    lockOwnSource,
    verifySource,
    reread(async (context, args) => presentSource((await lockOwnSource(context, args)).source)),
  ),
};

async function ownCreator(context: CallContext) {
  const { creator } = await lockOwnCreator(context);
  return presentCreator(context.tx, creator);
}
