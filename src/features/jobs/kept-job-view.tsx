import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { BackToMarket } from './back-to-market.tsx';
import { JobSafety } from './job-safety.tsx';

type Props = {
  item: ApplicationItem;
  /** The server was asked, and shows this person no such job. */
  gone: boolean;
  /** The reader's age, where they are shown only what they may take. */
  minor: number | undefined;
  action: ReactNode;
};

/** The job has left the market; one's own application still knows what it was. */
export function KeptJobView({ item: { application }, gone, minor, action }: Props) {
  const { t } = useLingui();
  const { title, companyName, place } = application.job;
  const heading = title || t`A job that is no longer live`;
  return (
    <>
      <BackToMarket />
      <Page
        title={heading}
        heading={<span lang="">{heading}</span>}
        lead={<span lang="">{[companyName, place].filter(Boolean).join(', ')}</span>}
      >
        <div className="flex flex-col gap-8 [&>.action-bar]:order-last">
          <p className="rounded-card border border-line bg-well p-4">
            {gone && minor ? (
              <Trans>
                <b>This ad is no longer shown to you.</b> The job is closed, or it is for people older than{' '}
                {minor}. What you sent stays here.
              </Trans>
            ) : gone ? (
              <Trans>
                <b>This job is closed.</b> The ad is no longer live. What you sent stays here.
              </Trans>
            ) : (
              <Trans>The ad itself is still on its way to this device.</Trans>
            )}
          </p>
          {action}
          {application.note && (
            <Card>
              <h2 className="text-lead font-bold">
                <Trans>Your note</Trans>
              </h2>
              <p className="prose" lang="" dir="auto">
                {application.note}
              </p>
            </Card>
          )}
          <JobSafety
            jobId={application._jobId}
            companyId={application._companyId}
            companyName={companyName}
          />
        </div>
      </Page>
    </>
  );
}
