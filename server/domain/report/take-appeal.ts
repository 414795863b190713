import { APPEAL_ANSWER_DAYS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import type { AppealRow } from './presenter.ts';
import { tellAppealReceived } from './tell-received.ts';

type NewAppeal = Pick<AppealRow, 'id' | 'user_id' | 'report_id' | 'text'> & {
  readonly restriction_id?: string | null;
  /** When it arrived, where that was before now: from then on the answer is awaited. */
  readonly receivedAt?: Date;
};

/** Stores an objection and mails staff about it. Whether one may be made has been asked before. */
export async function takeAppeal(
  context: ChangeContext,
  { receivedAt = context.now, ...appeal }: NewAppeal,
): Promise<AppealRow> {
  const row = await context.tx
    .insertInto('appeal')
    .values({
      ...appeal,
      status: 'open',
      created_at: receivedAt,
      answer_by: daysAfter(receivedAt, APPEAL_ANSWER_DAYS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellAppealReceived(context, row);
  return row;
}
