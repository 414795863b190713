import type { pushCalls } from '../../../contract/calls/push.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { register, unregister } from './command.ts';
import { mayRegister, mayUnregister } from './policy.ts';

export const pushHandlers: HandlersOf<typeof pushCalls> = {
  'push.register': handler('push.register', mayRegister, register),
  'push.unregister': handler('push.unregister', mayUnregister, unregister),
};
