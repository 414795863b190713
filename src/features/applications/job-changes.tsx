import { Trans, useLingui } from '@lingui/react/macro';
import type { Tracking } from '../../../contract/entities/tracking.ts';
import { isOpen } from '../../../contract/policy/application.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { useLive } from '../../replica/use-live.ts';
import { useRead } from '../../sync/react/use-read.ts';
import { Button } from '../../ui/button.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { changedFacts } from './changed-facts.ts';
import { useApplication } from './use-application.ts';
import { keptOf, useTracking } from './use-tracking.ts';

type Props = { item: ApplicationItem };

/** What an ad says otherwise than when somebody applied, as long as they still wait: they keep it or withdraw (job.10). */
export function JobChanges({ item }: Props) {
  const { application, entries } = item;
  const known = useLive(
    async (db) => ({
      rev: (await db.job.get(application._jobId))?.rev ?? 0,
      tracking: await db.tracking.get(application._id),
    }),
    [application._id, application._jobId],
  );
  if (!known || !isOpen(application.status) || entries.length > 0) return null;
  const isKnown = known.rev <= Math.max(application.jobRev, known.tracking?.keptRev ?? 0);
  return isKnown ? null : <Changed item={item} tracking={known.tracking} />;
}

function Changed({ item, tracking }: Props & { tracking: Tracking | undefined }) {
  const { i18n } = useLingui();
  const { application } = item;
  const { withdraw } = useApplication();
  const { save } = useTracking();
  const saving = useSaving();
  const read = useRead('application.job-changes', { applicationId: application._id });
  const told = read.state === 'there' ? read.data : undefined;
  if (!told && read.state !== 'away') return null;
  const changes = told ? changedFacts(i18n, told) : [];
  const notes = told?.notes ?? [];
  // Only words were changed that nobody applies for.
  if (told && changes.length + notes.length === 0) return null;
  const keep = (keptRev: number) => {
    const kept = keptOf(application._id, tracking);
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
          {notes.map(({ at, text }) => (
            <blockquote key={at} className="grid gap-0.5 rounded-card bg-well px-4 py-3">
              <p className="text-note text-faint">
                <Trans>The company says about it</Trans>
              </p>
              <p className="whitespace-pre-line" lang="">
                {text}
              </p>
            </blockquote>
          ))}
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
    </section>
  );
}
