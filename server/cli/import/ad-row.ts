import { parse } from 'csv-parse/sync';
import { StartFailure } from '../../base/start-failure.ts';

/** Columns an import cannot do without; the others may be missing, and count as empty then. */
export const NEEDED = ['job_id', 'title', 'description'] as const;
export const OPTIONAL = [
  'department',
  'salary_range',
  'company_profile',
  'requirements',
  'benefits',
  'telecommuting',
  'employment_type',
  'required_experience',
  'required_education',
  'industry',
  'function',
  'fraudulent',
] as const;

/** One advertisement as it stands in the file. */
export type AdRow = Record<(typeof NEEDED)[number] | (typeof OPTIONAL)[number], string>;

/** Rows of a CSV file with a header line. Throws a StartFailure when it is no such file. */
export function readAdRows(text: string, name: string): AdRow[] {
  let rows: Record<string, string>[];
  try {
    rows = parse(text, { columns: true, bom: true, skip_empty_lines: true, relax_column_count_less: true });
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? ` (line ${error.lines})` : '';
    throw new StartFailure(`${name} is no CSV file with a header line${line}.`, 2);
  }
  const [first] = rows;
  if (first === undefined) throw new StartFailure(`${name} holds no rows.`, 2);
  const missing = NEEDED.filter((column) => !(column in first));
  if (missing.length > 0)
    throw new StartFailure(
      `${name} lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}.`,
      2,
    );
  const columns = [...NEEDED, ...OPTIONAL];
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? ''])) as AdRow);
}
