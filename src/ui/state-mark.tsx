import type { StepState } from './state.ts';

type Props = { state: StepState; good?: boolean | undefined };

/**
 * The dot of the state line. Each state has its own form, so that it is read without colour: a disc is done, a disc in
 * a ring is now, a hollow one is ahead, a cross is refused, a check is a positive end.
 */
export function StateMark({ state, good = false }: Props) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="state-mark"
      data-state={state}
      data-good={good || undefined}
      aria-hidden="true"
    >
      <circle className="ring" cx="10" cy="10" r="8.25" />
      <circle className="core" cx="10" cy="10" r="5" />
      {state === 'refused' && <path d="M7.2 7.2l5.6 5.6M12.8 7.2l-5.6 5.6" />}
      {good && state !== 'refused' && <path d="M6.4 10.4l2.5 2.4 4.8-5.2" />}
    </svg>
  );
}
