import { SETTINGS_DEFAULTS } from '../../../contract/entities/company-settings.ts';
import type { Language } from '../../../contract/languages.ts';
import { monthsAfter } from '../../../contract/months.ts';
import { signOf } from '../../../contract/policy/applicant-name.ts';
import { rejectionText } from '../../../contract/rejection-text.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { languageOf } from '../user/settings.ts';
import { hasReleased } from './presenter.ts';
import type { ApplicationRow } from './row.ts';

/**
 * The rejection as the applicant reads it: the given text, or the company's for the applicant's language, with `%s1`
 * and `%s2` filled in. `%s1` is the first name only, because the company reads the text as well and may not know the
 * full one; `shown` is what the company reads where it may not know that either. Never empty.
 */
export async function rejectionFor(
  tx: Db,
  row: Pick<ApplicationRow, 'user_id' | 'company_id' | 'person' | 'job_snapshot' | 'status' | 'status_at'>,
  given: {
    text?: string | undefined;
    lang?: Language | undefined;
    /** Instead of `text`, for readers of each language. */
    texts?: Partial<Record<Language, string | undefined>> | undefined;
  },
): Promise<{ text: string; lang: Language; shown?: string }> {
  const lang = given.lang ?? (await languageOf(tx, row.user_id));
  const company = await tx
    .selectFrom('company')
    .where('id', '=', row.company_id)
    .select(['rejection_text', 'rejection_texts'])
    .executeTakeFirstOrThrow();
  const general = { rejectionText: company.rejection_text, rejectionTexts: company.rejection_texts };
  const textFor = (name: string) =>
    rejectionText(given.texts?.[lang] ?? given.text, general, lang, {
      name,
      jobTitle: row.job_snapshot.title,
    });
  const text = textFor(row.person.firstname);
  const { sign } = row.person;
  return { text, lang, ...(sign !== undefined && !hasReleased(row) && { shown: textFor(signOf(sign)) }) };
}

/** When an applicant's data are erased, counted from the end of the application: the company's months, six at most. */
export async function eraseAfter({ tx, now }: ChangeContext, companyId: string): Promise<Date> {
  const { settings } = await tx
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('settings')
    .executeTakeFirstOrThrow();
  return monthsAfter(now, settings.retentionMonths ?? SETTINGS_DEFAULTS.retentionMonths);
}
