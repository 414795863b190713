import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { countryCode: string; vatNumber: string; requesterNumber?: string };

/** VIES as it answers over its REST service, on this machine. It knows the ids that a test names. */
export async function startViesServer() {
  const valid = new Set<string>();
  const asked: Asked[] = [];
  const state: { trouble: string | undefined; silent: boolean; garbled: boolean } = {
    trouble: undefined,
    silent: false,
    garbled: false,
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (state.silent) return;
    const say = (status: number, answer: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    if (state.garbled) return void response.writeHead(502).end('<html>Bad gateway</html>');
    if (request.url?.endsWith('/check-status')) {
      say(200, { vow: { available: state.trouble === undefined }, countries: [] });
      return;
    }
    // Errors come as a success of HTTP.
    if (state.trouble !== undefined) {
      say(200, { actionSucceed: false, errorWrappers: [{ error: state.trouble }] });
      return;
    }
    const question = JSON.parse(body) as Asked;
    asked.push(question);
    say(200, {
      countryCode: question.countryCode,
      vatNumber: question.vatNumber,
      requestDate: '2026-11-22T09:00:00.000Z',
      valid: valid.has(question.countryCode + question.vatNumber),
      requestIdentifier: question.requesterNumber ? `WAPI${asked.length}` : '',
      name: '---',
      address: '---',
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`,
    valid,
    asked,
    state,
    reset() {
      valid.clear();
      asked.length = 0;
      Object.assign(state, { trouble: undefined, silent: false, garbled: false });
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
