import type { Language } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { CATEGORIES, PROCESSING } from '../../domain/rights/processing.ts';

/** Days the operator says it keeps what lies outside the program. */
export type Kept = { readonly logDays: string; readonly backupDays: string };

/**
 * The table of the privacy page: a row for each category of the register of holdings, with the figures the program keeps
 * to, and what the operator keeps beside it.
 */
export function processingTable(language: Language, { logDays, backupDays }: Kept): string {
  const { head, rows, recipients, logs, backups } = SERVER_TEXTS[language].processing;
  const lines = CATEGORIES.map((category) => {
    const { figures, recipients: who } = PROCESSING[category];
    const { data, why, basis, howLong } = rows[category];
    return [data, why, basis, howLong(...figures), who.map((one) => recipients[one]).join('; ')];
  });
  const beside = [logs(logDays), backups(backupDays)].map((row) => [...row, recipients.hosting]);
  return [head, ...lines, ...beside].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
