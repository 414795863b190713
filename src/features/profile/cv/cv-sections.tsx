import { useLingui } from '@lingui/react/macro';
import type { Cv } from '../../../../contract/entities/cv.ts';
import type { PartKey } from './cv-fields.ts';
import { itemsOf } from './cv-item.ts';
import { CvSection } from './cv-section.tsx';

/** The CV. What most people have is always there; what came by an import, as long as something is in it. */
export function CvSections({ cv }: { cv: Cv | undefined }) {
  const { t } = useLingui();
  const parts: { part: PartKey; title: string; always?: true }[] = [
    { part: 'work', title: t({ message: 'Work', context: 'part of a CV' }), always: true },
    { part: 'education', title: t`School and training`, always: true },
    { part: 'skills', title: t`What I can do`, always: true },
    { part: 'languages', title: t({ message: 'Languages', context: 'part of a CV' }), always: true },
    { part: 'certificates', title: t`Certificates`, always: true },
    { part: 'volunteer', title: t`Volunteering` },
    { part: 'projects', title: t`Projects` },
    { part: 'awards', title: t`Awards` },
    { part: 'interests', title: t`Interests` },
  ];
  return parts
    .filter(({ part, always }) => always || itemsOf(cv, part).length > 0)
    .map(({ part, title }) => <CvSection key={part} part={part} title={title} cv={cv} />);
}
