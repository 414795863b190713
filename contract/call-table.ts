import type { CallName, Calls } from './calls.ts';

/** All calls, or those that a context makes: handed in, so that the worker brings no others along. */
export type CallTable = { readonly [Name in CallName]?: Calls[Name] };

/** @throws where this context makes no such call: a mistake of ours */
export function callOf<Name extends CallName>(calls: CallTable, name: Name): Calls[Name] {
  const found = calls[name];
  if (!found) throw new Error(`${name} is not called from here`);
  return found as Calls[Name];
}
