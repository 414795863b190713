import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What the line does with one request. `lose-answer`: the server gets it, its answer is cut off · `delay-answer`: its
 * answer waits until `letGo` · `hold-…`: it gets that far and no answer ever comes.
 */
export type LineAct = 'pass' | 'refuse' | 'lose-answer' | 'hold-request' | 'hold-answer' | 'delay-answer';

export type Line = {
  origin: string;
  /** Decides for each request by method and path. */
  act: (decide: (method: string, path: string) => LineAct) => void;
  /** Whatever is answered to this path ends with these words from now on: the next version of a file. */
  append: (path: string, words: string) => void;
  /** Resolves when a request the decision holds or cuts has got so far. */
  reached: (act: LineAct) => Promise<void>;
  /** Resolves once an answer is delayed; at once where one is already. */
  delayed: () => Promise<void>;
  /** Lets every delayed answer go; resolves once each has been written, or its asker is gone. */
  letGo: () => Promise<void>;
  close: () => Promise<void>;
};

/** A thin line between a browser and the server: real sockets that break when the test says so. */
export async function openLine(target: string, port = 0): Promise<Line> {
  let decide: (method: string, path: string) => LineAct = () => 'pass';
  const appended = new Map<string, string>();
  const waiting = new Map<LineAct, (() => void)[]>();
  const delayed: (() => void)[] = [];
  const writing = new Set<Promise<void>>();
  const reached = (act: LineAct) =>
    new Promise<void>((resolve) => {
      waiting.set(act, [...(waiting.get(act) ?? []), resolve]);
    });
  const tell = (act: LineAct) => {
    for (const resolve of waiting.get(act)?.splice(0) ?? []) resolve();
  };

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const act = decide(request.method ?? '', request.url ?? '');
    if (act === 'refuse') {
      request.socket.destroy();
      return tell(act);
    }
    if (act === 'hold-request') return tell(act);
    const words = appended.get(request.url ?? '');
    // With the host the browser has asked for: the server takes sign-ins from pages of its own origin only.
    const { headers } = request;
    const onward = httpRequest(
      target + request.url,
      { method: request.method, headers: words === undefined ? headers : whole(headers) },
      (answer) => {
        if (act === 'lose-answer') {
          // The server has committed: only now is the line cut.
          answer.resume().on('end', () => {
            request.socket.destroy();
            tell(act);
          });
          return;
        }
        if (act === 'hold-answer') {
          answer.resume().on('end', () => tell(act));
          return;
        }
        if (words !== undefined) {
          const { 'content-length': _, etag: __, ...rest } = answer.headers;
          response.writeHead(answer.statusCode ?? 502, rest);
          answer.on('end', () => response.end(words)).pipe(response, { end: false });
          return;
        }
        const write = () => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          response.flushHeaders();
          answer.pipe(response);
        };
        if (act !== 'delay-answer') return write();
        delayed.push(() => {
          const done = ended(response).then(() => void writing.delete(done));
          writing.add(done);
          write();
        });
        tell(act);
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    act: (next) => {
      decide = next;
    },
    append: (path, words) => appended.set(path, words),
    reached,
    delayed: () => (delayed.length > 0 ? Promise.resolve() : reached('delay-answer')),
    letGo: async () => {
      for (const answer of delayed.splice(0)) answer();
      await Promise.all(writing);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function ended(response: ServerResponse): Promise<void> {
  if (response.closed || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => response.once('close', () => resolve()));
}

/** Asks for all of a file, as it is: not whether it has changed, and not compressed. */
function whole(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'if-none-match': _, 'if-modified-since': __, ...rest } = headers;
  return { ...rest, 'accept-encoding': 'identity' };
}
