import { decodeJwt } from 'jose';
import { BATCH_PATH, type BatchEntry } from '../../../contract/batch.ts';
import { API_BASE, KEY_HEADER } from '../../../contract/calls.ts';
import type { MutationName } from '../../../contract/mutations.ts';
import { type Answer, type Exchange, openFaultLine, type Ruling } from '../../harness/fault-line.ts';
import type { Sabotage } from './kinds.ts';
import { saboteur } from './sabotage.ts';
import { STAGED, type Staged } from './staged.ts';

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
  /** The sign-in service takes its time to say who this person is, until its answers are let go; who comes next is answered. */
  holdLookUps: (uid: string) => void;
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
  const rewrite = saboteur(sabotage);
  const met = new Map<Fate, number>();
  const waiting: { fate: Fate; resolve: () => void }[] = [];
  let decide: (request: Passing) => Fate = () => 'pass';
  let decideFile: (path: string) => 'pass' | 'cut' | 'portal-page' = () => 'pass';
  let heldUid: string | null = null;
  let firstSession: Answer | null = null;

  const tell = (fate: Fate) => {
    met.set(fate, (met.get(fate) ?? 0) + 1);
    for (const one of waiting.filter((waiter) => waiter.fate === fate)) {
      waiting.splice(waiting.indexOf(one), 1);
      one.resolve();
    }
  };
  const fateOf = (path: string, taps: number): Fate => {
    if (path.startsWith(API_BASE)) return decide({ path, taps });
    return path.includes('.googleapis.com/') ? 'pass' : decideFile(path);
  };

  /** What passes, as the sabotage of this run bends it. */
  const passing = (exchange: Exchange, taps: number): Ruling => {
    const { path, headers } = exchange;
    const key = headers[KEY_HEADER];
    const isSignIn = sabotage === 'others-session' && path.includes(SIGN_IN);
    if (isSignIn && firstSession) return { act: 'pass', instead: answering(firstSession) };
    if (taps === 0)
      return {
        act: 'pass',
        delays: () => heldUid !== null && path.includes(LOOK_UP) && lookedUp(exchange) === heldUid,
        ...(isSignIn && { answered: (answer) => (firstSession = answer) }),
      };
    const bent = rewrite(exchange);
    const { invented } = bent;
    if (invented)
      return {
        act: 'pass',
        // Told sooner, it might be over before the screen has said a word: then nothing was promised, nothing is lost.
        instead: async (response) => {
          await untilSaved(exchange.body.toString());
          answering({ ...invented, headers: { ...invented.headers, ...(key && { [KEY_HEADER]: key }) } })(
            response,
          );
        },
      };
    return {
      act: 'pass',
      onward: bent,
      // The app knows its own key only.
      headers: (answer) => ({ ...answer, ...(key && answer[KEY_HEADER] ? { [KEY_HEADER]: key } : {}) }),
      answered: (answer, status) => {
        if (status === 200) bent.answered(answer);
      },
    };
  };
  const rule = (exchange: Exchange): Ruling => {
    const taps = tapsOf(exchange);
    const fate = fateOf(exchange.path, taps);
    if (fate === 'pass') return passing(exchange, taps);
    const met = () => tell(fate);
    if (fate in STAGED) {
      const key = exchange.headers[KEY_HEADER];
      return { act: 'pass', met, instead: (response) => STAGED[fate as Staged](response, key) };
    }
    const act = fate === 'cut' ? 'refuse' : (fate as Exclude<Fate, Staged | 'cut'>);
    return act === 'refuse' || act === 'hold-request'
      ? { act, met }
      : { ...passing(exchange, taps), act, met };
  };

  const line = await openFaultLine(target, rule);
  const letLookUpsGo = () => {
    heldUid = null;
    void line.letGo();
  };
  return {
    origin: line.origin,
    decide: (next) => {
      decide = next;
    },
    decideFiles: (next) => {
      decideFile = next;
    },
    holdLookUps: (uid) => {
      heldUid = uid;
    },
    letLookUpsGo,
    heldLookUps: line.delayed,
    calm: () => {
      decide = () => 'pass';
      decideFile = () => 'pass';
      letLookUpsGo();
      line.cutHeld();
    },
    met,
    meets: (fate) => new Promise((resolve) => waiting.push({ fate, resolve })),
    close: line.close,
  };
}

/** Whom a look-up is about, as the token in it says. */
function lookedUp({ body }: Exchange): string | undefined {
  const { idToken = '' } = JSON.parse(body.toString()) as { idToken?: string };
  return decodeJwt(idToken).sub;
}

/** Answers with what was once answered to somebody else. */
function answering({ headers, body }: Answer): NonNullable<Ruling['instead']> {
  return (response) => response.writeHead(200, headers).end(body);
}

function tapsOf({ path, body }: Exchange): number {
  if (path !== BATCH_PATH) return Number(TAPS.includes(path));
  const { entries } = JSON.parse(body.toString()) as { entries: BatchEntry[] };
  return entries.filter(({ name }) => TAP_NAMES.includes(name)).length;
}
