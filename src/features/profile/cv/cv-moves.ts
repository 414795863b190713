import type { Cv } from '../../../../contract/entities/cv.ts';
import type { UserGeneral, UserGeneralPatch } from '../../../../contract/entities/user.ts';
import { cvPatch } from '../use-profile-change.ts';
import type { PartKey } from './cv-fields.ts';
import { type CvItem, isSame, itemsOf, moved } from './cv-item.ts';

/** The change that moves an entry by so many places from where it stands by then; null where it cannot go. */
export function movedBy(part: PartKey, item: CvItem | undefined, places: number) {
  return (general: UserGeneral): UserGeneralPatch | null => {
    const items = itemsOf(general.cv, part);
    const at = item === undefined ? -1 : items.findIndex((one) => isSame(one, item));
    const to = at + places;
    if (at < 0 || to < 0 || to >= items.length) return null;
    return cvPatch({ ...general.cv, [part]: moved(items, at, to) } as Cv);
  };
}
