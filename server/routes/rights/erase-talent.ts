import { stepOffer } from '../../../contract/policy/offer.ts';
import type { ChangeContext } from '../../api/call-context.ts';
import { recordCreator } from '../../change-log/record.ts';
import { eraseApplication } from '../application/erase.ts';
import { withdrawOpen } from '../application/withdraw-open.ts';
import { eraseFiles } from '../file/erase.ts';
import { appendLog } from '../log/append.ts';
import { tell } from '../offer/tell.ts';
import { countOf, enter } from '../offer/transition.ts';

/** What somebody has on the talent's side: offers are declined, applications withdrawn and emptied, files erased. */
export async function eraseTalent(context: ChangeContext, uid: string): Promise<void> {
  await declineOffers(context, uid);
  await withdrawOpen(context, uid);
  const { tx } = context;
  const applications = await tx
    .selectFrom('application')
    .where('user_id', '=', uid)
    .where('erased_at', 'is', null)
    .selectAll()
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of applications) {
    await eraseApplication(context, row);
    if (row.visible_at === null) continue;
    await appendLog(context, {
      companyId: row.company_id,
      actor: null,
      action: 'application.erased',
      ref: { type: 'application', id: row.id },
    });
  }
  await eraseCreator(context, uid);
  await eraseReports(context, uid);
  await eraseOwnFiles(context, uid);
}

async function declineOffers(context: ChangeContext, uid: string): Promise<void> {
  const offers = await context.tx
    .selectFrom('offer')
    .where('user_id', '=', uid)
    .where('status', 'in', ['sent', 'viewed', 'countered', 'awaiting_guardian'])
    .selectAll()
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of offers) {
    const status = stepOffer('decline', 'talent', row.status, countOf(row));
    if (status !== undefined) await tell(context, await enter(context, row, status), 'declined', { uid });
  }
}

async function eraseCreator({ tx, effects }: ChangeContext, uid: string): Promise<void> {
  const creator = await tx.selectFrom('creator').where('user_id', '=', uid).select('id').executeTakeFirst();
  if (creator === undefined) return;
  await tx.deleteFrom('creator_source').where('creator_id', '=', creator.id).execute();
  const row = await tx
    .updateTable('creator')
    .set((eb) => ({
      ver: eb('ver', '+', 1),
      handle: '',
      // Free again, and unique all the same.
      handle_folded: creator.id,
      media_kit_slug: creator.id,
      bio: '',
      niches: '[]',
      niches_folded: '[]',
      languages: '[]',
      region: '',
      region_folded: '',
      packages: '[]',
      examples: '[]',
      audience: null,
      availability: null,
      status: 'suspended',
      proven: false,
    }))
    .where('id', '=', creator.id)
    .returning(['id', 'ver', 'user_id'])
    .executeTakeFirstOrThrow();
  recordCreator(effects, row);
}

/** The decisions stay, without the words of whoever is gone. */
async function eraseReports({ tx }: ChangeContext, uid: string): Promise<void> {
  await tx.updateTable('report').set({ text: '' }).where('reporter_id', '=', uid).execute();
  await tx.updateTable('report').set({ evidence: '{}' }).where('affected_user_id', '=', uid).execute();
  await tx.updateTable('appeal').set({ text: '' }).where('user_id', '=', uid).execute();
}

/** A company keeps its pictures, and what was sent for it. */
async function eraseOwnFiles(context: ChangeContext, uid: string): Promise<void> {
  const files = await context.tx
    .selectFrom('file')
    .leftJoin('message', (join) =>
      join.on((eb) =>
        eb.and([
          eb('file.attached_type', '=', 'message'),
          eb(eb.cast<string>('message.id', 'text'), '=', eb.ref('file.attached_id')),
        ]),
      ),
    )
    .where('file.owner_id', '=', uid)
    .where('file.erased_at', 'is', null)
    .where('message.on_behalf_of', 'is', null)
    .where((eb) => eb.or([eb('file.attached_type', 'is', null), eb('file.attached_type', '<>', 'company')]))
    .select('file.id')
    .execute();
  await eraseFiles(
    context,
    files.map((file) => file.id),
  );
}
