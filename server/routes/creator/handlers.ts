import type { creatorCalls } from '../../../contract/calls/creator.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { addSource } from './add-source.ts';
import { createCreator, mayCreate } from './create.ts';
import { lockOwnConsented, lockOwnCreator, lockOwnSource } from './own-creator.ts';
import { mayReadCreator, readCreator } from './read.ts';
import { removeSource } from './remove-source.ts';
import { maySearch, searchCreators } from './search.ts';
import { updateCreator } from './update.ts';
import { verifySource } from './verify.ts';

export const creatorHandlers: HandlersOf<typeof creatorCalls> = {
  'creator.add-source': handler('creator.add-source', lockOwnCreator, addSource),
  'creator.create': handler('creator.create', mayCreate, createCreator),
  'creator.get': handler('creator.get', mayReadCreator, readCreator),
  'creator.remove-source': handler('creator.remove-source', lockOwnSource, removeSource),
  'creator.search': handler('creator.search', maySearch, searchCreators),
  'creator.update': handler('creator.update', lockOwnConsented, updateCreator),
  'creator.verify': handler('creator.verify', lockOwnSource, verifySource),
};
