import type { ArgsOf } from '../../../contract/calls.ts';
import { useKeptAnswer } from '../../replica/public/use-kept-answer.ts';
import type { PublicCall } from '../calls/public-ask.ts';
import { readKey } from '../calls/read-key.ts';
import { usePublicSource } from './use-public-source.ts';
import { type Read, useReading } from './use-read.ts';

/** What anybody may read, with a sign-in or without one. */
export function usePublic<Name extends PublicCall>(name: Name, args: ArgsOf<Name>): Read<Name> {
  const { reader, store } = usePublicSource();
  const kept = useKeptAnswer(store, readKey(name, args));
  return useReading({ reader, store, kept, reachable: true }, name, args);
}
