import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { BATCH_PATH, type BatchEntry } from '../../../contract/batch.ts';
import { API_BASE, KEY_HEADER } from '../../../contract/calls.ts';
import type { MutationName } from '../../../contract/mutations.ts';
import type { Sabotage } from './kinds.ts';
import { saboteur } from './sabotage.ts';
import { type Exchange, STAGED, type Staged } from './staged.ts';

/**
 * What becomes of one request. `cut`: before the server heard of it · `lose-answer`: after the server committed ·
 * `hold-…`: it gets that far and no answer comes until the line is calm, when it is cut · the rest is answered by
 * somebody in between (`staged.ts`).
 */
export type Fate = 'pass' | 'cut' | 'lose-answer' | 'hold-request' | 'hold-answer' | Staged;
/** Calls of the user API; `taps`: how much of what a person did it carries. */
export type Passing = { path: string; taps: number };

export type Line = {
  origin: string;
  decide: (fate: (request: Passing) => Fate) => void;
  /** What becomes of the files of the app and of its worker. */
  decideFiles: (fate: (path: string) => 'pass' | 'cut' | 'portal-page') => void;
  /** The sign-in service takes its time to say who somebody is, until its answers are let go. */
  holdLookUps: () => void;
  letLookUpsGo: () => void;
  /** How many of them wait. */
  heldLookUps: () => number;
  /** Everything passes from now on; what was held is cut, and look-ups are answered. */
  calm: () => void;
  /** How often each fate was met, since the beginning. */
  met: ReadonlyMap<Fate, number>;
  /** Resolves once one more request has met its end in this fate. */
  meets: (fate: Fate) => Promise<void>;
  close: () => Promise<void>;
};

const LOOK_UP = 'accounts:lookup';
const SIGN_IN = 'accounts:signInWithPassword';

const TAPS = [`${API_BASE}/conversation/add-message`, `${API_BASE}/job/application/add`];
const TAP_NAMES: readonly string[] = ['conversation.add-message', 'application.add'] satisfies MutationName[];

/**
 * Between one browser and the server: real sockets, and a fate for each request of the user API.
 * @param untilSaved resolves when the screen has called saved what a request carries; inventions wait for it
 */
export async function openLine(
  target: string,
  sabotage: Sabotage | undefined,
  untilSaved: (body: string) => Promise<unknown>,
): Promise<Line> {
  const agent = new Agent({ keepAlive: true });
  const rewrite = saboteur(sabotage);
  const met = new Map<Fate, number>();
  const waiting: { fate: Fate; resolve: () => void }[] = [];
  const held = new Set<IncomingMessage>();
  let calms = 0;
  let decide: (request: Passing) => Fate = () => 'pass';
  let decideFile: (path: string) => 'pass' | 'cut' | 'portal-page' = () => 'pass';
  let isHolding = false;
  const lookUps: (() => void)[] = [];
  let firstSession: { headers: IncomingHttpHeaders; body: Buffer } | null = null;
  const letLookUpsGo = () => {
    isHolding = false;
    for (const answer of lookUps.splice(0)) answer();
  };

  const tell = (fate: Fate) => {
    met.set(fate, (met.get(fate) ?? 0) + 1);
    for (const one of waiting.filter((waiter) => waiter.fate === fate)) {
      waiting.splice(waiting.indexOf(one), 1);
      one.resolve();
    }
  };
  const hold = (request: IncomingMessage, fate: Fate, since: number) => {
    tell(fate);
    // On its way to be held when the line became calm: nobody would let go of it any more.
    if (since !== calms) return void request.socket.destroy();
    held.add(request);
    request.socket.once('close', () => held.delete(request));
  };

  const fateOf = (path: string, taps: number): Fate => {
    if (path.startsWith(API_BASE)) return decide({ path, taps });
    return path.includes('.googleapis.com/') ? 'pass' : decideFile(path);
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    const exchange: Exchange = { path, headers: { ...request.headers }, body: await bytesOf(request) };
    const taps = tapsOf(exchange);
    const fate = fateOf(path, taps);
    const isSignIn = sabotage === 'others-session' && path.includes(SIGN_IN);
    if (isSignIn && firstSession) {
      response.writeHead(200, firstSession.headers);
      return void response.end(firstSession.body);
    }
    if (fate === 'cut') {
      request.socket.destroy();
      return tell(fate);
    }
    const since = calms;
    if (fate === 'hold-request') return hold(request, fate, since);
    if (fate in STAGED) {
      STAGED[fate as Staged](response, request.headers[KEY_HEADER]);
      return tell(fate);
    }
    const bent = taps > 0 ? rewrite(exchange) : { ...exchange, invented: null, answered: () => undefined };
    if (bent.invented) {
      // Told sooner, it might be over before the screen has said a word: then nothing was promised, nothing is lost.
      await untilSaved(exchange.body.toString());
      const key = request.headers[KEY_HEADER];
      response.writeHead(200, { ...bent.invented.headers, ...(key && { [KEY_HEADER]: key }) });
      return void response.end(bent.invented.body);
    }
    const onward = httpRequest(
      target + path,
      { agent, method: request.method, headers: bent.headers },
      (answer) => {
        if (fate === 'lose-answer' || fate === 'hold-answer') {
          answer.resume().on('end', () => {
            if (fate === 'hold-answer') return hold(request, fate, since);
            request.socket.destroy();
            tell(fate);
          });
          return;
        }
        if (isHolding && path.includes(LOOK_UP)) {
          lookUps.push(() => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
          });
          return;
        }
        const key = request.headers[KEY_HEADER];
        response.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          ...(key && answer.headers[KEY_HEADER] ? { [KEY_HEADER]: key } : {}),
        });
        response.flushHeaders();
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => (taps > 0 || isSignIn) && chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          if (taps > 0 && answer.statusCode === 200) bent.answered({ headers: answer.headers, body });
          if (isSignIn) firstSession = { headers: answer.headers, body };
        });
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => !response.writableEnded && onward.destroy());
    onward.end(bent.body);
  };

  const server = createServer((request, response) => {
    // A browser that dies in the middle of its request: there is nobody to answer.
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    decide: (next) => {
      decide = next;
    },
    decideFiles: (next) => {
      decideFile = next;
    },
    holdLookUps: () => {
      isHolding = true;
    },
    letLookUpsGo,
    heldLookUps: () => lookUps.length,
    calm: () => {
      decide = () => 'pass';
      decideFile = () => 'pass';
      letLookUpsGo();
      calms += 1;
      for (const request of held) request.socket.destroy();
      held.clear();
    },
    met,
    meets: (fate) => new Promise((resolve) => waiting.push({ fate, resolve })),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
        agent.destroy();
      }),
  };
}

function tapsOf({ path, body }: Exchange): number {
  if (path !== BATCH_PATH) return Number(TAPS.includes(path));
  const { entries } = JSON.parse(body.toString()) as { entries: BatchEntry[] };
  return entries.filter(({ name }) => TAP_NAMES.includes(name)).length;
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
