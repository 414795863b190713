import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type SharedFile, withSharedFiles } from '../../replica/public/shared-files.ts';
import { type DraftedJob, jobsToApplyTo } from '../../replica/queries/application-drafts.ts';
import { useLive } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { List, ListRow, RowButton } from '../../ui/list.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSaving } from '../../ui/use-saving.ts';

/**
 * Where files land that another app has shared. With one application being written they go there; otherwise somebody is
 * asked, and until then they wait on this device.
 */
export function SharedFilesScreen() {
  const { t } = useLingui();
  const { now } = useSync();
  const navigate = useNavigate();
  const saving = useSaving();
  const jobs = useLive(jobsToApplyTo);
  const [files, setFiles] = useState<readonly SharedFile[]>();
  useEffect(() => {
    withSharedFiles((shared) => shared.waiting(now())).then(setFiles, () => setFiles([]));
  }, [now]);
  const [failed, setFailed] = useState(false);
  const place = async ({ jobId }: DraftedJob) => {
    if (!(await saving(() => withSharedFiles((shared) => shared.place(jobId))))) return setFailed(true);
    await navigate({ to: '/pwa/$jobId', params: { jobId }, search: { view: 'apply' }, replace: true });
  };
  // Where it could not be placed, somebody chooses, and sees why nothing happens.
  const isOnly = jobs?.written.length === 1 && files !== undefined && files.length > 0 && !failed;
  const only = isOnly ? jobs.written[0] : undefined;
  const onlyId = only?.jobId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per application; `place` is new in every render
  useEffect(() => {
    if (only) void place(only);
  }, [onlyId]);

  if (!jobs || !files || only)
    return (
      <Page title={t`Shared files`}>
        <Skeleton lines={4} />
      </Page>
    );
  if (files.length === 0)
    return (
      <Page title={t`Shared files`}>
        <EmptyState
          picture="no-applications"
          title={t`No shared file waits here.`}
          action={
            <LinkButton to="/pwa" search={{}}>
              <Trans>To the jobs</Trans>
            </LinkButton>
          }
        >
          <Trans>
            Share a file with Zusage from another app, and it goes along with your application. It waits for a
            day.
          </Trans>
        </EmptyState>
      </Page>
    );
  const rows = (name: string, some: readonly DraftedJob[]) =>
    some.length > 0 && (
      <Section title={name}>
        <Card flush>
          <List aria-label={name}>
            {some.map((job) => (
              <ListRow
                key={job.jobId}
                title={
                  <RowButton wraps onClick={() => void place(job)}>
                    <span lang="">{job.title}</span>
                  </RowButton>
                }
                detail={<span lang="">{job.company}</span>}
              />
            ))}
          </List>
        </Card>
      </Section>
    );
  const isAnyKnown = jobs.written.length + jobs.saved.length > 0;
  const forget = async () => {
    if (await saving(() => withSharedFiles((shared) => shared.drop()))) setFiles([]);
  };
  return (
    <Page title={t`Where does it go?`} lead={files.map(({ name }) => name).join(', ')}>
      <p>
        {isAnyKnown ? (
          <Trans>Choose the application. Nothing is sent yet: you look at everything first.</Trans>
        ) : (
          <Trans>Open the job you want to apply to: its form offers the file. Nothing is sent yet.</Trans>
        )}
      </p>
      {rows(t`You are writing these`, jobs.written)}
      {rows(t`Saved jobs`, jobs.saved)}
      <div className="flex flex-wrap gap-2">
        <LinkButton variant={isAnyKnown ? 'quiet' : 'primary'} to="/pwa" search={{}}>
          {isAnyKnown ? <Trans>Choose another job</Trans> : <Trans>Choose a job</Trans>}
        </LinkButton>
        <Button variant="bare" onClick={() => void forget()}>
          <Trans>Do not use the file</Trans>
        </Button>
      </div>
      <p className="text-small text-soft">
        <Trans>The file waits on this device for a day.</Trans>
      </p>
    </Page>
  );
}
