import type { MutationArgs, MutationName } from '../../../contract/mutations.ts';
import type { Mutate, MutateOptions } from './mutate.ts';
import { OutboxFullError } from './outbox-full-error.ts';

/** Makes a change that no screen waits for, such as a read mark. */
export type Note = <Name extends MutationName>(
  name: Name,
  args: MutationArgs<Name>,
  options?: MutateOptions,
) => void;

/**
 * The one place where a change may be dropped silently: a quiet one, while the outbox is full. Everything else
 * that goes wrong stays an unhandled rejection, as it is one.
 */
export function createNote(mutate: Mutate): Note {
  return (name, args, options) => {
    mutate(name, args, options).catch((error: unknown) => {
      if (!(error instanceof OutboxFullError)) throw error;
    });
  };
}
