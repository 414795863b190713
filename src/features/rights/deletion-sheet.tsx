import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/links.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ProveIt } from './prove-it.tsx';
import type { useProvedIntent } from './use-proved-intent.ts';

type Props = {
  deletion: Omit<ReturnType<typeof useProvedIntent<unknown>>, 'answer'>;
  title: string;
  /** What the two buttons do. */
  act: string;
  keep: string;
  /** What was not done. */
  failed: string;
  /** What is missing before it can be asked for. */
  held?: ReactNode;
  onAsk?: () => void;
  onClose: () => void;
  /** What it means. */
  children: ReactNode;
};

/** Says what a deletion means before it is asked for, and asks again who it is where that was long ago. */
export function DeletionSheet({
  deletion: { proof, busy, problem, ask, prove, proved },
  title,
  act,
  keep,
  failed,
  held,
  onAsk = ask,
  onClose,
  children,
}: Props) {
  const { t } = useLingui();
  const form = useId();
  const why = useId();
  const runs = problem?.kind === 'refused' && problem.error.code === 'subscription_live';
  return (
    <Sheet
      open
      onClose={onClose}
      sticky={proof !== null}
      title={title}
      actions={
        <>
          <Button
            variant="danger"
            {...(proof === null ? { onClick: onAsk } : { type: 'submit' as const, form })}
            busy={busy && t`Deleting`}
            waits={held !== undefined && why}
          >
            {act}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {children}
        {held !== undefined && (
          <p id={why} className="text-small text-soft">
            {held}
          </p>
        )}
        {proof !== null && (
          <ProveIt
            id={form}
            problem={proof === 'unasked' || proof === 'asked' || proof === 'checking' ? null : proof}
            onProve={prove}
            onProved={proved}
          />
        )}
        {problem && (
          <ProblemNote
            problem={problem}
            title={failed}
            lost={t`This needs the network. It may have arrived; trying again is safe.`}
          />
        )}
        {runs && (
          <TextLink to="/pwa/company/payment" search={{}} onClick={onClose}>
            <Trans>To your plan and bills</Trans>
          </TextLink>
        )}
      </div>
    </Sheet>
  );
}
