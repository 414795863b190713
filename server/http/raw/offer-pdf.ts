import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_BASE } from '../../../contract/calls.ts';
import type { Branch } from '../../../contract/entities/working-conditions.ts';
import { ApiError } from '../../../contract/errors.ts';
import { id } from '../../../contract/fields.ts';
import type { Language } from '../../../contract/languages.ts';
import { readCall } from '../../api/read-call.ts';
import { networkOf } from '../../base/network-of.ts';
import type { Caller } from '../../ports/identity/identity.ts';
import { offerPdf } from '../../routes/offer/pdf/offer-pdf.ts';
import { authenticate } from '../plugins/authenticate.ts';
import type { CallServices } from '../plugins/calls.ts';
import { pageLanguage } from '../public/page-language.ts';

type Asked = { Params: { offerId: string }; Querystring: { lang?: string } };

/**
 * `GET /api/job/offer/:offerId/pdf`: the offer as a document, for those who may read it by `offer.get`, whose policy it
 * passes. The language is that of `lang` (`de`, `de_DE`), or the first of Accept-Language.
 */
export function installOfferPdf(app: FastifyInstance, services: CallServices): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.route<Asked>({
    method: 'GET',
    url: `${API_BASE}/job/offer/:offerId/pdf`,
    exposeHeadRoute: false,
    onRequest: async (request) => {
      callers.set(request, (await authenticate(services, request, { guest: false })) as Caller);
    },
    handler: async (request, reply) => {
      const { offerId } = request.params;
      if (!id.safeParse(offerId).success) throw new ApiError('not_found', 'no such offer');
      const from = { caller: callers.get(request), address: networkOf(request.ip) };
      const offer = await readCall(services, { name: 'offer.get', args: { offerId }, from });
      const lang = langOf(request.query.lang, request.headers['accept-language']);
      const pdf = await offerPdf(offer, lang, await branchesOf(services, offer._jobId));
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `inline; filename="zusage-${offer._id}-v${offer.version}.pdf"`)
        .type('application/pdf')
        .send(pdf);
    },
  });
}

/** Of the advertised work: they decide how the terms are handed over. A direct offer has none. */
async function branchesOf({ db }: Pick<CallServices, 'db'>, jobId: string | null): Promise<Branch[]> {
  if (jobId === null) return [];
  const job = await db.selectFrom('job').where('id', '=', jobId).select('branches').executeTakeFirst();
  return job?.branches ?? [];
}

/** The market's unless the first one asked for is spoken here: what is signed is signed under German law. */
function langOf(asked: unknown, accepted: string | undefined): Language {
  const first = typeof asked === 'string' && asked !== '' ? asked : (accepted?.split(',')[0] ?? '');
  return pageLanguage(first);
}
