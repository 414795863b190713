import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '../../contract/errors.ts';
import type { OnItsWay } from './state-lines.ts';

/** It was answered that a limit is reached; it is tried again when the server has said (rule W7.12). */
export function waitsForLimit({ state, refusal }: Pick<OnItsWay, 'state' | 'refusal'>): boolean {
  return state === 'waiting' && refusal?.code === ('too_many_requests' satisfies ErrorCode);
}

export const LIMIT_WAIT = msg`That was a lot in a short time. It waits here and goes out by itself as soon as it may.`;
