import { Trans, useLingui } from '@lingui/react/macro';
import type { Tracking } from '../../../contract/entities/tracking.ts';
import { isOpen } from '../../../contract/policy/application.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { useLive } from '../../replica/use-live.ts';
import { useRead } from '../../sync/react/use-read.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/links.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { changedFacts } from './changed-facts.ts';
import { useApplication } from './use-application.ts';
import { keptOf, useTracking } from './use-tracking.ts';

type Props = { item: ApplicationItem; tracking: Tracking | undefined };

/** What an ad says otherwise than when somebody applied, as long as they still wait: they keep it or withdraw (job.10). */
export function JobChanges({ item, tracking }: Props) {
  const { application, entries } = item;
  const rev = useLive(async (db) => (await db.job.get(application._jobId))?.rev ?? 0, [application._jobId]);
  const known = Math.max(application.jobRev, tracking?.keptRev ?? 0);
  const waits = isOpen(application.status) && entries.length === 0;
  if (!waits || rev === undefined || rev <= known) return null;
  return <Changed item={item} tracking={tracking} />;
}

function Changed({ item, tracking }: Props) {
  const { i18n } = useLingui();
  const { application } = item;
  const { withdraw } = useApplication();
  const { save } = useTracking();
  const saving = useSaving();
  const read = useRead('application.job-changes', { applicationId: application._id });
  const told = read.state === 'there' ? read.data : undefined;
  if (!told && read.state !== 'away') return null;
  const changes = told ? changedFacts(i18n, told) : [];
  // Only words were changed that nobody applies for.
  if (told && changes.length === 0) return null;
  const keep = (keptRev: number) => {
    const kept = keptOf(application._id, application.job.title, tracking);
    return saving(() => save({ ...kept, keptRev }, kept));
  };
  return (
    <section className="grid gap-3 border-s-2 border-accent ps-4">
      <h4 className="font-bold">
        <Trans>The ad has changed since you applied</Trans>
      </h4>
      {!told ? (
        <p className="text-soft">
          <Trans>What has changed is shown when you are online.</Trans>
        </p>
      ) : (
        <>
          <dl className="grid gap-2">
            {changes.map(({ field, label, before, after }) => (
              <div key={field}>
                <dt className="text-note text-faint">{label}</dt>
                <dd>
                  {before !== '' && (
                    <>
                      <span className="sr-only">
                        <Trans>before:</Trans>{' '}
                      </span>
                      <del className="text-soft">{before}</del>{' '}
                      <span className="sr-only">
                        <Trans>now:</Trans>{' '}
                      </span>
                    </>
                  )}
                  <ins className="font-semibold no-underline">{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="quiet" onClick={() => void keep(told.rev)}>
              <Trans>Keep my application</Trans>
            </Button>
            <Button variant="bare" onClick={() => void withdraw(item)}>
              <Trans>Withdraw because of it</Trans>
            </Button>
          </div>
        </>
      )}
      <p className="text-small">
        <TextLink to="/pwa/$jobId" params={{ jobId: application._jobId }}>
          <Trans>Read the ad as it is now</Trans>
        </TextLink>
      </p>
    </section>
  );
}
