import type { ReportMeasure } from '../../../contract/entities/report.ts';
import type { Language } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { DecidedAbout, DecisionOutcome } from '../../../locales/types/decisions.ts';
import type { CallSettings } from '../../base/settings.ts';

/** What a report or an objection is about, for a mail. */
export const targetText = (lang: Language, about: DecidedAbout) => SERVER_TEXTS[lang].decisions.about[about];

/** What was decided, in a sentence or two. */
export function decisionText(lang: Language, outcome: DecisionOutcome, measure: ReportMeasure): string {
  const { decisions } = SERVER_TEXTS[lang];
  return `${decisions.outcome[outcome]} ${decisions.measure[measure]}`.trim();
}

/** Where a person reads what they reported, and what was decided. */
export const reportsUrl = ({ publicUrl }: Pick<CallSettings, 'publicUrl'>) =>
  `${publicUrl}/pwa/user/settings?safety=reports`;
