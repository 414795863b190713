import { useState } from 'react';
import type { AnswerOf, ArgsOf } from '../../../../contract/calls.ts';
import { PAGE_MAX } from '../../../../contract/limits.ts';
import { useIntent } from '../../../sync/react/use-intent.ts';
import { useRead } from '../../../sync/react/use-read.ts';

export type Device = AnswerOf<'session.list'>['items'][number] & { ended: boolean };
export type Devices = ReturnType<typeof useDevices>;

/** What is under way: ending one of them, by its id, or all others. */
export const OTHERS = 'others';

/** Where this account is signed in, the one in hand first, and ending it there. Both need the network. */
export function useDevices() {
  // Not kept: it is true for the moment only, and nobody's to find on a device that is shared.
  const read = useRead('session.list', { limit: PAGE_MAX }, { keep: false });
  const { state, run } = useIntent<string>();
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());

  const items: Device[] =
    read.state === 'there'
      ? read.data.items
          .map((item) => ({ ...item, ended: ended.has(item._id) }))
          .sort((a, b) => Number(b.current) - Number(a.current))
      : [];
  const others = items.filter(({ current }) => !current);
  const end = async (act: string, args: ArgsOf<'session.revoke'>, ids: readonly string[]) => {
    // They stay in the list as signed out, so that the focus and the place are not lost.
    if (await run(act, (once) => once('session.revoke', args)))
      setEnded((before) => new Set([...before, ...ids]));
  };
  return {
    state: read.state,
    again: read.again,
    items,
    others,
    ending: state.step === 'busy' ? state.act : null,
    problem: state.step === 'stopped' ? state.problem : null,
    endOne: (id: string) => end(id, { _sessionId: id }, [id]),
    endOthers: () =>
      end(
        OTHERS,
        { others: true },
        others.map(({ _id }) => _id),
      ),
  };
}
