import type { IncomingHttpHeaders } from 'node:http';
import { v7 } from 'uuid';
import { BATCH_PATH, type BatchEntry } from '../../../contract/batch.ts';
import { KEY_HEADER } from '../../../contract/calls.ts';
import type { Sabotage } from './kinds.ts';
import type { Exchange } from './staged.ts';

type Answer = { headers: IncomingHttpHeaders; body: Buffer };
/** What goes on to the server; or what the app gets instead of it. */
type Bent = Exchange & { invented: Answer | null; answered: (answer: Answer) => void };

/** Of the requests that could be answered by invention, each so many-th is. */
const INVENTED_EACH = 2;

/** Bends requests that carry a tap, so that a run which does not notice is known to be blind. */
export function saboteur(sabotage: Sabotage | undefined): (exchange: Exchange) => Bent {
  const learned = new Map<string, Answer>();
  let asked = 0;
  return (exchange) => {
    const bent: Bent = { ...exchange, invented: null, answered: () => undefined };
    if (sabotage === 'invented-echo') {
      // Its answer names the keys of its entries.
      if (exchange.path === BATCH_PATH) return bent;
      // What the server once said about another tap fits the contract, so the app cannot tell.
      const known = learned.get(exchange.path);
      if (known && ++asked % INVENTED_EACH === 0) return { ...bent, invented: known };
      return { ...bent, answered: (answer) => learned.set(exchange.path, answer) };
    }
    if (sabotage === 'new-key' || sabotage === 'new-ids')
      bent.headers = { ...bent.headers, [KEY_HEADER]: v7() };
    if (sabotage === 'new-ids') {
      bent.body = exchange.path === BATCH_PATH ? withNewIds(bent.body) : withNewId(bent.body);
      bent.headers['content-length'] = String(bent.body.length);
    }
    return bent;
  };
}

/** The answers name keys that the app has not sent, so it sends each again, alone. */
function withNewIds(body: Buffer): Buffer {
  const { entries } = JSON.parse(body.toString()) as { entries: BatchEntry[] };
  const bent = entries.map((entry) => ({ ...entry, key: v7(), args: newId(entry.args) }));
  return Buffer.from(JSON.stringify({ entries: bent }));
}

/** The record's own id guards against a second effect as well: only a new one makes two of one. */
function withNewId(body: Buffer): Buffer {
  return Buffer.from(JSON.stringify(newId(JSON.parse(body.toString()))));
}

function newId(args: Record<string, unknown>): Record<string, unknown> {
  return 'clientId' in args ? { ...args, clientId: v7() } : { ...args, _id: v7() };
}
