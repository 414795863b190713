import type { Company, Member } from '../../../contract/entities/company.ts';

/** What a member of the company may do; the server decides again (product section 4.9). */
export type Access = {
  /** Accept, reject, write. */
  answer: boolean;
  /** Change the company, delete jobs. */
  own: boolean;
};

export function accessOf(company: Pick<Company, 'members'> | undefined, uid: string): Access {
  const me: Member | undefined = company?.members.find((member) => member._userId === uid);
  const own = me?.role === 'owner';
  return { answer: own || me?.canChat === true, own };
}
