import type * as z from 'zod/mini';

/**
 * Who may make a call. The server's policies decide the details; this is what the documentation and the role
 * matrix start from. guest: anybody · signed-in: any account, also one without a user record yet · self: acts on
 * the caller's own record · participant: of the conversation · member, canChat, owner: of the company it belongs to.
 */
export type Who = 'guest' | 'signed-in' | 'self' | 'participant' | 'member' | 'canChat' | 'owner';

/** `queue`: waits in the outbox · `network`: says that it needs the network · `local`: read from the replica. */
export type Net = 'queue' | 'network' | 'local';

type Schema = z.ZodMiniType;

/** One call of the user API. Arguments are flat: those named in `path` travel there, the rest in query or body. */
export type Call<Args extends Schema = Schema, Answer extends Schema = Schema> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base path; `{name}` is replaced by the argument of that name. */
  readonly path: string;
  readonly who: Who;
  readonly net: Net;
  readonly args: Args;
  /** Shape of `data`. What it does not declare does not leave the server. */
  readonly answer: Answer;
};

export function call<Args extends Schema, Answer extends Schema>(entry: Call<Args, Answer>) {
  return entry;
}

/** Names between braces in a call's path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}
