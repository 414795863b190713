import type { ApplicationSource } from '../../../contract/application-source.ts';
import type { Application, Proposal } from '../../../contract/entities/application.ts';
import type { Job } from '../../../contract/entities/job.ts';
import type { Answer } from '../../../contract/entities/question.ts';
import type { NameShown } from '../../../contract/entities/settings.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import { mayApplyAgain } from '../../../contract/policy/application.ts';
import type { Replica } from '../../replica/database.ts';
import { saveDraftFiles } from '../../replica/draft-files.ts';
import { saveDraft } from '../../replica/drafts.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { type ApplicationItem, applicationItemOfJob } from '../../replica/queries/application-items.ts';
import { waitingFiles } from '../../replica/queries/files.ts';
import { ageEntry } from '../../replica/queries/own-details.ts';
import { answerSoon } from '../../replica/store/answer-soon.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import type { SyncActions } from '../../sync/react/use-sync.ts';
import { draftKeyOf, draftOf } from './application-draft.ts';
import { applicationIds } from './application-ids.ts';
import { stoppedOf } from './needs.ts';

export type ActPorts = Pick<SyncActions, 'mutate' | 'discard' | 'newId' | 'now'> & {
  db: Replica;
  /** Language tag, for prices that go back to a form. */
  tag: string;
};

/** How somebody is called, which files are shown at once, for what price, and how they came to the job. */
export type SentChoice = {
  nameShown?: NameShown;
  open?: readonly string[];
  proposal?: Proposal | undefined;
  /** The creator profile that goes along. */
  creatorId?: string | undefined;
  source?: ApplicationSource | undefined;
};

/** What somebody can do about their application; each act is saved on this device when its promise resolves. */
export function applicationActs({ db, tag, mutate, discard, newId, now }: ActPorts) {
  const today = () => new Date(now()).toISOString();
  /** Takes an application out of the outbox; its words and files go back to the form. False: it is under way. */
  const takeBack = async (adding: OutboxEntry, { _jobId }: Application): Promise<boolean> => {
    const files = await waitingFiles(db, adding.files ?? []);
    const draft = draftOf(tag, adding.args as MutationArgs<'application.add'>);
    await saveDraft(db, draftKeyOf(_jobId), draft, today());
    if (!(await discard(adding.id))) return false;
    // They went with the entry.
    if (files.length > 0) await saveDraftFiles(db, draftKeyOf(_jobId), files, today());
    return true;
  };

  return {
    /** Applies. Where an application stands already, nothing happens: it is on the screen. */
    apply: async (
      job: Pick<Job, '_id' | 'rev'>,
      note: string,
      files: readonly WaitingFile[] = [],
      answers: readonly Answer[] = [],
      { nameShown, open = [], proposal, creatorId, source }: SentChoice = {},
    ): Promise<void> => {
      const item = await answerSoon(() => applicationItemOfJob(db, job._id));
      const stopped = item && stoppedOf(item.entries);
      if (stopped?.name === 'application.add') {
        // Its key belongs to the old text: the new one is another entry. Under way again: it counts as sent.
        if (!(await discard(stopped.id))) return;
      } else if (!mayApplyAgain(item?.application)) return;
      const shown = files.map(({ id }) => id).filter((id) => open.includes(id));
      const ids = applicationIds(item?.application, stopped, newId);
      await mutate(
        'application.add',
        {
          ...ids,
          _jobId: job._id,
          ...(source && { source }),
          note: note.trim(),
          jobRev: job.rev,
          ...(answers.length > 0 ? { answers: [...answers] } : {}),
          ...(files.length > 0 ? { files: files.map(({ id }) => id) } : {}),
          ...(shown.length > 0 ? { openFiles: shown } : {}),
          ...(nameShown ? { snapshot: { name: nameShown } } : {}),
          ...(proposal ? { proposal } : {}),
          ...(creatorId ? { _creatorId: creatorId } : {}),
        },
        {
          draft: draftKeyOf(job._id),
          // Said in the same tunnel: the server refuses one that is there before the answer it depends on.
          after: (await answerSoon(() => ageEntry(db))) ?? null,
          ...(files.length > 0 ? { files } : {}),
        },
      );
    },

    /** Withdraws. What has not left this device is taken out of the outbox, and its note goes back to the form. */
    withdraw: async ({ application, entries }: ApplicationItem): Promise<void> => {
      const adding = entries.find(({ name, state }) => name === 'application.add' && state === 'waiting');
      if (adding && (await takeBack(adding, application))) return;
      await mutate('application.remove', { _applicationId: application._id });
    },

    /** Forgets an entry that is not under way; the note of an application goes back to the form. */
    forget: async (entry: OutboxEntry, application: Application): Promise<void> => {
      if (entry.name === 'application.add') await takeBack(entry, application);
      else await discard(entry.id);
    },
  };
}
