import type { Cv } from '../../../../contract/entities/cv.ts';
import type { UserGeneral, UserGeneralPatch } from '../../../../contract/entities/user.ts';
import type { Imported } from '../../../../contract/json-resume.ts';
import { CV_PARTS, type PartKey } from '../cv/cv-fields.ts';
import { type CvItem, isSame, itemsOf } from '../cv/cv-item.ts';

/** One thing that a file says: a text of the profile, or an entry of the CV. */
export type Found =
  | { key: string; what: 'headline' | 'about'; text: string }
  | { key: string; what: PartKey; item: CvItem };

/** What a file says and the profile does not, in the order of the profile. */
export function newIn({ headline, about, cv }: Imported, general: UserGeneral): Found[] {
  const parts = Object.keys(CV_PARTS) as PartKey[];
  const items = parts.flatMap((what) => {
    const known = itemsOf(general.cv, what);
    return itemsOf(cv, what)
      .filter((item) => !known.some((one) => isSame(one, item)))
      .map((item, at): Found => ({ key: `${what}.${at}`, what, item }));
  });
  return [
    ...(headline && headline !== general.headline
      ? [{ key: 'headline', what: 'headline', text: headline } as const]
      : []),
    ...(about && about !== general.about ? [{ key: 'about', what: 'about', text: about } as const] : []),
    ...items,
  ];
}

/** The profile with what was chosen: texts in the place of those that are there, entries behind them. */
export function withChosen(general: UserGeneral, chosen: readonly Found[]): UserGeneralPatch | null {
  if (chosen.length === 0) return null;
  const texts = chosen.flatMap((found) => ('text' in found ? [[found.what, found.text]] : []));
  const entries = chosen.filter((found) => 'item' in found);
  const cv: Record<string, unknown> = { ...general.cv };
  for (const { what, item } of entries)
    cv[what] = [...((cv[what] ?? []) as CvItem[]).filter((one) => !isSame(one, item)), item];
  return { ...Object.fromEntries(texts), ...(entries.length > 0 && { cv: cv as Cv }) };
}
