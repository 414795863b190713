import type { ReportMeasure } from '../../../contract/entities/report.ts';
import type { Language } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { DecisionOutcome } from '../../../locales/types/decisions.ts';
import type { CallSettings } from '../../base/settings.ts';
import type { Db } from '../../database/database.ts';
import type { RestrictionRow } from '../restriction/restrict.ts';
import type { AppealRow, ReportRow } from './presenter.ts';

export const SERVER_DECISIONS = (lang: Language) => SERVER_TEXTS[lang].decisions;

/** What a report is about, by name and id, so that nobody has to guess which. */
export function aboutReport(
  lang: Language,
  { target_type, target_id, evidence }: Pick<ReportRow, 'target_type' | 'target_id' | 'evidence'>,
): string {
  const { about, named } = SERVER_DECISIONS(lang);
  return named(about[target_type], nameIn(target_type, evidence), target_id);
}

/**
 * The title of an ad, the name of a company, the ad that a conversation is about; what has no name has none. Of a person
 * `about` is what they say of themselves: it may be the very thing that was reported.
 */
function nameIn(type: ReportRow['target_type'], evidence: unknown): string {
  const { title, company_name: company, about } = (evidence ?? {}) as Record<string, unknown>;
  const names = type === 'conversation' ? [about] : [title, company];
  return names.find((name): name is string => typeof name === 'string') ?? '';
}

/** What an objection is about. */
export async function aboutAppeal(
  tx: Db,
  lang: Language,
  { report_id, restriction_id }: Pick<AppealRow, 'report_id' | 'restriction_id'>,
): Promise<string> {
  const { about, named, restriction } = SERVER_DECISIONS(lang);
  if (restriction_id !== null) {
    const row = await tx
      .selectFrom('restriction')
      .where('id', '=', restriction_id)
      .select(['kind', 'about', 'target_id'])
      .executeTakeFirst();
    if (row !== undefined) return named(restriction[row.kind], row.about, row.target_id);
  }
  return about[report_id === null ? 'lock' : 'decision'];
}

/** What was decided, in a sentence or two. */
export function decisionText(lang: Language, outcome: DecisionOutcome, measure: ReportMeasure): string {
  const decisions = SERVER_DECISIONS(lang);
  return `${decisions.outcome[outcome]} ${decisions.measure[measure]}`.trim();
}

type Granted = {
  /** What the objection was against and has undone. */
  readonly restrictions: readonly RestrictionRow[];
  /** What stands against the same targets all the same, by another decision. */
  readonly standing: readonly RestrictionRow[];
  /** Whether the report it was about is decided once more. */
  readonly again: boolean;
};

/** That an objection was right, and what follows from that. */
export function grantedText(lang: Language, { restrictions, standing, again }: Granted): string {
  const { outcome, undone, another, decidedAgain } = SERVER_DECISIONS(lang);
  const kinds = new Set(restrictions.map(({ kind }) => kind));
  const stays = new Set(standing.flatMap(({ kind }) => (kinds.has(kind) ? [kind] : [])));
  const open = [...kinds].filter((kind) => !stays.has(kind)).map((kind) => undone[kind]);
  const more = [...open, ...(stays.size > 0 ? [another] : []), ...(again ? [decidedAgain] : [])];
  return [outcome.granted, ...more].join(' ');
}

/** Where a person reads what they reported, and what was decided. */
export const reportsUrl = ({ publicUrl }: Pick<CallSettings, 'publicUrl'>) =>
  `${publicUrl}/pwa/user/settings?safety=reports`;
