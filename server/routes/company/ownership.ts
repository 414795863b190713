import type { Selectable } from 'kysely';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { Company } from '../../../contract/entities/company.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import type { HandoverTable } from '../../database/schema/company.ts';
import { dropHandover, findHandover } from '../../domain/company/handover.ts';
import { assertStaysAsOwner } from '../../domain/company/last-owner.ts';
import { assertStaying, touchCompany } from '../../domain/company/lock-company.ts';
import { readCompany } from '../../domain/company/presenter.ts';
import type { CompanyRow } from '../../domain/company/row.ts';
import { touchReadersFor } from '../../domain/job/touch-readers.ts';
import { appendLog } from '../../domain/log/append.ts';
import { findMember, lockAsMember } from './policy.ts';

/** Asks a member to take the company over, instead of the member asked before; null takes the question back. */
export async function offerOwnership(
  context: CallContext,
  { _userId }: ArgsOf<'company.offer-ownership'>,
  company: CompanyRow,
): Promise<Company> {
  const { tx, now } = context;
  const by = userOf(context).id;
  const waiting = await findHandover(tx, company.id);
  if (waiting?.user_id === (_userId ?? undefined) && (waiting === undefined || waiting.offered_by === by))
    return readCompany(tx, company.id);
  if (_userId !== null) await assertCanTakeOver(context, company, _userId);
  await dropHandover(tx, company.id);
  if (_userId !== null)
    await tx
      .insertInto('company_handover')
      .values({ company_id: company.id, user_id: _userId, offered_by: by, created_at: now })
      .execute();
  await appendLog(context, {
    companyId: company.id,
    actor: { uid: by },
    action: _userId === null ? 'ownership.withdrawn' : 'ownership.offered',
    ref: { type: 'member', id: _userId ?? waiting?.user_id ?? by },
  });
  await touchCompany(context, company.id);
  return readCompany(tx, company.id);
}

async function assertCanTakeOver(context: CallContext, company: CompanyRow, uid: string): Promise<void> {
  assertStaying(company);
  const member = await findMember(context, company.id, uid);
  if (member === undefined) throw new ApiError('not_found', 'no such member');
  if (member.role === 'owner')
    throw new ApiError('state_conflict', 'this member is an owner already', { detail: { status: 'owner' } });
  await assertStaysAsOwner(context.tx, uid);
}

type Answering = { company: CompanyRow; handover: Selectable<HandoverTable> };

/** The member who was asked. */
export async function mayAnswerOwnership(
  context: CallContext,
  { companyId }: ArgsOf<'company.answer-ownership'>,
): Promise<Answering> {
  const { company, caller } = await lockAsMember(context, companyId);
  const handover = await findHandover(context.tx, companyId);
  if (handover?.user_id === caller.user_id) return { company, handover };
  throw new ApiError('not_allowed', 'nobody asks you to take this company over, or no longer');
}

/** Taken over, the one who asked stays as a plain member with the rights they had. */
export async function answerOwnership(
  context: CallContext,
  { accept }: ArgsOf<'company.answer-ownership'>,
  { company, handover }: Answering,
): Promise<Company> {
  const { tx } = context;
  const { user_id: next, offered_by: by } = handover;
  if (accept) {
    assertStaying(company);
    await assertStaysAsOwner(tx, next);
    const members = tx.updateTable('member').where('company_id', '=', company.id);
    await members
      .set({ role: 'owner', can_sign: true, can_chat: true })
      .where('user_id', '=', next)
      .execute();
    await members.set({ role: 'member' }).where('user_id', '=', by).execute();
  }
  await dropHandover(tx, company.id);
  await appendLog(context, {
    companyId: company.id,
    actor: { uid: next },
    action: accept ? 'ownership.moved' : 'ownership.declined',
    ref: { type: 'member', id: by },
  });
  if (accept) {
    await touchReadersFor(context, company.id, next);
    await touchReadersFor(context, company.id, by);
  }
  await touchCompany(context, company.id);
  return readCompany(tx, company.id);
}
