import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** `isFirst`: of its connection. */
export type Exchange = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  isFirst: boolean;
};
export type Answer = { headers: IncomingHttpHeaders; body: Buffer };

/**
 * What becomes of one request. `refuse`: cut before the server heard of it · `lose-answer`: cut after the server
 * committed · `hold-…`: it gets that far, and no answer comes until `cutHeld`.
 */
export type Act = 'pass' | 'refuse' | 'lose-answer' | 'hold-request' | 'hold-answer';

export type Ruling = {
  act: Act;
  /** The request is on its way until this resolves. */
  arrives?: Promise<unknown>;
  /** Answers in the server's place; the request does not reach it. */
  instead?: (response: ServerResponse) => unknown;
  /** Sent on in place of what the browser sent. */
  onward?: Pick<Exchange, 'headers' | 'body'>;
  /** Asked when the answer is there: whether it waits for `letGo`. */
  delays?: () => boolean;
  /** Headers of the answer as the browser gets them. */
  headers?: (answer: IncomingHttpHeaders) => IncomingHttpHeaders;
  /** Writes the answer after its head, and may break it off. */
  carry?: (answer: IncomingMessage, response: ServerResponse) => Promise<unknown>;
  /** The words the answer ends with. */
  append?: string;
  /** Gets a whole answer that was passed on, and its status. */
  answered?: (answer: Answer, status: number) => void;
  /** The request has met its end, or begun to wait. */
  met?: () => void;
};

export type FaultLine = {
  origin: string;
  /** Cuts whatever is held. */
  cutHeld: () => void;
  /** How many answers are delayed. */
  delayed: () => number;
  /** Lets every delayed answer go; resolves once each has been written, or its asker is gone. */
  letGo: () => Promise<void>;
  close: () => Promise<void>;
};

const PASS: Ruling = { act: 'pass' };

/**
 * Between a browser and a server: real sockets that break, wait or answer as `rule` says of each request. One
 * implementation for browser tests, chaos and bench; what a fault is called, and when it strikes, is theirs.
 */
export async function openFaultLine(
  target: string,
  rule: (exchange: Exchange) => Ruling,
  port = 0,
): Promise<FaultLine> {
  const agent = new Agent({ keepAlive: true });
  const held = new Set<IncomingMessage>();
  const delayed: (() => void)[] = [];
  const writing = new Set<Promise<void>>();
  const known = new WeakSet<Socket>();
  let cuts = 0;

  const hold = (request: IncomingMessage, since: number) => {
    // On its way to be held when everything held was cut: nothing would let go of it any more.
    if (since !== cuts) return void request.socket.destroy();
    held.add(request);
    request.socket.once('close', () => held.delete(request));
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '' } = request;
    const since = cuts;
    const isFirst = !known.has(request.socket);
    known.add(request.socket);
    const body = await bytesOf(request);
    const exchange = { method, path, headers: { ...request.headers }, body, isFirst };
    const { act, arrives, instead, onward = exchange, ...ruling } = { ...PASS, ...rule(exchange) };
    if (arrives) await arrives;
    if (act === 'refuse') {
      request.socket.destroy();
      return ruling.met?.();
    }
    if (act === 'hold-request') {
      hold(request, since);
      return ruling.met?.();
    }
    if (instead) {
      await instead(response);
      return ruling.met?.();
    }
    // With the host the browser has asked for: the server takes sign-ins from pages of its own origin only.
    const sent = httpRequest(target + path, { agent, method, headers: onward.headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      if (act !== 'pass') {
        // The server has committed: only now is the line cut.
        answer.resume().on('end', () => {
          if (act === 'hold-answer') hold(request, since);
          else request.socket.destroy();
          ruling.met?.();
        });
        return;
      }
      const write = () => {
        response.writeHead(status, ruling.headers?.(answer.headers) ?? answer.headers);
        response.flushHeaders();
        if (ruling.answered)
          gather(answer, (body) => ruling.answered?.({ headers: answer.headers, body }, status));
        const { append, carry } = ruling;
        if (carry) return void carry(answer, response).catch(() => response.destroy());
        if (append === undefined) return void answer.pipe(response);
        answer.on('end', () => response.end(append)).pipe(response, { end: false });
      };
      if (!ruling.delays?.()) return write();
      delayed.push(() => {
        const done = ended(response).then(() => void writing.delete(done));
        writing.add(done);
        write();
      });
      ruling.met?.();
    });
    sent.on('error', () => response.destroy());
    response.on('close', () => !response.writableEnded && sent.destroy());
    sent.end(onward.body);
  };

  const server = createServer((request, response) => {
    // A browser that dies in the middle of its request waits for no answer.
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cutHeld: () => {
      cuts += 1;
      for (const request of held) request.socket.destroy();
      held.clear();
    },
    delayed: () => delayed.length,
    letGo: async () => {
      for (const answer of delayed.splice(0)) answer();
      await Promise.all(writing);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
        agent.destroy();
      }),
  };
}

function ended(response: ServerResponse): Promise<void> {
  if (response.closed || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => response.once('close', () => resolve()));
}

function gather(message: IncomingMessage, then: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  message.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => then(Buffer.concat(chunks)));
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
