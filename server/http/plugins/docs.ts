import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { API_BASE } from '../../../contract/calls.ts';
import { PROTOCOL_VERSION } from '../../../contract/protocol.ts';
import { DOCS_PATH } from '../../../contract/raw-routes.ts';
import { type OpenApiDocument, openApiDocument } from '../openapi/document.ts';

/** What the documentation page needs beyond the app's policy; it holds no data and nobody signs in there. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/api/openapi.json` and, for people, `/api/docs`. */
export async function installDocs(app: FastifyInstance): Promise<void> {
  let made: OpenApiDocument | undefined;
  // Put together when somebody asks: it is a tenth of the work of a start.
  const document = () => {
    made ??= openApiDocument(String(PROTOCOL_VERSION));
    return made;
  };
  app.get(`${API_BASE}/openapi.json`, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(document())),
  );
  // The plug-in only writes it as JSON.
  const specification = { document: { toJSON: document } as never };
  await app.register(swagger, { mode: 'static', specification });
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', DOCS_POLICY);
    });
    // Trying calls out would need a person's token in this page.
    await scope.register(swaggerUi, {
      routePrefix: DOCS_PATH,
      uiConfig: { supportedSubmitMethods: [], docExpansion: 'none', filter: true, layout: 'BaseLayout' },
    });
  });
}
