import type { Mutator } from '../mutator.ts';

export const updateCompanyGeneral: Mutator<'company.update-general'> = async (tx, args) => {
  const row = await tx.get('company', args.companyId);
  if (row) await tx.put('company', { ...row, general: { ...row.general, ...args.general } });
};
