import type { Company } from '../../../contract/entities/company.ts';
import type { CallContext } from '../../api/call-context.ts';
import { touchCompany } from '../../domain/company/lock-company.ts';
import { readCompany } from '../../domain/company/presenter.ts';
import type { CompanyRow } from '../../domain/company/row.ts';
import { touchJobs } from '../../domain/company/touch-jobs.ts';
import { replaceImage } from '../../domain/file/shown-images.ts';
import { logSettings } from './log-settings.ts';

type Image = { imageSource: string | null };

export const setLogo = (context: CallContext, { imageSource }: Image, company: CompanyRow) =>
  setImage(context, 'logo', imageSource, company);

export const setBanner = (context: CallContext, { imageSource }: Image, company: CompanyRow) =>
  setImage(context, 'banner', imageSource, company);

/** Null removes the image; the one that was there is erased. The logo is shown on every job of the company. */
async function setImage(
  context: CallContext,
  which: 'logo' | 'banner',
  to: string | null,
  company: CompanyRow,
): Promise<Company> {
  const column = `${which}_file_id` as const;
  const from = company[column];
  if (from === to) return readCompany(context.tx, company.id);
  // Jobs are locked before files (server/database/lock-order.ts).
  if (which === 'logo') await touchJobs(context, company.id);
  await replaceImage(context, { from, to }, { type: 'company', id: company.id });
  await context.tx
    .updateTable('company')
    .set({ [column]: to })
    .where('id', '=', company.id)
    .execute();
  await logSettings(context, company.id, { [which]: from }, { [which]: to });
  await touchCompany(context, company.id);
  return readCompany(context.tx, company.id);
}
