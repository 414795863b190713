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
  // They stay in the list as signed out, also where the list is read again without them: the focus keeps its place.
  const [ended, setEnded] = useState<readonly Device[]>([]);

  const items: Device[] =
    read.state === 'there'
      ? [...read.data.items.filter(({ _id }) => !isOf(ended, _id)), ...ended]
          .map((item) => ({ ...item, ended: isOf(ended, item._id) }))
          .sort((a, b) => Number(b.current) - Number(a.current) || (a.signedInAt < b.signedInAt ? 1 : -1))
      : [];
  const others = items.filter(({ current }) => !current);
  const end = async (act: string, args: ArgsOf<'session.revoke'>, which: readonly Device[]) => {
    if (await run(act, (once) => once('session.revoke', args)))
      setEnded((before) => [...before.filter(({ _id }) => !isOf(which, _id)), ...which]);
  };
  return {
    state: read.state,
    again: read.again,
    items,
    others,
    ending: state.step === 'busy' ? state.act : null,
    problem: state.step === 'stopped' ? state.problem : null,
    endOne: (device: Device) => end(device._id, { _sessionId: device._id }, [device]),
    endOthers: () => end(OTHERS, { others: true }, others),
  };
}

const isOf = (devices: readonly Device[], id: string) => devices.some(({ _id }) => _id === id);
