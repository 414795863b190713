import type { ServerResponse } from 'node:http';
import { KEY_HEADER } from '../../../contract/calls.ts';
import { type Exchange, openFaultLine, type Ruling } from '../../../tests/harness/fault-line.ts';
import { apiHeaders } from './ledger-server.ts';
import { type WireFault, wireFault } from './script.ts';

export type LedgerLine = {
  port: number;
  /** Requests that wrote, faults included; those that carried an Idempotency-Key. */
  requests: number;
  withKey: number;
  /** Resolves when `count` more writes have come along. */
  arrived: (count: number) => Promise<void>;
  /** From now on every request is served. */
  endFaults: () => void;
  close: () => Promise<void>;
};

const RULINGS: Record<WireFault, (exchange: Exchange) => Ruling> = {
  none: () => ({ act: 'pass' }),
  'cut-before': () => ({ act: 'refuse' }),
  'cut-after': () => ({ act: 'lose-answer' }),
  '500': ({ headers }) => ({ act: 'pass', instead: refusal(500, 'internal', headers[KEY_HEADER]) }),
  '429': ({ headers }) => ({ act: 'pass', instead: refusal(429, 'too_many', headers[KEY_HEADER]) }),
};

/** Between the browser and the ledger server: what writes fails by the script, everything else passes. */
export async function openLedgerLine(target: string, seed: number): Promise<LedgerLine> {
  const attempts = new Map<string, number>();
  const waiting: { left: number; done: () => void }[] = [];
  let faulty = true;
  const state = { requests: 0, withKey: 0 };

  const rule = (exchange: Exchange): Ruling => {
    if (exchange.method !== 'POST') return { act: 'pass' };
    const { clientId } = JSON.parse(exchange.body.toString()) as { clientId: string };
    const attempt = (attempts.get(clientId) ?? 0) + 1;
    attempts.set(clientId, attempt);
    state.requests += 1;
    if (typeof exchange.headers[KEY_HEADER] === 'string') state.withKey += 1;
    for (const one of waiting.splice(0)) {
      one.left -= 1;
      if (one.left <= 0) one.done();
      else waiting.push(one);
    }
    const fault = faulty ? wireFault(seed, Number(clientId.slice(-8)), attempt) : 'none';
    return RULINGS[fault](exchange);
  };

  const line = await openFaultLine(target, rule);
  return Object.assign(state, {
    port: Number(new URL(line.origin).port),
    arrived: (count: number) => new Promise<void>((done) => waiting.push({ left: count, done })),
    endFaults: () => {
      faulty = false;
    },
    close: line.close,
  });
}

function refusal(status: number, code: string, key: string | string[] | undefined) {
  return (response: ServerResponse) =>
    response
      .writeHead(status, { ...apiHeaders(key), ...(status === 429 && { 'retry-after': '1' }) })
      .end(JSON.stringify({ error: { code, message: code } }));
}
