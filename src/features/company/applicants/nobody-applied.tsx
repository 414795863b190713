import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/links.tsx';

/** @param published whether anybody can apply at present */
export function NobodyApplied({ published }: { published: boolean }) {
  return (
    <EmptyState
      picture="no-applicants"
      title={<Trans>Nobody has applied yet</Trans>}
      action={
        !published && (
          <LinkButton to="/pwa/company/create-job" variant="quiet">
            <Trans>Write a job</Trans>
          </LinkButton>
        )
      }
    >
      {published ? (
        <Trans>
          New applications appear here by themselves, with the date by which you promised an answer.
        </Trans>
      ) : (
        <Trans>People apply once a job is published. They appear here by themselves.</Trans>
      )}
    </EmptyState>
  );
}
