import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StepState } from './state.ts';
import { StateMark } from './state-mark.tsx';

/**
 * sent: nothing waits · waiting: it goes out by itself · needs-you: something was refused and wants a decision ·
 * sign-in: the session has ended, and what waits stays here · locked: the account is, and what waits is held.
 */
export type SyncState = 'sent' | 'waiting' | 'offline' | 'needs-you' | 'sign-in' | 'locked';

const MARK: Record<SyncState, StepState> = {
  sent: 'done',
  waiting: 'current',
  offline: 'ahead',
  'needs-you': 'refused',
  'sign-in': 'refused',
  locked: 'refused',
};

type Props = {
  state: SyncState;
  /** How many changes it is about. */
  count: number;
  onClick: () => void;
};

/** What has become of everything done on this device, in two words. Opens the outbox. */
export function SyncChip({ state, count, onClick }: Props) {
  const { t } = useLingui();
  // Asked one at a time: the first number that a page puts into words costs a cheap phone some 40 ms.
  const words: Record<SyncState, () => string> = {
    sent: () => t`All sent`,
    waiting: () => t`${count} waiting`,
    offline: () => (count > 0 ? t`Offline, ${count} waiting` : t`Offline`),
    'needs-you': () => t`${plural(count, { one: '# needs you', other: '# need you' })}`,
    'sign-in': () => t`Sign in to send`,
    locked: () => t`${count} held`,
  };
  const said = words[state]();
  return (
    <>
      <button type="button" onClick={onClick} className="sync-chip" data-state={state}>
        <StateMark state={MARK[state]} />
        {said}
      </button>
      {/* Beside the button: inside it a live region is read as a button, and takes the button's name away. */}
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
