import { id as uuid } from '../../../contract/fields.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { type StaffCommand, say } from './command.ts';

const LISTED = 100;

export const listWork: StaffCommand = {
  name: 'work',
  words: [],
  summary: 'Lists the tasks that fail, those that were given up first; what a task holds is not shown.',
  act: async ({ tx }) => {
    const rows = await tx
      .selectFrom('work')
      .where((eb) => eb.or([eb('gave_up_at', 'is not', null), eb('last_error', 'is not', null)]))
      .select(['id', 'kind', 'attempts', 'last_error', 'gave_up_at', 'run_at'])
      .orderBy('gave_up_at')
      .orderBy('run_at')
      .orderBy('id')
      .limit(LISTED)
      .execute();
    const lines = rows.map(({ id, kind, attempts, last_error, gave_up_at, run_at }) => {
      const state = gave_up_at
        ? `given up on ${gave_up_at.toISOString()}`
        : `tried again on ${run_at.toISOString()}`;
      return `${id}  ${kind}: ${last_error ?? 'no error'}, ${attempts} tries, ${state}`;
    });
    const givenUp = rows.filter(({ gave_up_at }) => gave_up_at !== null).length;
    return {
      ...say(...lines, `${givenUp} tasks were given up, ${rows.length - givenUp} are tried again.`),
      failed: givenUp > 0,
    };
  },
};

export const retryWork: StaffCommand = {
  name: 'work retry',
  words: ['TASK|KIND'],
  decides: true,
  summary: 'Has a task, or every task of a kind, that fails tried again now.',
  act: async ({ tx, now, effects }, { words: [what = ''] }) => {
    const retried = await tx
      .updateTable('work')
      .set({ run_at: now, attempts: 0, gave_up_at: null })
      .where((eb) => (uuid.safeParse(what).success ? eb('id', '=', what) : eb('kind', '=', what)))
      .where((eb) => eb.or([eb('gave_up_at', 'is not', null), eb('last_error', 'is not', null)]))
      .returning('id')
      .execute();
    if (retried.length === 0)
      throw new StartFailure(`No task ${what} fails; npm run staff -- work lists them.`);
    effects.work();
    return say(`${retried.length} tasks are tried again.`);
  },
};
