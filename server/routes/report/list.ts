import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext, UserRecord } from '../../api/call-context.ts';
import { openPage } from '../../api/page.ts';
import { presentAppeal, presentReports } from '../../domain/report/presenter.ts';
import { presentRestriction } from '../../domain/restriction/presenter.ts';
import { ownedCompany } from './policy.ts';

/** One's own reports, and what was decided about one's own content or company; newest first. */
export async function listReports(
  { tx }: CallContext,
  args: ArgsOf<'report.list'>,
  user: UserRecord,
): Promise<AnswerOf<'report.list'>> {
  const page = openPage(args, ['id']);
  const companyId = ownedCompany(user);
  const rows = await tx
    .selectFrom('report')
    .where((eb) =>
      eb.or([
        eb('reporter_id', '=', user.id),
        // As `concerns` has it.
        eb.and([
          eb('outcome', '=', 'upheld'),
          eb.or([
            eb('affected_user_id', '=', user.id),
            ...(companyId === null ? [] : [eb('affected_company_id', '=', companyId)]),
          ]),
        ]),
      ]),
    )
    .where(page.behind(['id']))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.fetch)
    .execute();
  const { shown, next } = page.close(rows, ({ id }) => [id]);
  return { items: await presentReports(tx, shown, user.id), next };
}

export async function listAppeals(
  { tx }: CallContext,
  args: ArgsOf<'appeal.list'>,
  user: UserRecord,
): Promise<AnswerOf<'appeal.list'>> {
  const page = openPage(args, ['id']);
  const rows = await tx
    .selectFrom('appeal')
    .where('user_id', '=', user.id)
    .where(page.behind(['id']))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.fetch)
    .execute();
  const { shown, next } = page.close(rows, ({ id }) => [id]);
  return { items: shown.map(presentAppeal), next };
}

/** What was done to one's own account or content, or to the company one owns; newest first. */
export async function listRestrictions(
  { tx }: CallContext,
  args: ArgsOf<'restriction.list'>,
  user: UserRecord,
): Promise<AnswerOf<'restriction.list'>> {
  const page = openPage(args, ['id']);
  const companyId = ownedCompany(user);
  const rows = await tx
    .selectFrom('restriction')
    .where((eb) =>
      eb.or([eb('user_id', '=', user.id), ...(companyId === null ? [] : [eb('company_id', '=', companyId)])]),
    )
    .where(page.behind(['id']))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.fetch)
    .execute();
  const { shown, next } = page.close(rows, ({ id }) => [id]);
  const ids = shown.map(({ id }) => id);
  const appeals =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('appeal')
          .where('user_id', '=', user.id)
          .where('restriction_id', 'in', ids)
          .selectAll()
          .orderBy('id', 'desc')
          .execute();
  const own = Map.groupBy(appeals, (row) => row.restriction_id);
  const items = shown.map((row) => presentRestriction(row, (own.get(row.id) ?? []).map(presentAppeal)));
  return { items, next };
}
