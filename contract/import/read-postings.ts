import { ALL_COLUMNS, type Column } from './ad-row.ts';
import { type Table, tableOf, tableOfRecords } from './read-table.ts';
import { UnreadableFile } from './unreadable-file.ts';

type Node = { [name: string]: unknown };

/** Postings of a page: schema.org’s JobPosting as JSON-LD, which search engines read too. @throws UnreadableFile */
export function postingsIn(html: string): Node[] {
  const found = [...jsonLdIn(html)].flatMap((json) => {
    try {
      return postingsOf(JSON.parse(json));
    } catch {
      // A page can hold broken ones beside the one that is meant.
      return [];
    }
  });
  if (found.length === 0) throw new UnreadableFile('no_posting');
  return found;
}

export function hasJsonLd(html: string): boolean {
  return !jsonLdIn(html).next().done;
}

/** What stands in a page's scripts of JSON-LD. Each search begins where the one before it ended. */
function* jsonLdIn(html: string): Generator<string> {
  const opens = /<script\b/gi;
  const closes = /<\/script/gi;
  for (let open = opens.exec(html); open !== null; open = opens.exec(html)) {
    const start = html.indexOf('>', open.index);
    if (start < 0) return;
    closes.lastIndex = start;
    const close = closes.exec(html);
    if (close === null) return;
    if (/ld\+json/i.test(html.slice(open.index, start))) yield html.slice(start + 1, close.index);
    opens.lastIndex = closes.lastIndex;
  }
}

/** A file of JSON: postings, or objects that are the rows of a table. @throws UnreadableFile, UnreadableTable */
export function tableOfJson(json: string, rowsMost: number): Table {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    throw new UnreadableFile('broken_json');
  }
  const postings = postingsOf(data);
  if (postings.length > 0) return postingTable(postings);
  const rows = Array.isArray(data) ? data.filter(isNode) : [];
  if (rows.length === 0) throw new UnreadableFile('no_posting');
  return tableOfRecords(
    rows.map((row) => new Map(Object.entries(row).map(([name, value]) => [name, text(value)]))),
    rowsMost,
  );
}

/** Postings as a table whose columns have the names that an import knows. */
export function postingTable(postings: readonly Node[]): Table {
  const ads = postings.map(cellsOf);
  const columns = ALL_COLUMNS.filter((column) => ads.some((ad) => ad[column]));
  return tableOf([columns, ...ads.map((ad) => columns.map((column) => ad[column] ?? ''))]);
}

/** Lists in lists, `@graph` in an item: deeper is made to break the reader. */
const DEPTH_MOST = 50;

function postingsOf(data: unknown, depth = 0): Node[] {
  if (depth > DEPTH_MOST) return [];
  if (Array.isArray(data)) return data.flatMap((one) => postingsOf(one, depth + 1));
  if (!isNode(data)) return [];
  if ([data['@type']].flat().includes('JobPosting')) return [data];
  return ['@graph', 'itemListElement', 'item', 'mainEntity'].flatMap((name) =>
    postingsOf(data[name], depth + 1),
  );
}

function cellsOf(posting: Node): Partial<Record<Column, string>> {
  const at = (...path: string[]) => text(path.reduce<unknown>((node, name) => first(node)?.[name], posting));
  const address = first(first(posting.jobLocation)?.address);
  const pay = first(first(posting.baseSalary)?.value) ?? first(posting.baseSalary);
  return {
    job_id: at('identifier', 'value') || text(posting.identifier) || text(posting.url),
    title: text(posting.title) || text(posting.name),
    description: text(posting.description),
    location: address ? '' : at('jobLocation', 'address') || at('jobLocation', 'name'),
    city: text(address?.addressLocality),
    postcode: text(address?.postalCode),
    salary_min: text(pay?.minValue) || text(pay?.value) || at('baseSalary', 'value'),
    salary_max: text(pay?.maxValue),
    salary_period: text(pay?.unitText),
    salary_currency: at('baseSalary', 'currency') || text(posting.salaryCurrency),
    hours: text(posting.workHours),
    start_date: text(posting.jobStartDate),
    openings: text(posting.totalJobOpenings),
    requirements: text(posting.qualifications) || text(posting.skills),
    benefits: text(posting.jobBenefits),
    telecommuting: text(posting.jobLocationType) === 'TELECOMMUTE' ? '1' : '',
    employment_type: text([posting.employmentType].flat()[0]),
    industry: text(posting.industry),
  };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** schema.org lets nearly everything be one or several. */
function first(value: unknown): Node | undefined {
  const one = Array.isArray(value) ? value[0] : value;
  return isNode(one) ? one : undefined;
}
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
