import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import type { Caller, Identity } from '../identity/identity.ts';

/**
 * The caller of a request with `Authorization: Bearer <id token>`. Without that header a guest where the call allows
 * one; a token that is not good is refused everywhere. Whatever is not a GET also asks whether it was revoked.
 */
export async function authenticate(
  identity: Identity,
  request: FastifyRequest,
  { guest }: { guest: boolean },
): Promise<Caller | undefined> {
  const header = request.headers.authorization;
  if (header === undefined || header.trim() === '') {
    if (guest) return undefined;
    throw new ApiError('token_missing', 'sign in first: this call needs an id token');
  }
  const token = /^Bearer +(\S+) *$/i.exec(header)?.[1];
  if (token === undefined)
    throw new ApiError('token_invalid', 'the Authorization header is not a Bearer token');
  return identity.verify(token, { checkRevoked: request.method !== 'GET' });
}
