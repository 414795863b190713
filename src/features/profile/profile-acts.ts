import type { User, UserGeneral, UserGeneralPatch } from '../../../contract/entities/user.ts';
import { generalChange } from '../../../contract/policy/general-over.ts';
import type { Replica } from '../../replica/database.ts';
import { me } from '../../replica/queries/me.ts';
import { heldCvEntries } from '../../replica/queries/own-details.ts';
import type { Change, SyncActions } from '../../sync/react/use-sync.ts';

/** Null: nothing changes. */
export type ProfileChange = (general: UserGeneral) => UserGeneralPatch | null;

/** Changes the profile as it is at that moment, so that what another device has done meanwhile stays. */
export async function changeProfile(
  { db, mutateAll, replace }: Pick<SyncActions, 'mutateAll' | 'replace'> & { db: Replica },
  change: ProfileChange,
  options: { draft?: string } = {},
): Promise<void> {
  const user = await me(db);
  if (!user) throw new Error('nobody is here');
  const { cv, ...facts } = change(user.general) ?? {};
  const about = changesOf(user, facts);
  const made = cv === undefined ? [] : changesOf(user, { cv });
  // A change of the CV may make room for what had none: that goes behind it once more, in its order (rule W11.5).
  const held = made.length > 0 ? await heldCvEntries(db) : [];
  const again = held.map(({ name, args }) => ({ name, args }) as Change);
  const ids = held.map(({ id }) => id);
  if (held.length > 0 && (await replace(ids, [...made, ...again, ...about], options))) return;
  await mutateAll([...made, ...about], options);
}

function changesOf({ _id, general }: User, patch: UserGeneralPatch): Change[] {
  const said = generalChange(general, patch);
  return said ? [{ name: 'user.update-general', args: { _userId: _id, ...said } }] : [];
}
