import { useEffect, useState } from 'react';
import type { AnswerOf, ArgsOf } from '../../../../contract/calls.ts';
import { ApiError } from '../../../../contract/errors.ts';
import { usePublicCall } from '../../../sync/react/use-public-source.ts';

/** Why an invitation can no longer be answered; `unknown`: the server does not know the link. */
export type InviteEnd = 'expired' | 'withdrawn' | 'replaced' | 'rejected' | 'unknown';

export type OpenedInvite =
  | { state: 'loading' | 'away' }
  | { state: 'over'; why: InviteEnd }
  | ({ state: 'there' } & AnswerOf<'company.open-invite'>);

const ENDS: readonly string[] = ['expired', 'withdrawn', 'replaced', 'rejected'] satisfies InviteEnd[];

/** What an invitation offers, for somebody who is not signed in. `again` asks once more. */
export function useOpenedInvite({ companyId, token }: ArgsOf<'company.open-invite'>) {
  const call = usePublicCall();
  const [opened, setOpened] = useState<OpenedInvite>({ state: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again.
  useEffect(() => {
    let left = false;
    setOpened({ state: 'loading' });
    call('company.open-invite', { companyId, token }).then(
      (answer) => !left && setOpened({ state: 'there', ...answer }),
      (error) => !left && setOpened(endOf(error)),
    );
    return () => {
      left = true;
    };
  }, [call, companyId, token, round]);
  return { opened, again: () => setRound((now) => now + 1) };
}

export function endOf(error: unknown): OpenedInvite {
  if (!(error instanceof ApiError) || !['gone', 'not_found'].includes(error.code)) return { state: 'away' };
  const status = String(error.detail?.status ?? '');
  return { state: 'over', why: ENDS.includes(status) ? (status as InviteEnd) : 'unknown' };
}
