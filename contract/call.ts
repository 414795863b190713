import type * as z from 'zod/mini';
import { lazily } from './lazily.ts';

/**
 * Who may make a call; deny by default, the server's policies decide the details, and the role matrix of the
 * conformance suite is derived from it. guest: anybody, also without a token · signed-in: any account, also one
 * without a user record yet · self: the record the call names is the caller's own · participant: of the conversation
 * or offer · member, canChat, canSign, owner: of the company it belongs to (an owner has both flags) · staff: an
 * account in admin mode. A list means any of them.
 */
export type Who =
  | 'guest'
  | 'signed-in'
  | 'self'
  | 'participant'
  | 'member'
  | 'canChat'
  | 'canSign'
  | 'owner'
  | 'staff';

/** `queue`: waits in the outbox · `network`: says that it needs the network · `local`: read from the replica. */
export type Net = 'queue' | 'network' | 'local';

type Schema = z.ZodMiniType;

/** One call of the user API. Arguments are flat: those named in `path` travel there, the rest in query or body. */
export type Call<Args extends Schema = Schema, Answer extends Schema = Schema> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base path; `{name}` is replaced by the argument of that name. */
  readonly path: string;
  readonly who: readonly Who[];
  readonly net: Net;
  readonly args: Args;
  /** Shape of `data`. What it does not declare does not leave the server. */
  readonly answer: Answer;
  /**
   * Whether these arguments change anything; left out: every method but GET does. A write needs an Idempotency-Key
   * and answers with `changes` beside `data`.
   */
  readonly writes?: boolean | ((args: z.infer<Args>) => boolean);
  /** `userId` and `_userId` may name somebody else; everywhere else they must be the caller. */
  readonly namesOthers?: boolean;
  /** A locked account may still make it: legal facts, its own data, the appeal, the end of a plan it pays for. */
  readonly whileLocked?: boolean;
  /** Of a GET: its answer carries an ETag, and a copy that is still good is answered with 304. */
  readonly cacheable?: boolean;
  /** Largest body in bytes; left out: `BODY_MAX`. */
  readonly bodyMax?: number;
};

type Made<Args extends Schema, Answer extends Schema> = Omit<Call<Args, Answer>, 'args' | 'answer'> & {
  readonly args: () => Args;
  readonly answer: () => Answer;
};

/** Describes a call; its schemas are built at first use. */
export function call<Args extends Schema, Answer extends Schema>(
  entry: Made<Args, Answer>,
): Call<Args, Answer> {
  return { ...entry, args: lazily(entry.args), answer: lazily(entry.answer) };
}

/** Whether a locked account may still make the call. */
export function isWhileLocked(entry: object): boolean {
  return 'whileLocked' in entry && entry.whileLocked === true;
}

/** Whether a call with these arguments changes anything. */
export function isWrite(
  entry: { readonly method: string; readonly writes?: unknown },
  args: unknown,
): boolean {
  const { writes = entry.method !== 'GET' } = entry;
  return typeof writes === 'function' ? (writes as (args: unknown) => boolean)(args) : writes === true;
}

/** Names between braces in a call's path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}
