import { isHeld, nameSays } from '../../../contract/policy/name-in-text.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { FileRow } from '../file/row.ts';
import type { ApplicationRow } from './row.ts';

/**
 * Keeps files of an application from the company until it accepts: those that tell who the applicant is, or cannot be
 * read.
 * @param open `_fileId`s of those that the applicant shows at once
 */
export async function holdFiles(
  { tx }: ChangeContext,
  { id, person }: Pick<ApplicationRow, 'id' | 'person'>,
  open: readonly string[],
): Promise<void> {
  const files = await tx
    .selectFrom('file')
    .where('attached_type', '=', 'application')
    .where('attached_id', '=', id)
    .where('erased_at', 'is', null)
    .select(['id', 'name', 'tells', 'held'])
    .execute();
  for (const file of files) {
    const held = !open.includes(file.id) && isHeld(tellsOf(file, person), person.sign !== undefined);
    if (held !== file.held) await tx.updateTable('file').set({ held }).where('id', '=', file.id).execute();
  }
}

/** The content was read when it arrived; a copy of a file may have another name. */
function tellsOf({ name, tells }: Pick<FileRow, 'name' | 'tells'>, person: ApplicationRow['person']) {
  if (nameSays(name, person.lastname)) return 'identity';
  if (tells === 'nothing' && nameSays(name, person.firstname)) return 'firstname';
  return tells ?? 'unread';
}
