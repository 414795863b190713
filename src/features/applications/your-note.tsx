import { Trans } from '@lingui/react/macro';
import type { Application } from '../../../contract/entities/application.ts';
import { AnswerList } from '../../ui/answer-list.tsx';
import { ProposalView } from '../../ui/proposal-view.tsx';

/** What somebody wrote and answered with their application; opened at a tap, nothing where there is nothing. */
export function YourNote({ application }: { application: Application }) {
  const { note, answers, proposal, _creatorId } = application;
  if (note === '' && answers.length === 0 && !proposal && !_creatorId) return null;
  return (
    <details className="text-small">
      <summary className="link inline-flex min-h-11 items-center">
        <Trans>What you wrote</Trans>
      </summary>
      <div className="grid gap-4">
        {note !== '' && (
          <p className="prose wrap-anywhere" lang="" dir="auto">
            {note}
          </p>
        )}
        {proposal && <ProposalView {...proposal} />}
        {_creatorId && (
          <p>
            <Trans>Your creator profile went along.</Trans>
          </p>
        )}
        {answers.length > 0 && <AnswerList answers={answers} />}
      </div>
    </details>
  );
}
