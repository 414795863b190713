import { readSamples } from './read-samples.ts';

/** The first one belongs to the demo account. */
export const companyProfiles = readSamples('companies', ['food', 'people', 'crafts', 'brands']);
