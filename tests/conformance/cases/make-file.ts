import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { Role } from '../case.ts';
import type { World } from '../world.ts';

/** A ticket for content that nobody has sent before. */
export function newTicket(): ArgsOf<'file.ticket'> {
  const _id = v7();
  return {
    _id,
    name: 'Lebenslauf.pdf',
    mime: 'application/pdf',
    size: 1234,
    hash: createHash('sha256').update(_id).digest('hex'),
    purpose: 'message',
  };
}

/** An upload that somebody has begun, also somebody who may not any more. */
export async function makeFile({ t, token }: World, role: Role): Promise<string> {
  const { _id, name, mime, size, hash, purpose } = newTicket();
  await t.db
    .insertInto('file')
    .values({
      id: _id,
      owner_id: token(role) as string,
      purpose,
      name,
      mime,
      size,
      edge: 1600,
      sent_size: size,
      sent_hash: hash,
      upload_id: v7(),
      created_at: t.now,
      expires_at: new Date(t.now.getTime() + 86_400_000),
    })
    .execute();
  return _id;
}
