import type { ConsentAct } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import { GUARDIAN_BLOCK_MONTHS } from '../../../contract/limits.ts';
import { monthsAfter } from '../../../contract/months.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { textHash } from '../../base/canonical-json.ts';

export type AskedAbout = {
  /** The child's own address: a block outlives the account. */
  readonly childMail: string;
  readonly act: ConsentAct;
};

/** Writes no more to an address: about this child and act, or about anybody. Only hashes are kept. */
export async function blockGuardian(
  { tx, now }: ChangeContext,
  mail: string,
  reason: keyof typeof GUARDIAN_BLOCK_MONTHS,
  { childMail, act }: AskedAbout,
): Promise<void> {
  const about = reason === 'no' ? { about_hash: hashOf(childMail), act } : { about_hash: null, act: null };
  const erase_at = monthsAfter(now, GUARDIAN_BLOCK_MONTHS[reason]);
  await tx
    .insertInto('guardian_block')
    .values({ mail_hash: hashOf(mail), ...about, at: now, erase_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Throws `fields_invalid` with the code `refused` for an address that does not want to be asked. */
export async function assertMayAsk(
  { tx, now }: Pick<ChangeContext, 'tx' | 'now'>,
  mail: string,
  about: AskedAbout | undefined,
  path: string,
): Promise<void> {
  const blocked = await tx
    .selectFrom('guardian_block')
    .where('mail_hash', '=', hashOf(mail))
    .where('erase_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('about_hash', 'is', null),
        ...(about === undefined
          ? []
          : [eb.and([eb('about_hash', '=', hashOf(about.childMail)), eb('act', '=', about.act)])]),
      ]),
    )
    .select('mail_hash')
    .limit(1)
    .executeTakeFirst();
  if (blocked !== undefined)
    throw new ApiError('fields_invalid', 'this address has refused; we do not write to it about this', {
      fields: [{ path, code: 'refused' }],
    });
}

const hashOf = (mail: string) => textHash(mail.trim().toLowerCase());
