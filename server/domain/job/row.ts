import type { Selectable } from 'kysely';
import type { JobTable } from '../../database/schema/job.ts';

export type JobRow = Selectable<JobTable>;
