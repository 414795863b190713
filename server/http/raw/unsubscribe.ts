import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../contract/errors.ts';
import { attributesOf, type Language } from '../../../contract/languages.ts';
import { UNSUBSCRIBE_PATH } from '../../../contract/raw-routes.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { release } from '../../api/release.ts';
import { transact } from '../../api/transact.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { personOfLink } from '../../domain/link/link.ts';
import { mayUnsubscribe, unsubscribe } from '../../routes/notification/unsubscribe.ts';
import type { CallServices } from '../plugins/calls.ts';
import { beginError, toApiError } from '../plugins/errors.ts';
import { readerOf } from '../public/reader.ts';

const TOKEN = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * The link in a mail that ends mails of its kind. Opening it asks, because mail programs open links by themselves;
 * the button, or the mail program's own one-click (RFC 8058), ends them.
 */
export function installUnsubscribe(app: FastifyInstance, services: CallServices): void {
  app.register(async (scope) => {
    // What one-click (RFC 8058 recommends the first) and the page's form send; the token stands in the address.
    scope.addContentTypeParser(
      ['multipart/form-data', 'application/x-www-form-urlencoded'],
      { parseAs: 'string' },
      (_, _body, done) => done(null, undefined),
    );
    scope.setErrorHandler((error, request, reply) => {
      const { code } = toApiError(error);
      if (code !== 'not_found' && code !== 'gone') throw error;
      return beginError(reply, error)
        .type(HTML)
        .send(page(readerOf(request).language, 'over'));
    });
    scope.get(UNSUBSCRIBE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
      const token = tokenOf(request.query);
      const { language } = readerOf(request);
      const form = `<form method="post" action="${UNSUBSCRIBE_PATH}?token=${token}"><button>${SERVER_TEXTS[language].unsubscribe.button}</button></form>`;
      return reply
        .type(HTML)
        .header('cache-control', 'no-store')
        .send(page(language, 'ask', form));
    });
    scope.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      const args = { token: tokenOf(request.query) };
      const { language } = readerOf(request);
      const { effects } = await transact(services, async (context) => {
        await lockUsers(context.tx, { changed: await personOfLink(context.tx, args.token) });
        return unsubscribe(context, args, await mayUnsubscribe(context, args));
      });
      release(services, effects);
      return reply.type(HTML).header('cache-control', 'no-store').send(page(language, 'done'));
    });
  });
}

const HTML = 'text/html; charset=utf-8';

function tokenOf(query: unknown): string {
  const { token } = query as { token?: unknown };
  if (typeof token !== 'string' || !TOKEN.test(token))
    throw new ApiError('not_found', 'this link is not known; open the one in the mail');
  return token;
}

/** Nothing of a request is in it but the token, whose letters are known. */
function page(language: Language, said: 'ask' | 'done' | 'over', form = ''): string {
  const { lang, dir } = attributesOf(language);
  const { title, [said]: text } = SERVER_TEXTS[language].unsubscribe;
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p>${form}</main></body>
</html>
`;
}
