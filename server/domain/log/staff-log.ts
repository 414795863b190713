import type { ChangeContext } from '../../api/change-context.ts';

type StaffAct = {
  readonly command: string;
  readonly args: unknown;
  /** The member of staff; null of reads. */
  readonly by: string | null;
  readonly outcome: string;
};

/** Keeps what staff did, in the transaction in which it is done. */
export async function keepStaffAct(
  { tx, now }: ChangeContext,
  { command, args, by, outcome }: StaffAct,
): Promise<void> {
  await tx
    .insertInto('staff_log')
    .values({ at: now, command, args: JSON.stringify(args), acted_by: by, outcome })
    .execute();
}
