import type { Selectable } from 'kysely';
import type { ApplicationTable } from '../../database/schema/application.ts';

export type ApplicationRow = Selectable<ApplicationTable>;
