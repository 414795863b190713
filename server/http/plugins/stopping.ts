import type { FastifyInstance } from 'fastify';

/**
 * Lets a stop come to an end: requests that are under way are answered, and take their connection with them. A kept one
 * would hold up the stop until its client leaves it, which browsers and balancers do after minutes. Installed before all
 * routes.
 * @returns whether the app is stopping
 */
export function installStopping(app: FastifyInstance): () => boolean {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  // Of an answer that had begun before, its head has promised to keep the connection.
  app.addHook('onResponse', async ({ raw: { socket } }) => {
    // A call of a batch has none.
    if (stopping && 'destroySoon' in socket) socket.destroySoon();
  });
  return () => stopping;
}
