import type { ChangeContext } from '../../api/change-context.ts';
import { recordCreator } from '../../database/change-log/record.ts';
import { eraseApplicationsOf } from '../application/erase.ts';
import { eraseFiles } from '../file/erase.ts';
import { endOffers } from '../offer/end-offers.ts';

/**
 * Erases a person's data on the talent's side: ends offers, withdraws and empties applications, erases files. Reports
 * by and about them stay until nobody can object any more (report/erase.ts): leaving does not clear a reported person.
 */
export async function eraseTalent(context: ChangeContext, uid: string): Promise<void> {
  await lockAll(context, uid);
  await endOffers(context, { user_id: uid }, 'talent', { uid });
  await eraseApplicationsOf(context, uid);
  await eraseOwnFiles(context, uid);
  await eraseCreator(context, uid);
}

/** Locks jobs, applications, offers and the creator's profile in the common order; the steps above alternate between them. */
async function lockAll({ tx }: ChangeContext, uid: string): Promise<void> {
  const own = tx.selectFrom('application').where('user_id', '=', uid);
  await tx
    .selectFrom('job')
    .where('id', 'in', own.select('job_id'))
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await own.select('id').orderBy('id').forNoKeyUpdate().execute();
  const offers = tx.selectFrom('offer').where('user_id', '=', uid);
  await offers.select('id').orderBy('id').forNoKeyUpdate().execute();
  const creator = tx.selectFrom('creator').where('user_id', '=', uid).select('id');
  await creator.forNoKeyUpdate().execute();
  await tx
    .selectFrom('creator_source')
    .where('creator_id', 'in', creator)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function eraseCreator({ tx, effects }: ChangeContext, uid: string): Promise<void> {
  const creator = await tx
    .selectFrom('creator')
    .where('user_id', '=', uid)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (creator === undefined) return;
  await tx.deleteFrom('creator_source').where('creator_id', '=', creator.id).execute();
  const row = await tx
    .updateTable('creator')
    .set((eb) => ({
      ver: eb('ver', '+', 1),
      handle: '',
      // Frees the handle and stays unique.
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
      photos: '[]',
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

/** A company keeps its pictures, what proves its registration and the files sent on its behalf; what proves a report goes with the report. */
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
    .where((eb) =>
      eb.or([
        eb('file.attached_type', 'is', null),
        eb('file.attached_type', 'not in', ['company', 'registration', 'report']),
      ]),
    )
    .select('file.id')
    .execute();
  await eraseFiles(
    context,
    files.map((file) => file.id),
  );
}
