import type { IncomingHttpHeaders } from 'node:http';
import { type Act, openFaultLine } from './fault-line.ts';

/** What the line does with one request, as `fault-line.ts` says. `delay-answer`: its answer waits until `letGo`. */
export type LineAct = Act | 'delay-answer';

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

/** A fault line for one browser of a test, which says by method and path what breaks. */
export async function openLine(target: string, port = 0): Promise<Line> {
  let decide: (method: string, path: string) => LineAct = () => 'pass';
  const appended = new Map<string, string>();
  const waiting = new Map<LineAct, (() => void)[]>();
  const reached = (act: LineAct) =>
    new Promise<void>((resolve) => {
      waiting.set(act, [...(waiting.get(act) ?? []), resolve]);
    });

  const line = await openFaultLine(
    target,
    ({ method, path, headers, body }) => {
      const decided = decide(method, path);
      const append = appended.get(path);
      return {
        act: decided === 'delay-answer' ? 'pass' : decided,
        delays: () => decided === 'delay-answer',
        met: () => {
          for (const resolve of waiting.get(decided)?.splice(0) ?? []) resolve();
        },
        ...(append !== undefined && {
          append,
          headers: openEnded,
          onward: { headers: whole(headers), body },
        }),
      };
    },
    port,
  );
  return {
    origin: line.origin,
    act: (next) => {
      decide = next;
    },
    append: (path, words) => appended.set(path, words),
    reached,
    delayed: () => (line.delayed() > 0 ? Promise.resolve() : reached('delay-answer')),
    letGo: line.letGo,
    close: line.close,
  };
}

/** Headers of an answer that gets longer than it was. */
function openEnded(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-length': _, etag: __, ...rest } = headers;
  return rest;
}

/** Asks for all of a file, as it is: not whether it has changed, and not compressed. */
function whole(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'if-none-match': _, 'if-modified-since': __, ...rest } = headers;
  return { ...rest, 'accept-encoding': 'identity' };
}
