import type { pushCalls } from '../../../contract/calls/push.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { asTold } from '../../api/again.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { isPushEndpoint } from '../../ports/push/endpoint.ts';
import { listDevices, register, testDevice, unregister } from './command.ts';

export const pushHandlers: HandlersOf<typeof pushCalls> = {
  'push.list': handler('push.list', mayListDevices, listDevices),
  'push.register': handler('push.register', mayRegister, register, asTold(mayListDevices)),
  'push.test': handler('push.test', mayListDevices, testDevice, asTold(mayListDevices)),
  'push.unregister': handler('push.unregister', mayUnregister, unregister, asTold(mayListDevices)),
};

/** Anybody registers their own devices, at push services that are known. */
async function mayRegister(
  context: CallContext,
  { endpoint, keys }: ArgsOf<'push.register'>,
): Promise<string> {
  const user = userOf(context);
  if (!isPushEndpoint(endpoint, context.settings.pushHosts))
    throw refused('endpoint', 'unknown_push_service');
  // RFC 8291: an uncompressed P-256 point, and 16 bytes of secret.
  if (Buffer.from(keys.p256dh, 'base64url').length !== 65) throw refused('keys.p256dh', 'not_a_key');
  if (Buffer.from(keys.auth, 'base64url').length !== 16) throw refused('keys.auth', 'not_a_key');
  return user.id;
}

async function mayUnregister(
  context: CallContext,
  { endpoint, endpointHash }: ArgsOf<'push.unregister'>,
): Promise<string> {
  const user = userOf(context);
  if (endpoint === undefined && endpointHash === undefined)
    throw new ApiError('parameter_missing', 'say which device: endpoint or endpointHash', {
      fields: [{ path: 'endpoint', code: 'missing' }],
    });
  return user.id;
}

/** Devices are seen by nobody but their person. */
async function mayListDevices(context: CallContext, _args: unknown): Promise<string> {
  return userOf(context).id;
}

function refused(path: string, code: string): ApiError {
  return new ApiError('fields_invalid', `${path} is not a push subscription's`, { fields: [{ path, code }] });
}
