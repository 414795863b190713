import type { Job } from '../../../contract/entities/job.ts';
import type { Stored } from '../database.ts';

/** A job on this device with what an index of the market reads of it. */
export function marketJob(more: Partial<Stored<Job>>): Stored<Job> {
  return {
    ver: 1,
    companyName: 'Brotkultur',
    description: 'Wir backen.',
    tasks: [],
    must: [],
    nice: [],
    benefits: [],
    kind: 'employment',
    pay: null,
    location: null,
    remote: 'none',
    startDate: null,
    validThrough: '2027-01-01T00:00:00.000Z',
    _bucket: 'market',
    ...more,
  } as Stored<Job>;
}
