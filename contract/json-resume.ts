import { type Cv, cv as cvSchema } from './entities/cv.ts';
import type { User, UserGeneral } from './entities/user.ts';
import { TEXT_MAX } from './limits.ts';

/** JSON Resume 1.0.0 (https://jsonresume.org/schema), out of a profile and into one. */

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Kind = 'line' | 'long' | 'date' | 'url' | 'lines';
type PartKey = Exclude<keyof Cv, 'basics'>;
const PERIOD = { url: 'url', startDate: 'date', endDate: 'date' } as const;

const PARTS: Record<PartKey, Readonly<Record<string, Kind>>> = {
  work: {
    name: 'line',
    position: 'line',
    location: 'line',
    ...PERIOD,
    summary: 'long',
    highlights: 'lines',
  },
  volunteer: { organization: 'line', position: 'line', ...PERIOD, summary: 'long', highlights: 'lines' },
  education: {
    institution: 'line',
    area: 'line',
    studyType: 'line',
    ...PERIOD,
    score: 'line',
    courses: 'lines',
  },
  certificates: { name: 'line', date: 'date', issuer: 'line', url: 'url' },
  awards: { title: 'line', date: 'date', awarder: 'line', summary: 'long' },
  skills: { name: 'line', level: 'line', keywords: 'lines' },
  languages: { language: 'line', fluency: 'line' },
  interests: { name: 'line', keywords: 'lines' },
  projects: {
    name: 'line',
    description: 'long',
    ...PERIOD,
    highlights: 'lines',
    keywords: 'lines',
    roles: 'lines',
  },
};

/** Facts of the account: they are never taken out of a file. */
const OF_ACCOUNT = ['name', 'email', 'phone', 'location', 'image'];
const ITEMS_MAX = 60;
const MAX: Record<Kind, number> = { line: 300, long: 4000, date: 10, url: 300, lines: 300 };
const LINES_MAX = 40;

/** The profile as other programs read it, with name and contacts. */
export function toJsonResume({ general, email, address }: Pick<User, 'general' | 'email' | 'address'>) {
  const { cv = {}, headline, about } = general;
  return {
    $schema: SCHEMA,
    ...cv,
    basics: {
      name: `${general.firstname} ${general.lastname}`,
      email,
      ...(general.phone === undefined ? {} : { phone: general.phone }),
      ...(address === null
        ? {}
        : {
            location: {
              address: [address.line1, address.line2].filter(Boolean).join(', '),
              postalCode: address.postalCode,
              city: address.city,
              region: address.state,
              countryCode: address.country,
            },
          }),
      ...cv.basics,
      ...(headline && { label: headline }),
      ...(about && { summary: about }),
    },
  };
}

export type Imported = Pick<UserGeneral, 'headline' | 'about' | 'cv'> & {
  /** Paths of what has no place here, such as `references` or `work.0.entity`; facts of the account are not named. */
  leftOut: string[];
};

/**
 * What a profile can keep of a resume; everything else is named.
 * @throws TypeError for what is no JSON Resume at all
 */
export function fromJsonResume(resume: unknown): Imported {
  if (!isRecord(resume)) throw new TypeError('no JSON Resume');
  const leftOut: string[] = [];
  const cv: Record<string, unknown> = {};
  const basics = isRecord(resume.basics) ? resume.basics : {};
  const headline = short(basics.label, TEXT_MAX.headline, 'basics.label', leftOut);
  const about = short(basics.summary, TEXT_MAX.about, 'basics.summary', leftOut);
  const url = kept('url', basics.url);
  if (url !== undefined) cv.basics = { url };
  for (const [key, value] of Object.entries(basics)) {
    const taken = ['label', 'summary'].includes(key) || (key === 'url' && url !== undefined);
    if (!taken && !OF_ACCOUNT.includes(key) && !isEmpty(value)) leftOut.push(`basics.${key}`);
  }
  for (const [key, value] of Object.entries(resume)) {
    if (['$schema', 'meta', 'basics'].includes(key) || isEmpty(value)) continue;
    if (!Object.hasOwn(PARTS, key) || !Array.isArray(value)) {
      leftOut.push(key);
      continue;
    }
    const items = value.flatMap((item, at) => itemOf(key as PartKey, item, at, leftOut));
    if (items.length > ITEMS_MAX) leftOut.push(`${key}.${ITEMS_MAX}`);
    if (items.length > 0) cv[key] = items.slice(0, ITEMS_MAX);
  }
  const checked = cvSchema.safeParse(cv);
  if (!checked.success) throw new TypeError('too large');
  return {
    ...(headline && { headline }),
    ...(about && { about }),
    ...(Object.keys(cv).length > 0 && { cv: checked.data }),
    leftOut,
  };
}

function itemOf(part: PartKey, item: unknown, at: number, leftOut: string[]): object[] {
  if (!isRecord(item)) {
    leftOut.push(`${part}.${at}`);
    return [];
  }
  const found: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(item)) {
    if (isEmpty(value)) continue;
    const kind = Object.hasOwn(PARTS[part], key) ? PARTS[part][key] : undefined;
    const taken = kind && kept(kind, value);
    if (taken === undefined) leftOut.push(`${part}.${at}.${key}`);
    else found[key] = taken;
  }
  return Object.keys(found).length > 0 ? [found] : [];
}

/** Undefined for what cannot be kept as it is. */
function kept(kind: Kind, value: unknown): string | string[] | undefined {
  if (kind === 'lines') {
    const fits =
      Array.isArray(value) && value.length <= LINES_MAX && value.every((one) => isText(one, MAX.lines));
    return fits ? (value as string[]) : undefined;
  }
  if (!isText(value, kind === 'date' ? 40 : MAX[kind])) return undefined;
  if (kind === 'date') return /^\d{4}(-\d{2}(-\d{2})?)?(?![\d-])/.exec(value)?.[0];
  return kind === 'url' && !/^https?:\/\//i.test(value) ? undefined : value;
}

function short(value: unknown, max: number, path: string, leftOut: string[]): string | undefined {
  if (isEmpty(value)) return undefined;
  if (isText(value, max)) return value;
  leftOut.push(path);
  return undefined;
}

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max && value.isWellFormed() && !value.includes('\u0000');

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
