import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Cv } from '../../contract/entities/cv.ts';

/** JSON Resume's own word, by which other programs know it; every language says it in its own. */
export const NATIVE = 'Native speaker';

export type CvRow = { when?: string; what: string; where?: string; more: string[] };
export type CvPart = {
  key: keyof Cv;
  title: MessageDescriptor;
  /** Some of its rows say when. */
  dated: boolean;
  rows: CvRow[];
};

/** The parts of a CV that say something, in the order they are looked for. */
export function cvParts(cv: Cv): CvPart[] {
  const parts: Omit<CvPart, 'dated'>[] = [
    {
      key: 'work',
      title: msg`Work`,
      rows: (cv.work ?? []).map((one) =>
        row(one.position, [one.name, one.location], period(one), [one.summary, ...(one.highlights ?? [])]),
      ),
    },
    {
      key: 'education',
      title: msg`School and training`,
      rows: (cv.education ?? []).map((one) =>
        row(joined([one.studyType, one.area]), [one.institution, one.score], period(one), one.courses ?? []),
      ),
    },
    {
      key: 'languages',
      title: msg({ message: 'Languages', context: 'part of a CV' }),
      rows: (cv.languages ?? []).map((one) => row(one.language, [one.fluency])),
    },
    {
      key: 'skills',
      title: msg({ message: 'Skills', context: 'part of a CV' }),
      rows: (cv.skills ?? []).map((one) => row(one.name, [one.level, ...(one.keywords ?? [])])),
    },
    {
      key: 'certificates',
      title: msg`Certificates`,
      rows: (cv.certificates ?? []).map((one) => row(one.name, [one.issuer], year(one.date))),
    },
    {
      key: 'volunteer',
      title: msg`Volunteering`,
      rows: (cv.volunteer ?? []).map((one) =>
        row(one.position, [one.organization], period(one), [one.summary, ...(one.highlights ?? [])]),
      ),
    },
    {
      key: 'projects',
      title: msg`Projects`,
      rows: (cv.projects ?? []).map((one) =>
        row(one.name, one.roles ?? [], period(one), [one.description, ...(one.highlights ?? [])]),
      ),
    },
    {
      key: 'awards',
      title: msg`Awards`,
      rows: (cv.awards ?? []).map((one) => row(one.title, [one.awarder], year(one.date), [one.summary])),
    },
    {
      key: 'interests',
      title: msg`Interests`,
      rows: (cv.interests ?? []).map((one) => row(one.name, one.keywords ?? [])),
    },
  ];
  return parts
    .map((part) => ({ ...part, rows: part.rows.filter(({ what }) => what !== '') }))
    .filter(({ rows }) => rows.length > 0)
    .map((part) => ({ ...part, dated: part.rows.some(({ when }) => when !== undefined) }));
}

type Texts = readonly (string | undefined)[];

/** What is missing in front is taken from behind: somebody may name a shop and no position. */
function row(what: string | undefined, where: Texts, when = '', more: Texts = []): CvRow {
  const [first = '', ...rest] = filled([what, ...where]);
  return {
    what: first,
    ...(rest.length > 0 && { where: rest.join(', ') }),
    ...(when && { when }),
    more: filled(more),
  };
}

function filled(texts: Texts): string[] {
  return texts.filter((text): text is string => text !== undefined && text.trim() !== '');
}

const joined = (texts: Texts) => filled(texts).join(', ');

/** Years suffice to read along a life: `2022–2024`, `2022–` where it goes on. */
function period({
  startDate,
  endDate,
}: {
  startDate?: string | undefined;
  endDate?: string | undefined;
}): string {
  const [from, to] = [year(startDate), year(endDate)];
  if (from === '') return to;
  return from === to ? from : `${from}–${to}`;
}

function year(date: string | undefined): string {
  return date?.slice(0, 4) ?? '';
}
