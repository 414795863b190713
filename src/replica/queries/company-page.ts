import type { Company, CompanyCard } from '../../../contract/entities/company.ts';
import type { Job } from '../../../contract/entities/job.ts';
import type { Replica } from '../database.ts';
import { myCompany } from './me.ts';

/** One's own company as everybody else reads it, with what has not been received yet, and its jobs on the market. */
export type OwnCompanyPage = { card: CompanyCard; jobs: Job[] };

/** Null for any other company. */
export async function ownCompanyPage(db: Replica, companyId: string): Promise<OwnCompanyPage | null> {
  const company = await myCompany(db);
  if (company?._id !== companyId) return null;
  const all = await db.companyJob.toArray();
  const jobs = all
    .filter(({ status }) => status === 'published')
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
  return { card: cardOf(company, jobs.length), jobs };
}

/** The public card of a company's row; its usual time to answer is told by the server alone. */
function cardOf(company: Company, openJobs: number): CompanyCard {
  const { _id, companyName, verified, general, logo, banner, address } = company;
  const { website, employeeCount, replyDays, about, benefits, bannerAlt, bannerFocus, photos } = general;
  return {
    ...{ _id, companyName, verified, logo, banner, openJobs },
    general: { website, employeeCount, replyDays, about, benefits, bannerAlt, bannerFocus, photos },
    address: address && { country: address.country, postalCode: address.postalCode, city: address.city },
    medianReplyHours: null,
  };
}
