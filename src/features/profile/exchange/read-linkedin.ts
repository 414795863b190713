import { csvParseRows } from 'd3-dsv';
import { strFromU8, unzipSync } from 'fflate';

type Row = Record<string, string>;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WANTED =
  /(?:^|\/)(Profile|Positions|Education|Skills|Languages|Certifications|Volunteering|Projects|Honors)\.csv$/;
/** Of one table, unpacked. */
const TABLE_MAX = 4 * 1024 * 1024;

/**
 * JSON Resume of the archive that LinkedIn hands out ("Get a copy of your data"): one CSV table a part.
 * @throws for what is no such archive
 */
export function readLinkedIn(zip: Uint8Array): object {
  const found = unzipSync(zip, {
    filter: ({ name, originalSize }) => WANTED.test(name) && originalSize <= TABLE_MAX,
  });
  const tables = new Map(
    Object.entries(found).map(([name, bytes]) => [WANTED.exec(name)?.[1] ?? name, rowsOf(strFromU8(bytes))]),
  );
  if (tables.size === 0) throw new TypeError('no tables of LinkedIn');
  const rows = (table: string): Row[] => tables.get(table) ?? [];
  const [profile = {}] = rows('Profile');
  return {
    basics: { label: profile.Headline, summary: profile.Summary },
    work: rows('Positions').map((row) => ({
      position: row.Title,
      name: row['Company Name'],
      location: row.Location,
      startDate: monthOf(row['Started On']),
      endDate: monthOf(row['Finished On']),
      summary: row.Description,
    })),
    education: rows('Education').map((row) => ({
      institution: row['School Name'],
      studyType: row['Degree Name'],
      startDate: monthOf(row['Start Date']),
      endDate: monthOf(row['End Date']),
      courses: row.Notes ? [row.Notes] : [],
    })),
    skills: rows('Skills').map((row) => ({ name: row.Name })),
    languages: rows('Languages').map((row) => ({ language: row.Name, fluency: row.Proficiency })),
    certificates: rows('Certifications').map((row) => ({
      name: row.Name,
      issuer: row.Authority,
      date: monthOf(row['Started On']),
      url: row.Url,
    })),
    volunteer: rows('Volunteering').map((row) => ({
      position: row.Role,
      organization: row['Company Name'],
      startDate: monthOf(row['Started On']),
      endDate: monthOf(row['Finished On']),
      summary: row.Description,
    })),
    projects: rows('Projects').map((row) => ({
      name: row.Title,
      description: row.Description,
      url: row.Url,
      startDate: monthOf(row['Started On']),
      endDate: monthOf(row['Finished On']),
    })),
    awards: rows('Honors').map((row) => ({
      title: row.Title,
      summary: row.Description,
      date: monthOf(row['Issued On']),
    })),
  };
}

/** By the names of the first line. (`csvParse` would write code for them, which the page's policy forbids.) */
function rowsOf(csv: string): Row[] {
  const [head = [], ...rows] = csvParseRows(csv.replace(/^\uFEFF/, ''));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name.trim(), row[at] ?? ''])));
}

/** `2019-04` of `Apr 2019`, `2019` of `2019`; undefined for what is no date. */
function monthOf(text = ''): string | undefined {
  const [, name = '', year] = /^\s*([A-Za-z]{3})?[A-Za-z]*\s*(\d{4})\s*$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}` : year;
}
