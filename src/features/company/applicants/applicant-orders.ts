import type { Applicant } from '../../../../contract/entities/application.ts';
import { byDue } from '../../../replica/queries/due.ts';
import { byNumber, byWord, type Orders } from '../table/table-sort.ts';
import { COLUMNS, columnOf, type Offers } from './columns.ts';

/** What the table of applicants can be sorted by. @param names of members, by their ids */
export function applicantOrders(offers: Offers, names: ReadonlyMap<string, string>): Orders<Applicant> {
  return {
    name: byWord(({ name }) => name),
    job: byWord(({ job }) => job.title),
    applied: byWord(({ statusAt }) => statusAt.submitted),
    due: { compare: byDue, isEmpty: ({ dueAt }) => dueAt === null },
    state: byNumber((row) => COLUMNS.indexOf(columnOf(row, offers))),
    member: byWord(({ private: { assigned } }) => assigned && names.get(assigned._userId)),
    tags: byWord(({ private: { tags } }) => tags.join(' ')),
  };
}
