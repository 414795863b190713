import { v7 } from 'uuid';
import { address } from '../../../contract/address.ts';
import { BATCH_PATH, type BatchEntry, type BatchResult } from '../../../contract/batch.ts';
import { calls, KEY_HEADER } from '../../../contract/calls.ts';
import type { Answer, Exchange } from '../../harness/fault-line.ts';
import type { Sabotage } from './kinds.ts';

/** What goes on to the server; or what the app gets instead of it. */
type Bent = Exchange & { invented: Answer | null; answered: (answer: Answer) => void };

/** Bends requests that carry a tap, so that a run which does not notice is known to be blind. */
export function saboteur(sabotage: Sabotage | undefined): (exchange: Exchange) => Bent {
  const invent = inventor();
  return (exchange) => {
    if (sabotage === 'invented-echo') return invent(exchange);
    const bent = honest(exchange);
    if (sabotage === 'new-key' || sabotage === 'new-ids')
      bent.headers = { ...bent.headers, [KEY_HEADER]: v7() };
    if (sabotage === 'new-ids') {
      bent.body = exchange.path === BATCH_PATH ? withNewIds(bent.body) : withNewId(bent.body);
      bent.headers['content-length'] = String(bent.body.length);
    }
    return bent;
  };
}

const honest = (exchange: Exchange): Bent => ({ ...exchange, invented: null, answered: () => undefined });

/**
 * What the server once said about another tap fits the contract, so the app cannot tell. Once an answer has been learned,
 * every later request of its kind is answered by invention: how many requests carry the taps is the device's choice.
 */
function inventor(): (exchange: Exchange) => Bent {
  const learned = new Map<string, Answer>();
  return (exchange) => {
    // A row that was learned of has to be read.
    const headers = { ...exchange.headers, 'accept-encoding': 'identity' };
    const entries = exchange.path === BATCH_PATH ? entriesOf(exchange.body) : null;
    const paths = entries?.map(pathOf) ?? [exchange.path];
    if (paths.every((path) => learned.has(path))) {
      const known = learned.get(exchange.path) as Answer;
      const invented = entries ? batchOf(entries, (entry) => learned.get(pathOf(entry)) as Answer) : known;
      return { ...honest(exchange), headers, invented };
    }
    const answered = (answer: Answer) => {
      if (!entries) return void learned.set(exchange.path, answer);
      for (const [at, result] of resultsOf(answer).entries())
        if (result?.status === 200)
          learned.set(paths[at] as string, { headers: JSON_HEADERS, body: bytes(result.body) });
    };
    return { ...honest(exchange), headers, answered };
  };
}

const JSON_HEADERS = { 'content-type': 'application/json' };
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));
const pathOf = ({ name, args }: BatchEntry) => address(calls[name], args).url;

function entriesOf(body: Buffer): BatchEntry[] {
  return (JSON.parse(body.toString()) as { entries: BatchEntry[] }).entries;
}

function resultsOf({ body }: Answer): (BatchResult | null)[] {
  return (JSON.parse(body.toString()) as { data: { results: (BatchResult | null)[] } }).data.results;
}

/** As the server would answer entries that it has never heard of. */
function batchOf(entries: readonly BatchEntry[], learned: (entry: BatchEntry) => Answer): Answer {
  const results = entries.map((entry) => ({
    key: entry.key,
    status: 200,
    retryAfter: null,
    body: JSON.parse(learned(entry).body.toString()),
  }));
  return { headers: JSON_HEADERS, body: bytes({ data: { results } }) };
}

/** The answers name keys that the app has not sent, so it sends each again, alone. */
function withNewIds(body: Buffer): Buffer {
  return bytes({
    entries: entriesOf(body).map((entry) => ({ ...entry, key: v7(), args: newId(entry.args) })),
  });
}

/** The record's own id guards against a second effect as well: only a new one makes two of one. */
function withNewId(body: Buffer): Buffer {
  return bytes(newId(JSON.parse(body.toString())));
}

function newId(args: Record<string, unknown>): Record<string, unknown> {
  return 'clientId' in args ? { ...args, clientId: v7() } : { ...args, _id: v7() };
}
