import type { userCalls } from '../../../contract/calls/user.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { createUser, readUser } from './command.ts';
import { mayCreateUser, mayReadUser } from './policy.ts';

export const userHandlers: HandlersOf<typeof userCalls> = {
  'user.create': handler('user.create', mayCreateUser, createUser),
  'user.get': handler('user.get', mayReadUser, readUser),
};
