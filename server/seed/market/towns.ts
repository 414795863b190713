import type { Location } from '../../../contract/entities/job.ts';
import type { AdLanguage } from './ad.ts';

/** `name` where running text says it shorter than the label, `english` where English text has its own name. */
type TownFacts = { lat: number; lng: number; state: string; name?: string; english?: string };

/** Real German towns of all sizes and states, by the label they are shown with; coordinates of the town centre. */
export const TOWNS = {
  Aachen: { lat: 50.7753, lng: 6.0839, state: 'NW' },
  Augsburg: { lat: 48.3705, lng: 10.8978, state: 'BY' },
  Bamberg: { lat: 49.8988, lng: 10.9028, state: 'BY' },
  Berlin: { lat: 52.52, lng: 13.405, state: 'BE' },
  Bielefeld: { lat: 52.0302, lng: 8.5325, state: 'NW' },
  Bremen: { lat: 53.0793, lng: 8.8017, state: 'HB' },
  Celle: { lat: 52.6226, lng: 10.0805, state: 'NI' },
  Chemnitz: { lat: 50.8278, lng: 12.9214, state: 'SN' },
  Cottbus: { lat: 51.7563, lng: 14.3329, state: 'BB' },
  Cuxhaven: { lat: 53.8614, lng: 8.6943, state: 'NI' },
  Dortmund: { lat: 51.5136, lng: 7.4653, state: 'NW' },
  Dresden: { lat: 51.0504, lng: 13.7373, state: 'SN' },
  Duisburg: { lat: 51.4344, lng: 6.7623, state: 'NW' },
  Düsseldorf: { lat: 51.2277, lng: 6.7735, state: 'NW' },
  Eisenach: { lat: 50.9747, lng: 10.3193, state: 'TH' },
  Emden: { lat: 53.3667, lng: 7.2083, state: 'NI' },
  Erfurt: { lat: 50.9848, lng: 11.0299, state: 'TH' },
  Essen: { lat: 51.4556, lng: 7.0116, state: 'NW' },
  Flensburg: { lat: 54.7937, lng: 9.4469, state: 'SH' },
  'Frankfurt am Main': { lat: 50.1109, lng: 8.6821, state: 'HE', name: 'Frankfurt' },
  'Freiburg im Breisgau': { lat: 47.999, lng: 7.8421, state: 'BW', name: 'Freiburg' },
  Fulda: { lat: 50.5558, lng: 9.6808, state: 'HE' },
  'Garmisch-Partenkirchen': { lat: 47.4921, lng: 11.0958, state: 'BY' },
  Görlitz: { lat: 51.1507, lng: 14.9689, state: 'SN' },
  Goslar: { lat: 51.906, lng: 10.4292, state: 'NI' },
  Göttingen: { lat: 51.5413, lng: 9.9158, state: 'NI' },
  Greifswald: { lat: 54.0865, lng: 13.3923, state: 'MV' },
  'Halle (Saale)': { lat: 51.4828, lng: 11.9697, state: 'ST', name: 'Halle' },
  Hamburg: { lat: 53.5511, lng: 9.9937, state: 'HH' },
  Hannover: { lat: 52.3759, lng: 9.732, state: 'NI', english: 'Hanover' },
  Heidelberg: { lat: 49.3988, lng: 8.6724, state: 'BW' },
  Husum: { lat: 54.4769, lng: 9.0511, state: 'SH' },
  Jena: { lat: 50.9271, lng: 11.5892, state: 'TH' },
  Karlsruhe: { lat: 49.0069, lng: 8.4037, state: 'BW' },
  Kassel: { lat: 51.3127, lng: 9.4797, state: 'HE' },
  'Kempten (Allgäu)': { lat: 47.7267, lng: 10.3139, state: 'BY', name: 'Kempten' },
  Kiel: { lat: 54.3233, lng: 10.1228, state: 'SH' },
  Koblenz: { lat: 50.3569, lng: 7.589, state: 'RP' },
  Köln: { lat: 50.9375, lng: 6.9603, state: 'NW', english: 'Cologne' },
  Konstanz: { lat: 47.6603, lng: 9.1758, state: 'BW' },
  Leipzig: { lat: 51.3397, lng: 12.3731, state: 'SN' },
  'Lindau (Bodensee)': { lat: 47.546, lng: 9.6843, state: 'BY', name: 'Lindau' },
  Lübeck: { lat: 53.8655, lng: 10.6866, state: 'SH' },
  Lüneburg: { lat: 53.2494, lng: 10.4144, state: 'NI' },
  Magdeburg: { lat: 52.1205, lng: 11.6276, state: 'ST' },
  Mainz: { lat: 49.9929, lng: 8.2473, state: 'RP' },
  Mannheim: { lat: 49.4875, lng: 8.466, state: 'BW' },
  Marburg: { lat: 50.809, lng: 8.7707, state: 'HE' },
  München: { lat: 48.1351, lng: 11.582, state: 'BY', english: 'Munich' },
  Münster: { lat: 51.9607, lng: 7.6261, state: 'NW' },
  Neuruppin: { lat: 52.9244, lng: 12.8031, state: 'BB' },
  Nürnberg: { lat: 49.4521, lng: 11.0767, state: 'BY', english: 'Nuremberg' },
  Oldenburg: { lat: 53.1435, lng: 8.2146, state: 'NI' },
  Osnabrück: { lat: 52.2799, lng: 8.0472, state: 'NI' },
  Passau: { lat: 48.5667, lng: 13.4319, state: 'BY' },
  Potsdam: { lat: 52.3906, lng: 13.0645, state: 'BB' },
  Ravensburg: { lat: 47.7819, lng: 9.6107, state: 'BW' },
  Regensburg: { lat: 49.0134, lng: 12.1016, state: 'BY' },
  Rostock: { lat: 54.0924, lng: 12.0991, state: 'MV' },
  Saarbrücken: { lat: 49.2402, lng: 6.9969, state: 'SL' },
  'Schwäbisch Hall': { lat: 49.1115, lng: 9.7373, state: 'BW' },
  Siegen: { lat: 50.8748, lng: 8.0243, state: 'NW' },
  Stralsund: { lat: 54.3091, lng: 13.0818, state: 'MV' },
  Stuttgart: { lat: 48.7758, lng: 9.1829, state: 'BW' },
  Trier: { lat: 49.7596, lng: 6.6439, state: 'RP' },
  Ulm: { lat: 48.4011, lng: 9.9876, state: 'BW' },
  Weimar: { lat: 50.9795, lng: 11.3235, state: 'TH' },
  Wiesbaden: { lat: 50.0782, lng: 8.2398, state: 'HE' },
  Wismar: { lat: 53.8926, lng: 11.465, state: 'MV' },
  Worms: { lat: 49.6341, lng: 8.3507, state: 'RP' },
  Würzburg: { lat: 49.7913, lng: 9.9534, state: 'BY' },
} satisfies Record<string, TownFacts>;

export type Town = keyof typeof TOWNS;

/** The town as a job's place. */
export function townLocation(town: Town): Location {
  const { lat, lng } = TOWNS[town];
  return { label: town, lat, lng };
}

/** The town as a sentence of that language names it. */
export function townName(town: Town, lang: AdLanguage): string {
  const facts: TownFacts = TOWNS[town];
  return (lang === 'en' && facts.english) || (facts.name ?? town);
}
