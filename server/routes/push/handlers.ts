import type { pushCalls } from '../../../contract/calls/push.ts';
import { asTold } from '../../api/again.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { listDevices, register, unregister } from './command.ts';
import { mayListDevices, mayRegister, mayUnregister } from './policy.ts';

export const pushHandlers: HandlersOf<typeof pushCalls> = {
  'push.list': handler('push.list', mayListDevices, listDevices),
  'push.register': handler('push.register', mayRegister, register, asTold(mayListDevices)),
  'push.unregister': handler('push.unregister', mayUnregister, unregister, asTold(mayListDevices)),
};
