import type { ArgsOf } from '../../../contract/calls.ts';
import type { Company, CompanyGeneralPatch } from '../../../contract/entities/company.ts';
import type { CompanySettings, StoredSettings } from '../../../contract/entities/company-settings.ts';
import { ApiError } from '../../../contract/errors.ts';
import { TEMPLATES_MAX } from '../../../contract/limits.ts';
import { mergedTemplates } from '../../../contract/message-templates.ts';
import type { CallContext } from '../../api/call-context.ts';
import { touchCompany } from '../../domain/company/lock-company.ts';
import { presentGeneral, presentSettings, readCompany } from '../../domain/company/presenter.ts';
import type { CompanyRow } from '../../domain/company/row.ts';
import { touchJobs } from '../../domain/company/touch-jobs.ts';
import { changePhotos } from '../../domain/file/shown-images.ts';
import { logSettings } from './log-settings.ts';

/** Merges key by key: what is not named stays. A new reply promise is shown on every job of the company. */
export async function updateGeneral(
  context: CallContext,
  { general }: ArgsOf<'company.update-general'>,
  company: CompanyRow,
): Promise<Company> {
  const { tx } = context;
  const texts = Object.entries({ ...company.rejection_texts, ...general.rejectionTexts });
  const templates = mergedTemplates(company.message_templates, general.messageTemplates);
  if (Object.keys(templates).length > TEMPLATES_MAX)
    throw new ApiError('quota_exceeded', `a company keeps ${TEMPLATES_MAX} texts at most; delete one first`);
  const photos = await changePhotos(
    context,
    { from: company.photos, changes: general.photos },
    { type: 'company', id: company.id },
  );
  const next = await tx
    .updateTable('company')
    .set({
      ...(general.website === undefined ? {} : { website: general.website }),
      ...(general.employeeCount === undefined ? {} : { employee_count: general.employeeCount }),
      ...(general.rejectionText === undefined ? {} : { rejection_text: general.rejectionText }),
      ...(general.replyDays === undefined ? {} : { reply_days: general.replyDays }),
      ...wordsOf(general),
      ...photos,
      message_templates: JSON.stringify(templates),
      rejection_texts: JSON.stringify(Object.fromEntries(texts.filter(([, text]) => text?.trim()))),
    })
    .where('id', '=', company.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await logSettings(context, company.id, presentGeneral(company), presentGeneral(next));
  await touchCompany(context, company.id);
  if (next.reply_days !== company.reply_days) await touchJobs(context, company.id);
  return readCompany(tx, company.id);
}

/** What everybody reads, in its columns. */
function wordsOf({ about, benefits, bannerAlt, bannerFocus }: CompanyGeneralPatch) {
  return {
    ...(about === undefined ? {} : { about }),
    ...(benefits === undefined ? {} : { benefits: JSON.stringify(benefits) }),
    ...(bannerAlt === undefined ? {} : { banner_alt: bannerAlt }),
    ...(bannerFocus === undefined ? {} : { banner_focus: bannerFocus && JSON.stringify(bannerFocus) }),
  };
}

/** Merges key by key. Gives all settings, those included that were never chosen. */
export async function setSetting(
  context: CallContext,
  { setting }: ArgsOf<'company.set-setting'>,
  company: CompanyRow,
): Promise<CompanySettings> {
  const { replyDays, ...stored } = setting;
  const next = await context.tx
    .updateTable('company')
    .set({
      ...(replyDays === undefined ? {} : { reply_days: replyDays }),
      settings: JSON.stringify({ ...company.settings, ...withoutUndefined(stored) }),
    })
    .where('id', '=', company.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await logSettings(context, company.id, presentSettings(company), presentSettings(next));
  await touchCompany(context, company.id);
  const isShown = next.reply_days !== company.reply_days || next.settings.blind !== company.settings.blind;
  if (isShown) await touchJobs(context, company.id);
  return presentSettings(next);
}

function withoutUndefined(settings: StoredSettings): StoredSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
