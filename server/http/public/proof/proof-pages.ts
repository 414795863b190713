import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../../contract/errors.ts';
import { spend } from '../../../api/limit.ts';
import { transact } from '../../../api/transact.ts';
import { textHash } from '../../../base/canonical-json.ts';
import { networkOf } from '../../../base/network-of.ts';
import { type Checked, checkLine } from '../../../domain/proof/find-line.ts';
import { proofPath, readCode } from '../../../domain/proof/line.ts';
import type { CallServices } from '../../plugins/calls.ts';
import type { Frame } from '../page.ts';
import { readerOf } from '../reader.ts';
import { proofPage, type Typed } from './proof-page.ts';

type Asked = { Params: Partial<Typed>; Querystring: Partial<Typed> };

/**
 * The pages that confirm a line of a proof of applications, without an account: `/proof/:no/:mark` from a QR code,
 * `/proof` to type number and mark. What is not genuine, and what no longer is shown, is an answer (200, 404, 410) with
 * nothing of the line in it.
 */
export function installProofPages(app: FastifyInstance, services: CallServices, frame: Frame): void {
  const answer = async (request: FastifyRequest<Asked>, reply: FastifyReply, typed: Typed) => {
    const reader = readerOf(request);
    const now = services.clock();
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      // The address is what confirms the line: it goes to no other site.
      .header('referrer-policy', 'no-referrer');
    if (typed.no === '' && typed.mark === '')
      return reply.send(frame(proofPage({ checked: undefined, typed, reader, now })));
    const [no, mark] = [readCode(typed.no), readCode(typed.mark)];
    const checked = await check(services, networkOf(request.ip), no, mark);
    const status = { true: 200, false: 404, ended: 410, often: 429 }[checked.kind];
    const shown = { no: no ?? typed.no.slice(0, 12), mark: mark ?? typed.mark.slice(0, 12) };
    return reply.code(status).send(frame(proofPage({ checked, typed: shown, reader, now })));
  };

  app.get<Asked>('/proof', async (request, reply) => {
    const typed = textsOf(request.query);
    const [no, mark] = [readCode(typed.no), readCode(typed.mark)];
    // One address for one line, however it was typed.
    if (no !== undefined && mark !== undefined)
      return reply.redirect(readerOf(request).to(proofPath(no, mark)), 303);
    return answer(request, reply, typed);
  });
  app.get<Asked>('/proof/:no/:mark', async (request, reply) =>
    answer(request, reply, textsOf(request.params)),
  );
}

/** Counted before it is looked up: whoever guesses is slowed down, whatever is found. */
async function check(
  services: CallServices,
  address: string,
  no: string | undefined,
  mark: string | undefined,
): Promise<Checked | { kind: 'often' }> {
  if (no === undefined || mark === undefined) return { kind: 'false' };
  try {
    const { result } = await transact(services, async (context) => {
      await spend(context, 'proofChecks', textHash(address));
      return checkLine(context.tx, no, mark, context.now);
    });
    return result;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') return { kind: 'often' };
    throw error;
  }
}

function textsOf({ no, mark }: Partial<Record<'no' | 'mark', unknown>>): Typed {
  return { no: typeof no === 'string' ? no : '', mark: typeof mark === 'string' ? mark : '' };
}
