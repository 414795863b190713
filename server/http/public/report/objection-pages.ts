import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../../contract/errors.ts';
import { release } from '../../../api/release.ts';
import { transact } from '../../../api/transact.ts';
import { networkOf } from '../../../base/network-of.ts';
import { type GuestCase, OBJECTION_PATH, readGuestCase } from '../../../domain/report/guest-appeal.ts';
import { hasGuestAddress } from '../../../domain/report/tell-guest.ts';
import { appealUntil } from '../../../domain/restriction/appeal-time.ts';
import { createGuestAppeal } from '../../../routes/report/create-guest-appeal.ts';
import type { CallServices } from '../../plugins/calls.ts';
import type { Frame } from '../page.ts';
import { type Reader, readerOf } from '../reader.ts';
import { noObjection, objectionForm, objectionReceipt, type Problem } from './objection-page.ts';
import { TRAP } from './report-form.ts';

/**
 * Where the link of a decision leads. Opening it changes nothing, because mail programs open links by themselves.
 * `app` reads forms.
 */
export function installObjectionPages(app: FastifyInstance, services: CallServices, frame: Frame): void {
  const { db, clock } = services;

  const show = async (reply: FastifyReply, reader: Reader, found: GuestCase) => {
    const { appeal, report } = found;
    const shown = { found, reader, now: clock() };
    if (appeal !== undefined) {
      const hasAddress = await hasGuestAddress(db, report.id);
      return reply.send(frame(objectionReceipt({ ...shown, appeal, hasAddress })));
    }
    if (clock() > appealUntil(report.decided_at)) return refuse(reply, reader, 'too_late');
    return reply.send(frame(objectionForm({ ...shown, text: '', problem: undefined })));
  };
  const refuse = (reply: FastifyReply, reader: Reader, code: 'too_late' | 'gone' | 'not_found') =>
    code === 'not_found'
      ? reply.code(404).send(frame(noObjection(reader, 'unknown')))
      : reply.code(410).send(frame(noObjection(reader, 'late')));

  /** The reader, and the answer to what a link throws. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    act: (token: string, reader: Reader) => Promise<FastifyReply>,
  ): Promise<FastifyReply> => {
    const reader = readerOf(request);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const { token } = request.query as { token?: unknown };
    try {
      return await act(typeof token === 'string' ? token : '', reader);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'not_found' || code === 'gone' || code === 'too_late') return refuse(reply, reader, code);
      throw error;
    }
  };

  app.get(OBJECTION_PATH, (request, reply) =>
    answer(request, reply, async (token, reader) =>
      show(reply, reader, await readGuestCase(db, token, clock())),
    ),
  );

  app.post(OBJECTION_PATH, (request, reply) =>
    answer(request, reply, async (token, reader) => {
      const { text = '', [TRAP]: trap } = (request.body ?? {}) as Record<string, string>;
      const again = async (status: number, problem: Problem) => {
        const found = await readGuestCase(db, token, clock());
        const parts = { found, reader, now: clock(), text: text.trim(), problem };
        return reply.code(status).send(frame(objectionForm(parts)));
      };
      if (trap) return again(422, 'robot');
      try {
        const { result, effects } = await transact(services, (context) =>
          createGuestAppeal(context, text, { address: networkOf(request.ip), token }),
        );
        release(services, effects);
        return show(reply.code(201), reader, result);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { code, fields } = error;
        if (code === 'too_many_requests') return again(429, 'often');
        if (code === 'fields_invalid')
          return again(422, fields?.[0]?.code === 'too_big' ? 'textLong' : 'text');
        throw error;
      }
    }),
  );
}
