import type { Company } from '../../../contract/entities/company.ts';
import { isLive } from '../../../contract/policy/job.ts';
import { mayBookPlan } from '../../../contract/policy/may-book-plan.ts';
import type { Replica } from '../database.ts';
import { myCompany } from './me.ts';

/** What of a plan is in use, as this device knows it, what waits here included. */
export type PlanUse = {
  /** Live jobs, and those that wait to get there. */
  jobs: number;
  members: number;
};

export async function planUse(db: Replica, now: Date): Promise<PlanUse> {
  const jobs = await db.companyJob.toArray();
  const company = await myCompany(db);
  return {
    jobs: jobs.filter((job) => isLive(job, now)).length,
    members: company?.members.length ?? 0,
  };
}

export type CompanyPlan = {
  company: Company | null;
  /** This person owns the company: billing is theirs. */
  owns: boolean;
  owners: string[];
  /** Plans are sold to it. */
  mayBook: boolean;
  use: PlanUse;
};

/** The company as the one who pays: who decides about it, and what it uses. */
export async function companyPlan(db: Replica, now: Date): Promise<CompanyPlan> {
  const company = (await myCompany(db)) ?? null;
  const owners = company?.members.filter(({ role }) => role === 'owner') ?? [];
  return {
    company,
    owns: owners.some(({ _userId }) => _userId === db.uid),
    owners: owners.map(({ name }) => name),
    mayBook: mayBookPlan(company?.registration?.kind ?? 'business'),
    use: await planUse(db, now),
  };
}
