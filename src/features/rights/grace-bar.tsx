import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { faultText } from '../../i18n/error-text.ts';
import type { IntentProblem } from '../../sync/react/use-intent.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  label: string;
  /** When it is deleted. */
  children: ReactNode;
  /** What keeps it; left out for those who cannot. */
  keep?: { text: string; busy: boolean; onKeep: () => void };
  problem: IntentProblem | null;
};

/** Above every screen, while a deletion can be taken back. */
export function GraceBar({ label, children, keep, problem }: Props) {
  const { t } = useLingui();
  return (
    <aside
      aria-label={label}
      className="flex items-center justify-between gap-4 border-warning/40 border-b bg-warning-wash px-4 pt-[max(0.5rem,var(--safe-top))] pb-2 text-small"
    >
      <div className="grid min-w-0 max-w-prose gap-1">
        <p>{children}</p>
        {problem && (
          <p role="alert" className="text-danger">
            <Why problem={problem} />
          </p>
        )}
      </div>
      {keep && (
        <Button variant="quiet" busy={keep.busy && t`Keeping it`} onClick={keep.onKeep}>
          {keep.text}
        </Button>
      )}
    </aside>
  );
}

function Why({ problem }: { problem: IntentProblem }) {
  const { i18n } = useLingui();
  if (problem.kind === 'no-answer')
    return <Trans>There was no answer. This needs the network; trying again is safe.</Trans>;
  return i18n._(faultText(problem.kind === 'refused' ? problem.error.code : 'token_missing'));
}
