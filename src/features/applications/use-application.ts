import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Application } from '../../../contract/entities/application.ts';
import type { Job } from '../../../contract/entities/job.ts';
import { mayApplyAgain } from '../../../contract/policy/application.ts';
import { saveDraft } from '../../replica/drafts.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { type ApplicationItem, applicationItemOfJob } from '../../replica/queries/application-items.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/use-sync.ts';
import { useBanner } from '../../ui/banner-provider.tsx';
import { applicationIds } from './application-ids.ts';
import { stoppedOf } from './needs.ts';

/** Where the note for a job is kept while it is being written. */
export function noteDraftKey(jobId: string): string {
  return `application:${jobId}`;
}

/**
 * What somebody can do about their application. Each act is saved on this device when its promise resolves; `apply`
 * rejects where that failed, the others say so in a banner.
 */
export function useApplication() {
  const db = useReplica();
  const { mutate, discard, sendAgain, newId, now } = useSync();
  const { show } = useBanner();
  const { t } = useLingui();
  return useMemo(() => {
    /** Applies. Where an application stands already, nothing happens: it is on the screen. */
    const apply = async (job: Pick<Job, '_id' | 'ver'>, note: string): Promise<void> => {
      const item = await applicationItemOfJob(db, job._id);
      const stopped = item && stoppedOf(item.entries);
      if (stopped?.name === 'application.add') {
        // Its key belongs to the old text: the new one is another entry. Under way again: it counts as sent.
        if (!(await discard(stopped.id))) return;
      } else if (!mayApplyAgain(item?.application)) return;
      const ids = applicationIds(item?.application, stopped, newId);
      await mutate(
        'application.add',
        { ...ids, _jobId: job._id, note: note.trim(), jobRev: job.ver },
        { draft: noteDraftKey(job._id) },
      );
    };

    const told = async (act: Promise<unknown>): Promise<void> => {
      try {
        await act;
      } catch {
        show({
          title: t`This could not be saved on this device`,
          message: t`Nothing has changed. Try again.`,
        });
      }
    };

    /** Withdraws. What has not left this device is taken out of the outbox, and its note goes back to the form. */
    const withdrawNow = async ({ application, entries }: ApplicationItem): Promise<void> => {
      const adding = entries.find(({ name, state }) => name === 'application.add' && state === 'waiting');
      if (adding) {
        await keepNote(application);
        if (await discard(adding.id)) return;
      }
      await mutate('application.remove', { _applicationId: application._id });
    };

    /** Forgets a stopped or waiting entry; the note of an application goes back to the form. */
    const forgetNow = async (entry: OutboxEntry, application: Application): Promise<void> => {
      if (entry.name === 'application.add') await keepNote(application);
      await discard(entry.id);
    };

    const keepNote = ({ _jobId, note }: Application) =>
      saveDraft(db, noteDraftKey(_jobId), note, new Date(now()).toISOString());

    return {
      apply,
      withdraw: (item: ApplicationItem) => told(withdrawNow(item)),
      forget: (entry: OutboxEntry, application: Application) => told(forgetNow(entry, application)),
      sendAgain: (entry: OutboxEntry) => told(sendAgain(entry.id)),
    };
  }, [db, mutate, discard, sendAgain, newId, now, show, t]);
}
