import type { Attachment } from '../../../contract/entities/file.ts';
import type { Replica } from '../database.ts';
import { filesHere } from './files.ts';
import { me } from './me.ts';
import { outboxEntries } from './outbox.ts';

export type DocumentItem = Attachment & {
  /** Its bytes lie on this device. */
  here: boolean;
  /** It was not received yet. */
  waits: boolean;
  /** Of one's applications, how many took it along. */
  uses: number;
};

/** The documents of one's profile, oldest first. */
export async function myDocuments(db: Replica): Promise<DocumentItem[]> {
  const documents = (await me(db))?.documents ?? [];
  if (documents.length === 0) return [];
  const here = await filesHere(
    db,
    documents.map(({ _fileId }) => _fileId),
  );
  const entries = await outboxEntries(db);
  const sent = (await db.application.toArray()).map(({ files }) => (files ?? []).map(({ hash }) => hash));
  return documents.map((one) => {
    const file = here.get(one._fileId);
    return {
      _fileId: one._fileId,
      name: one.name || file?.name || '',
      mime: one.mime || file?.mime || '',
      size: one.size || file?.size || 0,
      hash: one.hash,
      here: file !== undefined,
      waits: entries.some(({ name, files }) => name === 'user.add-document' && files.includes(one._fileId)),
      uses: one.hash === '' ? 0 : sent.filter((hashes) => hashes.includes(one.hash)).length,
    };
  });
}
