import type { Selectable } from 'kysely';
import type { FileTable } from '../../database/schema/file.ts';

export type FileRow = Selectable<FileTable>;
