import { v4 } from 'uuid';
import { Effects } from '../database/change-log/effects.ts';
import { recordCompany } from '../database/change-log/record.ts';
import { writeLog } from '../database/change-log/write-log.ts';
import type { Db } from '../database/database.ts';
import { grantPlan } from '../domain/billing/grant.ts';
import { insertJobs } from './insert-jobs.ts';
import { generateMarket } from './market/generate.ts';

const SEED = 4400;
/** How many jobs the sample market has. */
export const SAMPLE_JOBS = 400;

/** Fills a database without companies with the sample market. Gives the number of jobs, 0 where nothing was done. */
export async function seedSampleMarket(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const any = await tx.selectFrom('company').select('id').limit(1).executeTakeFirst();
    if (any !== undefined) return 0;
    const { companies, jobs } = generateMarket({
      seed: SEED,
      now,
      count: SAMPLE_JOBS,
      newId: (random) => v4({ random }),
    });
    const effects = new Effects();
    const rows = await tx
      .insertInto('company')
      .values(
        companies.map((company) => ({
          id: company._id,
          company_uid: company.companyUID,
          company_name: company.companyName,
          verified: company.verified,
          website: company.general.website,
          employee_count: company.general.employeeCount,
          rejection_text: company.general.rejectionText,
          reply_days: company.general.replyDays,
          created_at: new Date(company.createdAt),
        })),
      )
      .returning(['id', 'ver'])
      .execute();
    for (const row of rows) recordCompany(effects, row);
    await grantPlan(
      tx,
      rows.map(({ id }) => id),
      { now },
    );
    // The demo account becomes the owner of the first one.
    await tx
      .insertInto('meta')
      .values({ name: 'demo_company', value: companies[0]?._id ?? '' })
      .execute();
    const inserted = await insertJobs(
      tx,
      effects,
      jobs.map((job) => ({
        id: job._id,
        companyId: job._companyId,
        draft: job,
        published: { at: new Date(job.publishedAt), validThrough: new Date(job.validThrough) },
      })),
      now,
    );
    await writeLog(tx, effects, now);
    return inserted.size;
  });
}
