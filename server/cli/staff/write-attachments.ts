import type { Attachment } from '../../../contract/entities/file.ts';
import type { Ports } from '../../api/change-context.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { contentKey } from '../../domain/file/keys.ts';
import type { StaffFiles } from './command.ts';

type Where = { readonly to: string; readonly store: Ports['files']; readonly files: StaffFiles };

/** Writes uploaded files as `TO-1.pdf`, `TO-2.jpg`, …; gives a line for each. */
export async function writeAttachments(
  attachments: readonly Attachment[],
  { to, store, files }: Where,
): Promise<string[]> {
  const lines: string[] = [];
  for (const [at, { name, hash }] of attachments.entries()) {
    const bytes = await store.read(contentKey(hash));
    if (bytes === undefined) throw new StartFailure(`The bytes of ${name} are not in the store.`);
    // A name somebody else has chosen is no path.
    const path = `${to}-${at + 1}.${/\.([a-z0-9]{1,5})$/i.exec(name)?.[1] ?? 'bin'}`;
    files.write(path, bytes);
    lines.push(`${path}: ${name}`);
  }
  return lines;
}
