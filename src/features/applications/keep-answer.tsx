import { Plural, Trans } from '@lingui/react/macro';
import type { Application } from '../../../contract/entities/application.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { useSaving } from '../../ui/use-saving.ts';

/** A company asks whether it may keep an application, or keeps it: the answer, and the way to end it (company.9). */
export function KeepAnswer({ application: { _id, keeping, job } }: { application: Application }) {
  const { mutate } = useSync();
  const saving = useSaving();
  const format = useFormat();
  if (!keeping || keeping.state === 'declined') return null;
  const answer = (accept: boolean) =>
    void saving(() => mutate('application.answer-keep', { _applicationId: _id, accept }));
  const company = job.companyName;
  const until = keeping.until ? format.deadline(keeping.until) : '';
  if (keeping.state === 'ended')
    return (
      <p className="text-small text-soft">
        <Trans>{company} may no longer keep this application.</Trans>
      </p>
    );
  return (
    <section className="grid gap-3 rounded-card bg-well p-4">
      {keeping.state === 'asked' ? (
        <>
          <p className="font-semibold">
            <Trans>{company} would like to keep your application</Trans>
          </p>
          <p className="text-small">
            <Plural
              value={keeping.months}
              one="With your yes they keep it for # month and can write to you when another job fits. After that it is deleted."
              other="With your yes they keep it for # months and can write to you when another job fits. After that it is deleted."
            />{' '}
            <Trans>
              You do not have to agree, and it changes nothing about this answer. You can end it here at any
              time.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" onClick={() => answer(true)}>
              <Trans>Yes, they may keep it</Trans>
            </Button>
            <Button variant="quiet" onClick={() => answer(false)}>
              <Trans>No</Trans>
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-small">
            <Trans>
              {company} may keep your application until {until} and write to you. Then it is deleted.
            </Trans>
          </p>
          <div>
            <Button variant="quiet" onClick={() => answer(false)}>
              <Trans>End this</Trans>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
