import { XMLParser } from 'fast-xml-parser';
import { NATIVE } from '../../../i18n/cv-parts.ts';
import { CV_ENTRY_MAX } from '../cv/cv-item.ts';

/** An element as the parser gives it: its name with what is in it, and its attributes. */
type Element = { [name: string]: Element[] | string | Record<string, string> };

const ATTRIBUTES = ':@';
const TEXT = '#text';

/**
 * JSON Resume of a Europass CV in XML, both of the old form (`SkillsPassport`, 2013) and of the present one
 * (`Candidate`, HR Open). Not by `DOMParser`, which the page's Trusted Types forbid.
 * @throws TypeError for what is neither
 */
export function readEuropass(xml: string): object {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
  });
  const document = { document: parser.parse(xml) as Element[] };
  const [passport] = all(document, 'SkillsPassport');
  if (passport) return ofPassport(passport);
  const [candidate] = all(document, 'Candidate');
  if (candidate) return ofCandidate(candidate);
  throw new TypeError('no Europass');
}

function ofPassport(root: Element): object {
  const text = (of: Element, ...path: string[]) => textAt(of, path);
  return {
    basics: { label: text(root, 'LearnerInfo', 'Headline', 'Description', 'Label') },
    work: all(root, 'WorkExperience').map((one) => ({
      position: text(one, 'Position', 'Label'),
      name: text(one, 'Employer', 'Name'),
      location: text(one, 'Employer', 'ContactInfo', 'Address', 'Contact', 'Municipality'),
      ...passportPeriod(one),
      summary: plain(text(one, 'Activities')),
    })),
    education: all(root, 'Education').map((one) => ({
      studyType: text(one, 'Title'),
      institution: text(one, 'Organisation', 'Name'),
      ...passportPeriod(one),
      area: text(one, 'Field', 'Label'),
    })),
    languages: [
      ...all(root, 'MotherTongue').map((one) => ({
        language: text(one, 'Description', 'Label'),
        fluency: NATIVE,
      })),
      ...all(root, 'ForeignLanguage').map((one) => ({
        language: text(one, 'Description', 'Label'),
        fluency:
          text(one, 'ProficiencyLevel', 'SpokenInteraction') ?? text(one, 'ProficiencyLevel', 'Listening'),
      })),
    ],
    skills: ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other'].flatMap((kind) =>
      all(root, kind).flatMap((one) => {
        const name = plain(text(one, 'Description'));
        return name ? [{ name: name.slice(0, CV_ENTRY_MAX.line) }] : [];
      }),
    ),
  };
}

function passportPeriod(of: Element) {
  const at = (name: string) => {
    const date = first(first(of, 'Period'), name);
    if (!date) return undefined;
    const part = (key: string) => attribute(date, key)?.replace(/-/g, '');
    const [year, month] = [part('year'), part('month')];
    return year && [year, month].filter(Boolean).join('-');
  };
  return { startDate: at('From'), endDate: at('To') };
}

function ofCandidate(root: Element): object {
  const text = (of: Element, ...path: string[]) => textAt(of, path);
  const profile = first(root, 'CandidateProfile') ?? root;
  return {
    basics: { summary: plain(text(profile, 'ExecutiveSummary')) },
    work: all(profile, 'EmployerHistory').flatMap((employer) =>
      all(employer, 'PositionHistory').map((one) => ({
        position: text(one, 'PositionTitle'),
        name: text(employer, 'OrganizationName'),
        location: text(one, 'City') ?? text(employer, 'CityName'),
        ...candidatePeriod(first(one, 'EmploymentPeriod')),
        summary: plain(text(one, 'Description')),
      })),
    ),
    education: all(profile, 'EducationOrganizationAttendance').map((one) => ({
      institution: text(one, 'OrganizationName'),
      studyType: text(one, 'DegreeName') ?? text(one, 'ProgramName'),
      ...candidatePeriod(first(one, 'AttendancePeriod')),
    })),
    languages: all(profile, 'PersonCompetency')
      .filter((one) => text(one, 'TaxonomyID')?.toLowerCase() === 'language')
      .map((one) => ({
        language: text(one, 'CompetencyName') ?? text(one, 'CompetencyID'),
        fluency: /native|mother/i.test(contentOf(one)) ? NATIVE : text(one, 'ScoreText'),
      })),
    certificates: all(profile, 'Certification').map((one) => ({
      name: text(one, 'CertificationName'),
      issuer: text(one, 'IssuingAuthorityName'),
      date: text(one, 'FirstIssuedDate')?.slice(0, 10),
    })),
  };
}

function candidatePeriod(of: Element | undefined) {
  const at = (name: string) => (of ? textAt(of, [name, 'FormattedDateTime'])?.slice(0, 10) : undefined);
  return { startDate: at('StartDate'), endDate: at('EndDate') };
}

function childrenOf(of: Element): Element[] {
  return Object.entries(of).flatMap(([name, inside]) =>
    name !== ATTRIBUTES && Array.isArray(inside) ? inside : [],
  );
}

/** Elements below, at whatever depth. */
function all(of: Element, name: string): Element[] {
  return childrenOf(of).flatMap((child) => [
    ...(Object.hasOwn(child, name) ? [child] : []),
    ...all(child, name),
  ]);
}

function first(of: Element | undefined, name: string): Element | undefined {
  return of && all(of, name)[0];
}

function attribute(of: Element, name: string): string | undefined {
  return (of[ATTRIBUTES] as Record<string, string> | undefined)?.[name];
}

function contentOf(of: Element): string {
  return typeof of[TEXT] === 'string' ? of[TEXT] : childrenOf(of).map(contentOf).join(' ');
}

/** The text at a path of names, each below the one before; undefined where there is none. */
function textAt(of: Element, path: readonly string[]): string | undefined {
  const found = path.reduce<Element | undefined>((element, name) => first(element, name), of);
  return (found && contentOf(found).trim()) || undefined;
}

/** Europass writes texts as HTML inside of XML. */
function plain(html: string | undefined): string | undefined {
  const text = html
    ?.replace(/<\/(p|li|div)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n\s*\n/g, '\n');
  return text?.trim().slice(0, CV_ENTRY_MAX.text) || undefined;
}
