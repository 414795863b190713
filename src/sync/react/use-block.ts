import { timeOver } from '../../../contract/policy/register-time.ts';
import { blockedIds } from '../../replica/queries/block.ts';
import { me } from '../../replica/queries/me.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { useSync } from './use-sync.ts';

/** Blocks an account or a company, or lets them write again; on this device it holds from the tap on. */
export function useBlock(): (id: string, blocked: boolean) => Promise<void> {
  const db = useReplica();
  const { mutate, now } = useSync();
  return async (id, blocked) => {
    const known = (await me(db))?.settings.blocked?.[id];
    const value = blocked ? (true as const) : null;
    const setting = { blocked: { [id]: { value, at: timeOver(known, now()) } } };
    await mutate('user.set-setting', { userId: db.uid, setting });
  };
}

/** Whether somebody is blocked; undefined until that is known. */
export function useBlocked(id: string): boolean | undefined {
  return useLive(async (db) => blockedIds(await me(db)).has(id), [id]);
}
