import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../contract/errors.ts';
import type { ChangeParts } from '../../api/call-parts.ts';
import { sessionLog } from '../../domain/session/session-log.ts';
import type { Caller } from '../../ports/identity/identity.ts';

/**
 * The caller of a request with `Authorization: Bearer <id token>`. Without that header a guest where the call allows
 * one; a token that is not good, or of a sign-in that was ended, is refused everywhere. Whatever is not a GET also asks
 * whether it was revoked.
 * @param ended who asks whether the sign-in was ended: this function, or the caller, with the caller's record
 */
export async function authenticate(
  parts: ChangeParts,
  request: FastifyRequest,
  { guest, ended = 'here' }: { guest: boolean; ended?: 'here' | 'with the record' },
): Promise<Caller | undefined> {
  const header = request.headers.authorization;
  if (header === undefined || header.trim() === '') {
    if (guest) return undefined;
    throw new ApiError('token_missing', 'sign in first: this call needs an id token');
  }
  const token = /^Bearer +(\S+) *$/i.exec(header)?.[1];
  if (token === undefined)
    throw new ApiError('token_invalid', 'the Authorization header is not a Bearer token');
  const caller = await parts.ports.identity.verify(token, { checkRevoked: request.method !== 'GET' });
  if (ended === 'here') await sessionLog(parts).assertLive(caller);
  return caller;
}
