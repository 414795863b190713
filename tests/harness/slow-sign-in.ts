import { createServer, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line on which the sign-in service takes its time to say who somebody is. */
export type SlowSignIn = {
  origin: string;
  /** Answers to look-ups of accounts wait from now on. */
  holdLookUps: () => void;
  letPass: () => void;
  /** Resolves once one is held. */
  heldOne: () => Promise<void>;
  /** Lets every answer that is held go. */
  answerAll: () => void;
  /** Resolves once each answer that was let go has been written, or its asker is gone. */
  answered: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openSlowSignIn(target: string): Promise<SlowSignIn> {
  let holding = false;
  let held: (() => void)[] = [];
  let waiting: (() => void)[] = [];
  let writing: Promise<void>[] = [];

  const server = createServer((request, response) => {
    const isHeld = holding && request.url?.includes('accounts:lookup');
    const { headers } = request;
    const onward = httpRequest(target + request.url, { method: request.method, headers }, (answer) => {
      const write = () => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        response.flushHeaders();
        answer.pipe(response);
      };
      if (!isHeld) return write();
      held.push(() => {
        writing.push(ended(response));
        write();
      });
      for (const resolve of waiting.splice(0)) resolve();
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    holdLookUps: () => {
      holding = true;
    },
    letPass: () => {
      holding = false;
    },
    heldOne: () => (held.length > 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    answerAll: () => {
      const going = held;
      held = [];
      for (const answer of going) answer();
    },
    answered: async () => {
      await Promise.all(writing);
      writing = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
        waiting = [];
      }),
  };
}

function ended(response: ServerResponse): Promise<void> {
  if (response.closed || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => response.once('close', () => resolve()));
}
