import type { Application } from '../../../contract/entities/application.ts';
import type { Job } from '../../../contract/entities/job.ts';
import { mayApplyAgain } from '../../../contract/policy/application.ts';
import type { Replica } from '../../replica/database.ts';
import { saveDraft } from '../../replica/drafts.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { type ApplicationItem, applicationItemOfJob } from '../../replica/queries/application-items.ts';
import type { SyncActions } from '../../sync/use-sync.ts';
import { applicationIds } from './application-ids.ts';
import { stoppedOf } from './needs.ts';

export type ActPorts = Pick<SyncActions, 'mutate' | 'discard' | 'newId' | 'now'> & { db: Replica };

/** Where the note for a job is kept while it is being written. */
export function noteDraftKey(jobId: string): string {
  return `application:${jobId}`;
}

/** What somebody can do about their application; each act is saved on this device when its promise resolves. */
export function applicationActs({ db, mutate, discard, newId, now }: ActPorts) {
  const keepNote = ({ _jobId, note }: Application) =>
    saveDraft(db, noteDraftKey(_jobId), note, new Date(now()).toISOString());

  return {
    /** Applies. Where an application stands already, nothing happens: it is on the screen. */
    apply: async (job: Pick<Job, '_id' | 'rev'>, note: string): Promise<void> => {
      const item = await applicationItemOfJob(db, job._id);
      const stopped = item && stoppedOf(item.entries);
      if (stopped?.name === 'application.add') {
        // Its key belongs to the old text: the new one is another entry. Under way again: it counts as sent.
        if (!(await discard(stopped.id))) return;
      } else if (!mayApplyAgain(item?.application)) return;
      const ids = applicationIds(item?.application, stopped, newId);
      await mutate(
        'application.add',
        { ...ids, _jobId: job._id, note: note.trim(), jobRev: job.rev },
        { draft: noteDraftKey(job._id) },
      );
    },

    /** Withdraws. What has not left this device is taken out of the outbox, and its note goes back to the form. */
    withdraw: async ({ application, entries }: ApplicationItem): Promise<void> => {
      const adding = entries.find(({ name, state }) => name === 'application.add' && state === 'waiting');
      if (adding) {
        await keepNote(application);
        if (await discard(adding.id)) return;
      }
      await mutate('application.remove', { _applicationId: application._id });
    },

    /** Forgets an entry that is not under way; the note of an application goes back to the form. */
    forget: async (entry: OutboxEntry, application: Application): Promise<void> => {
      if (entry.name === 'application.add') await keepNote(application);
      await discard(entry.id);
    },
  };
}
