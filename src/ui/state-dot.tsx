import type { ReactNode } from 'react';
import type { StepState } from './state.ts';
import { StateMark } from './state-mark.tsx';

type Props = {
  state: StepState;
  /** The word for it ("sent"); there is no dot without a word. */
  label: ReactNode;
  /** "04:26" */
  detail?: ReactNode;
  good?: boolean | undefined;
};

/** One dot and one word: the state of a message, or a state line that has no room. */
export function StateDot({ state, label, detail, good }: Props) {
  return (
    <span className="state-dot" data-state={state} data-good={good || undefined}>
      <StateMark state={state} good={good} />
      <span>
        {label}
        {detail && <span className="font-normal tabular-nums text-faint"> {detail}</span>}
      </span>
    </span>
  );
}
