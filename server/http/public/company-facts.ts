import type { ImagePoint } from '../../../contract/entities/company.ts';
import type { Photo } from '../../../contract/entities/photo.ts';
import type { Db } from '../../database/database.ts';
import { asPublic } from '../../domain/company/presenter.ts';
import { onMarket } from '../../domain/job/on-market.ts';

/** What everybody may know of a company. */
export type CompanyFacts = {
  id: string;
  name: string;
  verified: boolean;
  replyDays: number;
  medianReplyH: number | null;
  /** Ids of pictures. */
  logo: string | null;
  banner: string | null;
  bannerAlt: string;
  bannerFocus: ImagePoint | null;
  about: string;
  benefits: readonly string[];
  photos: readonly Photo[];
  website: string;
  people: number | null;
  /** With its postcode; null where none is told. */
  place: string | null;
  since: Date;
  openJobs: number;
};

/** A company that has published a job; one that never did is nobody's business yet. */
export async function loadCompanyFacts(
  db: Db,
  companyId: string,
  now: Date,
): Promise<CompanyFacts | undefined> {
  const found = await db
    .selectFrom('company')
    .leftJoin('address', 'address.id', 'company.address_id')
    .where('company.id', '=', companyId)
    .where('company.deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('job')
          .whereRef('job.company_id', '=', 'company.id')
          .where('job.published_at', 'is not', null)
          .select('job.id'),
      ),
    )
    .selectAll('company')
    .select(['address.postal_code', 'address.city'])
    .select((eb) =>
      eb
        .selectFrom('job')
        .whereRef('job.company_id', '=', 'company.id')
        .where(onMarket('job', now))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('open_jobs'),
    )
    .executeTakeFirst();
  const row = found && asPublic(found);
  return (
    row && {
      id: row.id,
      name: row.company_name,
      verified: row.verified,
      replyDays: row.reply_days,
      medianReplyH: row.median_reply_h,
      logo: row.logo_file_id,
      banner: row.banner_file_id,
      bannerAlt: row.banner_alt,
      bannerFocus: row.banner_focus,
      about: row.about,
      benefits: row.benefits,
      photos: row.photos,
      website: row.website,
      people: row.employee_count,
      place: [row.postal_code, row.city].filter(Boolean).join(' ') || null,
      since: row.created_at,
      openJobs: Number(row.open_jobs ?? 0),
    }
  );
}
