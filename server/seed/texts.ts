import type { ByLanguage } from '../../contract/languages.ts';

/** The texts that staff most often wants to change without a new build; where there are none, the catalogue's hold. */
export const TEXTS: Partial<ByLanguage<Record<string, string>>> = {
  en_US: {
    'app.claim': 'Jobs that answer.',
    'home.find': 'Find work',
    'home.hire': 'Hire',
    'home.create': 'Create',
    'home.promise': 'Every application gets an answer, here within %s1 days as a rule.',
    'sort.date': 'The job that was published last comes first.',
    'sort.distance': 'The job closest to your place comes first, as the crow flies.',
    'sort.pay': 'The job with the highest pay comes first, counted per hour of full-time work.',
    'sort.start': 'The job that begins first comes first.',
  },
  de_DE: {
    'app.claim': 'Jobs, die antworten.',
    'home.find': 'Arbeit finden',
    'home.hire': 'Leute finden',
    'home.create': 'Kreativ arbeiten',
    'home.promise': 'Jede Bewerbung bekommt eine Antwort, hier meist innerhalb von %s1 Tagen.',
    'sort.date': 'Die zuletzt veröffentlichte Stelle steht oben.',
    'sort.distance': 'Die Stelle, die Ihrem Ort am nächsten liegt, steht oben, nach Luftlinie.',
    'sort.pay': 'Die am besten bezahlte Stelle steht oben, umgerechnet auf eine Stunde Vollzeitarbeit.',
    'sort.start': 'Die Stelle, die zuerst beginnt, steht oben.',
  },
};
