import { TEXT_MAX } from '../../../../contract/limits.ts';

/** Any way of saying that everybody is meant: (m/w/d), (w/m/d), (d/m/w), (gn), (all genders). */
const OPEN_TO_ALL = /\(\s*(?:[mwfdxi](?:\s*[/|*]\s*[mwfdxi]){1,3}|gn|all genders|alle Geschlechter)\s*\)/i;

const SUFFIX = ' (m/w/d)';

/** The title with (m/w/d), or null where it says so already, is empty, or would become too long (createjob.3). */
export function titleForAll(title: string): string | null {
  const trimmed = title.trim();
  if (trimmed === '' || OPEN_TO_ALL.test(trimmed)) return null;
  const open = trimmed + SUFFIX;
  return open.length <= TEXT_MAX.title ? open : null;
}
