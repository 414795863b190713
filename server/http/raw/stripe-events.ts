import type { FastifyInstance } from 'fastify';
import { API_BASE } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { release } from '../../api/release.ts';
import { transact } from '../../api/transact.ts';
import { noteEvent } from '../../domain/billing/provider-work.ts';
import type { CallServices } from '../plugins/calls.ts';

/** Stripe's largest events are far below this. */
const EVENT_MAX = 512 * 1024;

/**
 * `POST /api/billing/stripe-events`: what the payment provider reports by itself. No token: the signature over the
 * bytes as they came says who sends. Answered with 200 once it is noted and its effect queued: Stripe gives up a hook that is slow.
 */
export async function installStripeEvents(app: FastifyInstance, services: CallServices): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      '*',
      { parseAs: 'buffer', bodyLimit: EVENT_MAX },
      (_request, body, done) => done(null, body),
    );
    scope.post(`${API_BASE}/billing/stripe-events`, { bodyLimit: EVENT_MAX }, async (request, reply) => {
      const { events } = services.ports.billing;
      if (events === undefined)
        throw new ApiError('not_found', 'this server takes no events: no payment provider is set up');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = events.read(body, headerOf(request.headers['stripe-signature']), services.clock());
      const { effects } = await transact(services, (context) => noteEvent(context, event));
      release(services, effects);
      return reply.header('cache-control', 'no-store').send({ data: { received: true } });
    });
  });
}

const headerOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
