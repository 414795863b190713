import { isWrite } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/calls.ts';
import { ApiError } from '../../contract/errors.ts';
import { type Cell, partsAround } from '../../contract/market-cell.ts';
import type { MarketManifest } from '../../contract/market-files.ts';
import type { Bytes } from '../../src/sync/wire/body.ts';
import type { MarketFiles } from '../../src/sync/wire/market-files.ts';
import type { Outcome } from '../../src/sync/wire/outcome.ts';
import type { Identity } from './identity.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import type { Owner, Scheduler } from './scheduler.ts';
import type { ServerModel } from './server/model.ts';

/** How a device reaches the server now. */
export type Line = {
  online: boolean;
  /** Somebody else answers every request with a page of their own. */
  captive: boolean;
};

/** How likely each fault of a request is; all zero once faults have ended. */
export type Weather = {
  cutBefore: number;
  cutAfter: number;
  doubled: number;
  /** Seconds instead of milliseconds. */
  slow: number;
  /** Beyond the client's patience. */
  hangs: number;
  failing: number;
  /** Of the market: a cache answers with a manifest from the past. */
  oldManifest: number;
  /** A file of the market is not found, comes in part, or with another letter in it. */
  badFile: number;
};
export const CALM: Weather = {
  cutBefore: 0,
  cutAfter: 0,
  doubled: 0,
  slow: 0,
  hangs: 0,
  failing: 0,
  oldManifest: 0,
  badFile: 0,
};

const TIMEOUT_MS = 60_000;

/** A job as one of its versions. */
export const versionKey = ({ _id, ver }: { _id: string; ver: number }) => `${_id} ${ver}`;

const NONE = (reason: string): Outcome<unknown> => ({ kind: 'none', reason });
const failure = (status: number, code: string, retryAfterMs?: number): Outcome<unknown> => ({
  kind: 'failure',
  failure: { status, code, message: code, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) },
});

type Request = {
  name: CallName;
  args: Record<string, unknown>;
  token: string | null;
  key: string | undefined;
  epoch?: string | undefined;
};

type BatchOutcome = Outcome<unknown> | 'not done';

type Carried<Answer> = {
  label: string;
  /** The answer where one thing is true of all that is carried. */
  all: (outcome: Outcome<unknown>) => Answer;
  /** To the server and through it. */
  travel: (label: string, deliver: (answer: Answer) => void) => void;
  /** The device is told. */
  answered: (answer: Answer) => void;
};

/** Between all devices and the server. */
export class Network {
  weather: Weather = CALM;
  readonly #underWay = new Set<{ owner: Owner }>();
  /** Until then some transactions stay open for long, and commit after younger ones. */
  slowCommitsUntil = 0;
  /** The server refuses everything with this until then. */
  storm: { until: number; status: 429 | 500 | 503; retryAfterMs: number | undefined } | null = null;
  /** By account: locked by staff until then. */
  readonly lockedUntil = new Map<string, number>();
  /** Whatever names one of these breaks the server, for ever. */
  readonly poison = new Set<string>();
  /** Jobs, by version, that a cache has answered with another letter in them. */
  readonly wrongJobs = new Set<string>();
  readonly #scheduler: Scheduler;
  readonly #random: Random;
  readonly #server: ServerModel;
  readonly #identity: Identity;
  readonly #ledger: Ledger;

  constructor(parts: {
    scheduler: Scheduler;
    random: Random;
    server: ServerModel;
    identity: Identity;
    ledger: Ledger;
  }) {
    this.#scheduler = parts.scheduler;
    this.#random = parts.random;
    this.#server = parts.server;
    this.#identity = parts.identity;
    this.#ledger = parts.ledger;
  }

  /** Whether somebody still waits for an answer, or the server is still about something that nobody waits for. */
  get busy(): boolean {
    if (this.#server.busy) return true;
    for (const { owner } of this.#underWay) if (owner.alive) return true;
    return false;
  }

  send(owner: Owner, line: Line, sent: Request): Promise<Outcome<unknown>> {
    const request = structuredClone(sent);
    const label = `${request.name} ${request.key?.slice(-4) ?? ''}`;
    this.#ledger.onSent(owner, request);
    return this.#exchange<Outcome<unknown>>(owner, line, {
      label,
      all: (outcome) => outcome,
      travel: (by, deliver) => this.#travel(request, by, deliver),
      answered: (outcome) => {
        this.#scheduler.note(`answer to ${label}: ${said(outcome)}`);
        this.#ledger.onAnswered(owner, request, outcome);
      },
    });
  }

  /**
   * Several requests as one: lost, doubled and answered together, done one after another, and of one lane none after one
   * that was refused, as `server/http/plugins/batch.ts` does it.
   */
  sendBatch(
    owner: Owner,
    line: Line,
    sent: readonly (Request & { lane: number })[],
  ): Promise<BatchOutcome[]> {
    const requests = structuredClone(sent);
    const label = `batch of ${requests.length}`;
    this.#ledger.onBatch(requests);
    for (const request of requests) this.#ledger.onSent(owner, request);
    return this.#exchange<BatchOutcome[]>(owner, line, {
      label,
      all: (outcome) => requests.map(() => outcome),
      travel: (by, deliver) => this.#travelTogether(requests, by, deliver),
      answered: (outcomes) => {
        this.#scheduler.note(`answer to ${label}`);
        for (const [at, request] of requests.entries()) {
          const outcome = outcomes[at] as BatchOutcome;
          this.#ledger.onAnswered(owner, request, outcome === 'not done' ? NONE('not done') : outcome);
        }
      },
    });
  }

  /** Manifests as they were once served, by bucket: what a cache may still have. */
  readonly #served = new Map<string, MarketManifest[]>();
  /** How many answers were from the past. */
  oldServed = 0;

  /** The files of the market as a device reads them, through caches that may be late or wrong. */
  filesFor(owner: Owner, line: Line): MarketFiles {
    return {
      readManifest: (bucket, parts) =>
        this.#public<MarketManifest>(owner, line, `manifest ${bucket}`, () => this.#manifest(bucket, parts)),
      readSegment: (hash, { reload }) =>
        this.#public<Bytes>(owner, line, `segment ${hash.slice(0, 4)}${reload ? ' reload' : ''}`, () =>
          this.#segment(owner, hash, reload),
        ),
    };
  }

  #public<Data>(owner: Owner, line: Line, label: string, read: () => Outcome<Data>): Promise<Outcome<Data>> {
    const travel = (by: string, deliver: (outcome: Outcome<Data>) => void) => {
      const { life } = this.#server;
      this.#scheduler.after(this.#ms(), `${by} arrives`, null, () => {
        if (this.#server.life !== life) return deliver(NONE('cut') as Outcome<Data>);
        if (this.storm && this.storm.until > this.#scheduler.now)
          return deliver(failure(this.storm.status, codeOf(this.storm.status)) as Outcome<Data>);
        if (this.#random.chance(this.weather.failing))
          return deliver(failure(500, 'internal') as Outcome<Data>);
        deliver(read());
      });
    };
    return this.#exchange<Outcome<Data>>(owner, line, {
      label,
      all: (outcome) => outcome as Outcome<Data>,
      travel,
      answered: (outcome) => this.#scheduler.note(`answer to ${label}: ${said(outcome)}`),
    });
  }

  #manifest(bucket: string, parts: readonly Cell[] | undefined): Outcome<MarketManifest> {
    const now = this.#server.files.manifest(bucket);
    const served = this.#served.get(bucket) ?? [];
    this.#served.set(bucket, served);
    if (now && served.at(-1)?.at !== now.at) served.push(structuredClone(now));
    const old = this.#random.chance(this.weather.oldManifest) ? this.#random.pick(served) : undefined;
    if (old) this.oldServed += 1;
    const manifest = old ?? now;
    if (!manifest) return failure(404, 'not_found') as Outcome<MarketManifest>;
    const isAsked = ({ cell }: MarketManifest['cells'][number]) =>
      !parts || [...partsAround(cell), cell].some((one) => parts.includes(one));
    const data = structuredClone({ ...manifest, cells: manifest.cells.filter(isAsked) });
    return { kind: 'answer', data, changes: [] };
  }

  #segment(owner: Owner, hash: string, reload: boolean): Outcome<Bytes> {
    const text = this.#server.texts.get(hash);
    const isBad = this.#random.chance(this.weather.badFile);
    const fault = isBad ? this.#random.pick(['missing', 'cut', 'short', 'other'] as const) : undefined;
    if (text === undefined || fault === 'missing') return failure(404, 'not_found') as Outcome<Bytes>;
    // A cache that is wrong is wrong once.
    const isOther = fault === 'other' && !reload;
    if (isOther) this.#noteWrong(text);
    const sent = isOther ? text.replace('"title":"', '"title":"X') : text;
    const bytes = new TextEncoder().encode(sent);
    const end = fault === 'cut' || fault === 'short' ? this.#random.below(bytes.length + 1) : bytes.length;
    return { kind: 'answer', data: this.#stream(owner, bytes.slice(0, end), fault === 'cut'), changes: [] };
  }

  #noteWrong(text: string): void {
    const first = text.split('\n').find((line) => line.includes('"title":"'));
    if (first) this.wrongJobs.add(versionKey(JSON.parse(first)));
  }

  async *#stream(owner: Owner, bytes: Uint8Array<ArrayBuffer>, breaks: boolean): Bytes {
    const piece = Math.max(1, Math.ceil(bytes.length / (1 + this.#random.below(3))));
    for (let at = 0; at < bytes.length; at += piece) {
      await new Promise<void>((resolve) => this.#scheduler.after(this.#ms(), '', owner, resolve));
      yield bytes.slice(at, at + piece);
    }
    if (breaks) throw new Error('the line is cut');
  }

  /** One request on the line, whatever it carries, and all that may happen to it there. */
  #exchange<Answer>(
    owner: Owner,
    line: Line,
    { label, all, travel, answered }: Carried<Answer>,
  ): Promise<Answer> {
    return new Promise((resolve) => {
      let open = true;
      const mine = { owner };
      this.#underWay.add(mine);
      const answer = (ms: number, outcome: Answer) =>
        this.#scheduler.after(ms, '', owner, () => {
          if (!open) return;
          open = false;
          this.#underWay.delete(mine);
          answered(outcome);
          resolve(outcome);
        });
      const none = (reason: string) => all(NONE(reason));
      if (!line.online) return answer(this.#ms(), none('offline'));
      if (line.captive) return answer(this.#ms(), none('not json'));
      const { cutBefore, cutAfter, doubled, hangs } = this.weather;
      const chance = (probability: number) => probability > 0 && this.#random.chance(probability);
      answer(TIMEOUT_MS, none('timeout'));
      if (chance(cutBefore)) return answer(this.#ms(), none('cut'));
      const cut = chance(cutAfter);
      const deliver = (outcome: Answer) => {
        if (cut) return this.#random.chance(0.5) ? answer(this.#ms(), none('cut')) : undefined;
        answer(chance(hangs) ? TIMEOUT_MS * 2 : this.#ms(), outcome);
      };
      travel(label, deliver);
      if (chance(doubled)) travel(`${label} again`, () => {});
    });
  }

  #travelTogether(
    requests: readonly (Request & { lane: number })[],
    label: string,
    deliver: (outcomes: BatchOutcome[]) => void,
  ): void {
    const outcomes: BatchOutcome[] = [];
    const refused = new Set<number>();
    const next = () => {
      const request = requests[outcomes.length];
      if (!request) return deliver(outcomes);
      if (refused.has(request.lane)) {
        outcomes.push('not done');
        return next();
      }
      this.#travel(request, `${request.name} ${request.key?.slice(-4)} of ${label}`, (outcome) => {
        if (outcome.kind !== 'answer') refused.add(request.lane);
        outcomes.push(outcome);
        next();
      });
    };
    next();
  }

  #commitMs(): number {
    const slow = this.#scheduler.now < this.slowCommitsUntil && this.#random.chance(0.5);
    return slow ? this.#random.below(40_000) : this.#ms();
  }

  #ms(): number {
    const random = this.#random;
    if (random.chance(0.5)) return 0;
    return random.chance(this.weather.slow) ? 500 + random.below(20_000) : 5 + random.below(300);
  }

  /** To the server and through it; the answer is made at its commit. */
  #travel(request: Request, label: string, deliver: (outcome: Outcome<unknown>) => void): void {
    const { life } = this.#server;
    // A server that was set back has cut every connection.
    const lives = () => this.#server.life === life;
    this.#scheduler.after(this.#ms(), `${label} arrives`, null, () => {
      if (!lives()) return deliver(NONE('cut'));
      const early = this.#refusal(request);
      if (early) return deliver(early);
      const uid = this.#identity.verify(request.token, this.#scheduler.now) as string;
      this.#ledger.onArrived(uid, request);
      if (!isWrite(calls[request.name], request.args)) return deliver(this.#read(uid, request));
      const xid = this.#server.begin();
      this.#scheduler.after(this.#commitMs(), `${label} commits`, null, () => {
        if (!lives()) return deliver(NONE('cut'));
        const outcome = this.#write(uid, request, xid);
        this.#server.end(xid);
        deliver(outcome);
      });
    });
  }

  #refusal({ token, args }: Request): Outcome<unknown> | undefined {
    const { now } = this.#scheduler;
    if (this.storm && this.storm.until <= now) this.storm = null;
    if (this.storm) return failure(this.storm.status, codeOf(this.storm.status), this.storm.retryAfterMs);
    if (this.#random.chance(this.weather.failing)) return failure(500, 'internal');
    const uid = this.#identity.verify(token, now);
    if (uid === undefined) return failure(401, 'token_invalid');
    if ((this.lockedUntil.get(uid) ?? 0) > now) return failure(423, 'locked');
    const named = Object.values(args).some((value) => typeof value === 'string' && this.poison.has(value));
    return named ? failure(500, 'internal') : undefined;
  }

  #read(uid: string, { name, args }: Request): Outcome<unknown> {
    if (name !== 'sync.pull') return failure(404, 'route_unknown');
    return this.#answered(() => ({ data: this.#server.pull(uid, args), changes: [] }));
  }

  #write(uid: string, { name, args, key = '', epoch }: Request, xid: number): Outcome<unknown> {
    return this.#answered(() => this.#server.write(uid, name, args, { key, xid, epoch }), key);
  }

  #answered(run: () => { data: unknown; changes: unknown[] }, key?: string): Outcome<unknown> {
    try {
      const { data, changes } = run();
      return structuredClone({ kind: 'answer', data, changes }) as Outcome<unknown>;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (key !== undefined && error.code !== 'epoch_changed') this.#ledger.onRefused(key, error.code);
      return failure(error.status, error.code);
    }
  }
}

function codeOf(status: number): string {
  return { 429: 'too_many_requests', 500: 'internal', 503: 'unavailable' }[status] ?? 'internal';
}

function said(outcome: Outcome<unknown>): string {
  if (outcome.kind === 'answer') return 'yes';
  return outcome.kind === 'none'
    ? `none, ${outcome.reason}`
    : `${outcome.failure.status} ${outcome.failure.code}`;
}
