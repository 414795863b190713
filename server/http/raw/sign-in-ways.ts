import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ApiError } from '../../../contract/errors.ts';
import { linkSignIn, passkeySignIn, SIGN_IN } from '../../../contract/sign-in-ways.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { spend } from '../../api/limit.ts';
import { transact } from '../../api/transact.ts';
import { textHash } from '../../base/canonical-json.ts';
import { networkOf } from '../../base/network-of.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { useLink as endLink, findLink, personOfLink } from '../../domain/link/link.ts';
import { makeChallenge } from '../../domain/passkey/challenge.ts';
import { readProof, relyingParty } from '../../domain/passkey/verify.ts';
import type { CallServices } from '../plugins/calls.ts';

const BODY_MAX = 32 * 1024;

/**
 * Signs people in who prove who they are without a password. Each try counts, whether it proves anything or not, and
 * what proves nothing is answered alike: a link of somebody else, one that was used, a passkey nobody has.
 */
export function installSignInWays(app: FastifyInstance, services: CallServices): void {
  /** A separate transaction, so that a failed attempt is rolled back and still counted. */
  const count = (request: FastifyRequest, mail?: string) =>
    transact(services, async (context) => {
      const address = networkOf(request.ip);
      await spend(context, 'signInTries', textHash(address));
      if (mail !== undefined) await spend(context, 'linkTries', textHash(`${mail} ${address}`));
    });
  const signIn = async (prove: (context: ChangeContext) => Promise<string | undefined>, mail: boolean) => {
    const { result: uid } = await transact(services, prove);
    return { token: uid === undefined ? null : await services.ports.identity.signInToken(uid, { mail }) };
  };

  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    scope.post(SIGN_IN.challenge, { bodyLimit: BODY_MAX }, async (request) => {
      await count(request);
      const { result: challenge } = await transact(services, makeChallenge);
      return { challenge, rpId: relyingParty(services.settings.publicUrl).id };
    });
    scope.post(SIGN_IN.passkey, { bodyLimit: BODY_MAX }, async (request) => {
      const { proof } = read(passkeySignIn, request.body);
      await count(request);
      return signIn(async (context) => {
        await lockUsers(context.tx, { changed: await ownerOf(context, proof.id) });
        return readProof(context, proof);
      }, false);
    });
    scope.post(SIGN_IN.link, { bodyLimit: BODY_MAX }, async (request) => {
      const { token, userMail } = read(linkSignIn, request.body);
      const mail = userMail.toLowerCase();
      await count(request, mail);
      return signIn((context) => readSignInLink(context, token, mail), true);
    });
  });
}

async function ownerOf({ tx }: ChangeContext, credentialId: string): Promise<string[]> {
  const row = await tx
    .selectFrom('passkey')
    .where('credential_id', '=', credentialId)
    .select('user_id')
    .executeTakeFirst();
  return row === undefined ? [] : [row.user_id];
}

/** Whose link it is, given the address it was sent to; it is used up by that. */
async function readSignInLink(
  context: ChangeContext,
  token: string,
  mail: string,
): Promise<string | undefined> {
  const { tx, now } = context;
  await lockUsers(tx, { changed: await personOfLink(tx, token) });
  const link = await findLink(tx, token, 'sign-in', now).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
  if (link === undefined || link.subject.mail !== mail) return undefined;
  await endLink(tx, token, now);
  return link.subject.uid;
}

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { data, success } = schema.safeParse(body);
  if (!success) throw new ApiError('body_malformed', 'this is not what the app sends here');
  return data;
}
