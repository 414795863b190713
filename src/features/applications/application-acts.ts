import type { ApplicationSource } from '../../../contract/application-source.ts';
import type { Proposal } from '../../../contract/entities/application.ts';
import type { Job } from '../../../contract/entities/job.ts';
import type { Answer } from '../../../contract/entities/question.ts';
import type { NameShown } from '../../../contract/entities/settings.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import { mayApplyAgain } from '../../../contract/policy/application.ts';
import type { Replica } from '../../replica/database.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { type ApplicationItem, applicationItemOfJob } from '../../replica/queries/application-items.ts';
import { ageEntry } from '../../replica/queries/own-details.ts';
import { answerSoon } from '../../replica/store/answer-soon.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import type { SyncActions } from '../../sync/react/use-sync.ts';
import { draftKeyOf, draftOf } from './application-draft.ts';
import { applicationIds } from './application-ids.ts';
import { stoppedOf } from './needs.ts';

export type ActPorts = Pick<SyncActions, 'mutate' | 'replace' | 'takeBack' | 'newId'> & {
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

const isWithdrawal = ({ name }: OutboxEntry) => name === 'application.remove';

/** What somebody can do about their application; each act is saved on this device when its promise resolves. */
export function applicationActs({ db, tag, mutate, replace, takeBack, newId }: ActPorts) {
  /** The form of an application: its words and files go back there in the moment in which it leaves the outbox. */
  const formOf = ({ args }: OutboxEntry) => {
    const sent = args as MutationArgs<'application.add'>;
    return { draft: draftKeyOf(sent._jobId), value: draftOf(tag, sent) };
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
      const isEdited = stopped?.name === 'application.add';
      if (!isEdited && !mayApplyAgain(item?.application)) return;
      const shown = files.map(({ id }) => id).filter((id) => open.includes(id));
      const ids = applicationIds(item?.application, stopped, newId);
      const args: MutationArgs<'application.add'> = {
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
      };
      const options = {
        draft: draftKeyOf(job._id),
        // Said in the same tunnel: the server refuses one that is there before the answer it depends on.
        after: (await answerSoon(() => ageEntry(db))) ?? null,
        ...(files.length > 0 ? { files } : {}),
      };
      // Its key belongs to the old text: the new one is another entry. Under way again: it counts as sent. A withdrawal
      // that waits behind the old one goes with it: who writes it again wants it to stay.
      const withdrawals = (item?.entries ?? []).filter(isWithdrawal).map(({ id }) => id);
      if (isEdited) await replace([stopped.id, ...withdrawals], [{ name: 'application.add', args }], options);
      else await mutate('application.add', args, options);
    },

    /**
     * Withdraws. What has surely not left this device is taken out of the outbox, and its note goes back to the form. One
     * that may have arrived is withdrawn behind itself, in its lane: right whether it had arrived or arrives now.
     */
    withdraw: async ({ application, entries }: ApplicationItem): Promise<void> => {
      // Whether it has left is not asked here: what is shown may be the moment of a try in a tunnel.
      const adding = entries.find(({ name }) => name === 'application.add');
      if (adding && (await takeBack([adding.id], formOf(adding)))) return;
      // A second tap, behind the first: nothing is there to be withdrawn any more.
      if (mayApplyAgain((await answerSoon(() => applicationItemOfJob(db, application._jobId)))?.application))
        return;
      await mutate('application.remove', { _applicationId: application._id });
    },

    /**
     * Forgets an entry of which the server holds nothing; an application goes back to the form. False: it was on its way.
     */
    forget: async (entry: OutboxEntry): Promise<boolean> => {
      const form = entry.name === 'application.add' ? formOf(entry) : undefined;
      return (await takeBack([entry.id], form)) > 0;
    },
  };
}
