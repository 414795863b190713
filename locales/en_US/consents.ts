import type { Consents } from '../types/consents.ts';

export const consents: Consents = {
  account: (child, operator) => [
    `I have custody of ${child} and have read the letter to parents.`,
    `I agree that ${child} has an account with Zusage, looks for jobs and applies, and that ${operator} processes the data of ${child} for this as the privacy page says.`,
    `I know that I can take this back at any time, and that I am asked once more for every offer. A creator profile, pictures of ${child} in public and payments are no part of it.`,
  ],
  creator: (child, operator) => [
    `I have custody of ${child} and have read the letter to parents.`,
    `I agree that ${child} has a creator profile with name, channels and prices, applies for paid posts with it, and that ${operator} processes these data for that.`,
    `I know that I can take this back at any time, and that I am asked once more for every single offer.`,
  ],
  offer: (child, company, job) => [
    `I have custody of ${child} and have read the whole offer.`,
    `I agree that ${child} accepts the offer “${job}” from ${company} in this version.`,
  ],
};
