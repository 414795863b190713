import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StepState } from './state.ts';
import { StateMark } from './state-mark.tsx';

/**
 * sent: nothing waits · waiting: it goes out by itself · needs-you: something was refused and wants a decision ·
 * sign-in: the session has ended, and what waits stays here · locked: the account is, and what waits is held.
 */
export type SyncState = 'sent' | 'waiting' | 'needs-you' | 'sign-in' | 'locked';

/** The sign of a state, with the network or without it. */
export function syncMark(state: SyncState, offline: boolean): StepState {
  if (state === 'sent' || state === 'waiting')
    return offline ? 'ahead' : state === 'sent' ? 'done' : 'current';
  return 'refused';
}

type Props = {
  /** Undefined until it was read: nothing is said then, least of all that all is sent. */
  state: SyncState | undefined;
  /** The server is out of reach, whatever else there is to say. */
  offline: boolean;
  /** How many changes it is about. */
  count: number;
  onClick: () => void;
};

/** What has become of everything done on this device, in two words. Opens the outbox. */
export function SyncChip({ state, offline, count, onClick }: Props) {
  const { t } = useLingui();
  // Asked one at a time: the first number that a page puts into words costs a cheap phone some 40 ms.
  const words: Record<SyncState, () => string> = {
    sent: () => (offline ? t`Offline` : t`All sent`),
    waiting: () => (offline ? t`Offline, ${count} waiting` : t`${count} waiting`),
    'needs-you': () => t`${plural(count, { one: '# not sent', other: '# not sent' })}`,
    'sign-in': () => t`Sign in to send`,
    locked: () => t`${count} held`,
  };
  if (!state)
    return (
      <span className="sync-chip invisible" aria-hidden="true">
        <StateMark state="done" />
        <span className="sync-words">{words.sent()}</span>
      </span>
    );
  const said = words[state]();
  // Beside what needs the person; only wide bars have room to show it, the others have the broken line around the chip.
  const apart = offline && state !== 'sent' && state !== 'waiting' && `${t`Offline`}, `;
  return (
    <>
      <button type="button" onClick={onClick} className="sync-chip" data-state={state} data-offline={offline}>
        <StateMark state={syncMark(state, offline)} />
        <span className="sync-words">
          {apart && <span className="sr-only desk:[.top-bar_&]:not-sr-only">{apart}</span>}
          {said}
        </span>
      </button>
      {/* Beside the button: inside it a live region is read as a button, and takes the button's name away. */}
      <span role="status" className="sr-only">
        {apart}
        {said}
      </span>
    </>
  );
}
