import type { Selectable } from 'kysely';
import type { CreatorSourceTable, CreatorTable } from '../../database/schema/creator.ts';

export type CreatorRow = Selectable<CreatorTable>;
export type SourceRow = Selectable<CreatorSourceTable>;
