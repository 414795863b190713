import { foldTerm } from './fold-term.ts';
import { stemsOf } from './stems.ts';

/**
 * What people say beside what ads write. A line is added to a word, never put in its place, unless it says what a
 * whole ad is (`#`). Lines are written by ourselves; the last column names where both sides stand together: a group of
 * the Klassifikation der Berufe 2010 (KldB) or a unit group of ISCO-08, which ESCO's occupations are under, or `kind`
 * for this product's own kinds of work. No line joins occupations of two groups.
 *
 * Several words that belong together are one term. `#` before a term: a kind of job, or `#remote`. `^`: in title,
 * company, place or tasks alone.
 */
type Line = readonly [said: string, written: string, source: string];

const LINES: readonly Line[] = [
  // Kinds of work
  ['minijob, nebenjob, aushilfsjob, mini job', '#minijob, ^minijob', 'kind'],
  ['schülerjob, taschengeld', '#minijob, #holiday, ^schülerjob', 'kind'],
  ['praktikum, internship, intern, praktikant, praktika', '#internship, ^praktikum, ^internship', 'kind'],
  [
    'ausbildung, ausbildungsplatz, ausbildungsstelle, lehrstelle, lehre, azubi, auszubildende, auszubildender, lehrling, apprenticeship, apprentice',
    '#apprenticeship',
    'kind',
  ],
  [
    'ohne ausbildung, ohne berufsausbildung, ungelernt',
    'ohneausbildung, ungelernt, quereinsteiger, quereinstieg, ^helfer, ^aushilfe',
    'KldB 2010, level 1 of requirements',
  ],
  ['ferienjob, ferienarbeit, holiday job, summer job, sommerjob', '#holiday, ^ferienjob', 'kind'],
  [
    'freelance, freelancer, freiberufler, freiberuflich, freie mitarbeit',
    '#freelance, ^freelance, ^freiberuflich',
    'kind',
  ],
  ['influencer, content creator', '#campaign, ^influencer', 'kind'],
  [
    'homeoffice, home office, remote, work from home, von zu hause, von zuhause, zu hause arbeiten, arbeiten zu hause, arbeit zu hause, job zu hause, heimarbeit, telearbeit',
    '#remote, ^remote, ^homeoffice',
    'kind',
  ],
  // Care and health
  [
    'krankenschwester, krankenpfleger, altenpfleger, pfleger, pflegekraft, pflegeperson, nurse, carer',
    'pflegefachkraft, pflegefachfrau, pflegefachmann, pflegefachperson',
    'KldB 8130, 8210; ISCO-08 2221',
  ],
  ['arzthelfer, sprechstundenhilfe', 'medizinische fachangestellte, mfa', 'KldB 8110; ISCO-08 3256'],
  ['mfa', 'medizinische fachangestellte', 'KldB 8110'],
  ['medizinische fachangestellte', 'mfa', 'KldB 8110'],
  ['haushaltshilfe, housekeeper', 'hauswirtschaftshilfe, hauswirtschaft', 'KldB 8321; ISCO-08 5152'],
  // Cleaning
  [
    'putzkraft, putzfrau, putzhilfe, putzmann, putzen, raumpfleger, reiniger, cleaner, cleaning',
    'reinigungskraft, ^reinigung',
    'KldB 5410; ISCO-08 9112',
  ],
  ['zimmermädchen', 'roomboy, housekeeping', 'KldB 6322; ISCO-08 9112'],
  // Kitchen and service
  ['cook, chef', '^koch, ^köchin, ^küchenchef', 'KldB 2930; ISCO-08 5120'],
  [
    'spülkraft, spüler, tellerwäscher, dishwasher',
    'spülhilfe, ^spül, küchenhilfe',
    'KldB 2930; ISCO-08 9412',
  ],
  [
    'küchenhilfe, küchenhelfer, beikoch',
    'kitchen assistant, kitchen team, ausgabehilfe',
    'KldB 2930; ISCO-08 9412',
  ],
  [
    'kitchen helper, kitchen porter, kitchen help',
    'kitchen assistant, küchenhilfe',
    'KldB 2930; ISCO-08 9412',
  ],
  ['kitchen', '^küche', 'ISCO-08 9412'],
  [
    'kellner, kellnern, bedienung, waiter, waitress',
    'servicekraft, restaurantfachmann',
    'KldB 6330; ISCO-08 5131',
  ],
  // Sales
  ['kassierer, cashier', 'kasse, kassenkraft', 'KldB 6210; ISCO-08 5230'],
  [
    'verkäufer, verkauf, sales assistant, shop assistant, salesperson',
    '^verkäufer, ^verkauf, ^verkaufsaushilfe, ^kaufleute einzelhandel',
    'KldB 6210; ISCO-08 5223',
  ],
  ['stall, marktstand', 'market stall, stand', 'ISCO-08 5211'],
  [
    'regale einräumen, regale auffüllen, warenverräumung, shelf filler',
    '^regal, warenverräumung',
    'KldB 5131; ISCO-08 9334',
  ],
  ['regal', 'warenverräumung', 'KldB 5131; ISCO-08 9334'],
  // Stores and transport
  [
    'lagerarbeiter, lagermitarbeiter, lagerhelfer, lagerist, lager, warehouse, warehouse worker',
    'fachlagerist, ^lagerlogistik, ^wareneingang, ^warehouse',
    'KldB 5131; ISCO-08 4321',
  ],
  [
    'packer, packen, kommissionierer, picker',
    '^picker, ^packer, ^packen, ^kommissionieren',
    'KldB 5131; ISCO-08 9321',
  ],
  [
    'driver, delivery driver, lieferfahrer, kurier, kurierfahrer',
    '^fahrer, ^auslieferungsfahrer',
    'KldB 5218; ISCO-08 8322',
  ],
  ['lkw fahrer, trucker, truck driver', 'berufskraftfahrer', 'KldB 5212; ISCO-08 8332'],
  [
    'zusteller, zeitung austragen, zeitungsausträger, zeitungsbote, prospekte verteilen, flyer verteilen, austräger, paketbote, zustellung',
    'zusteller, ^austragen, ^verteilen',
    'KldB 5132; ISCO-08 9621',
  ],
  // Office
  [
    'sekretär, bürojob, büroarbeit, bürokauffrau, bürokaufmann',
    'bürokraft, ^büro, assistenz',
    'KldB 7140; ISCO-08 4120',
  ],
  ['office, office clerk', '^büro, ^bürokraft', 'KldB 7140; ISCO-08 4110'],
  [
    'buchhaltung, buchhalter, accountant, bookkeeper',
    '^buchhalter, ^buchhaltung, lohnbuchhaltung',
    'KldB 7221; ISCO-08 3313',
  ],
  [
    'rezeption, rezeptionist, empfang, reception, receptionist',
    '^empfang, ^rezeptionist, ^receptionist, ^auditor',
    'KldB 6321, 7140; ISCO-08 4226',
  ],
  [
    'kundenberater, kundenbetreuer, kundenservice, kundendienst, customer service, customer support, call center',
    '^kundenservice, ^kundenberater, customer success',
    'KldB 9213; ISCO-08 4222',
  ],
  // Children and teaching
  [
    'kindergärtner, kita, kindergarten, erzieher',
    'erzieher, pädagogische fachkraft',
    'KldB 8311; ISCO-08 2342',
  ],
  [
    'babysitter, babysitten, babysitting, kinderbetreuung, kindermädchen, kids, children, kindern',
    '^kinder, ^kindergruppe, ^kids, ^kinderbetreuung',
    'KldB 8311; ISCO-08 5311',
  ],
  ['tutor, nachhilfelehrer, nachhilfe', 'nachhilfe, lernbegleiter', 'KldB 8448; ISCO-08 2359'],
  ['trainer, kursleiter, yogalehrer', 'übungsleiter, kursleitung', 'KldB 8450; ISCO-08 3423'],
  // Information technology and design
  [
    'programmierer, softwareentwickler, entwickler, developer, programmer, software developer, software engineer',
    'softwareentwickler, ^developer, software engineer, backend engineer, frontend',
    'KldB 4341; ISCO-08 2512',
  ],
  [
    'it, informatiker, edv',
    'informatiker, fachinformatik, software engineer, backend engineer, informatik',
    'KldB 4310; ISCO-08 2512',
  ],
  ['marketing', 'social media, kommunikation', 'KldB 9211; ISCO-08 2431'],
  ['data analyst, datenanalyst, data scientist', '^data', 'KldB 4312; ISCO-08 2511'],
  // Crafts
  ['schreiner, carpenter, joiner', 'tischler', 'KldB 2234; ISCO-08 7522'],
  ['elektriker, electrician, elektroinstallateur', '^elektroniker, ^elektronik', 'KldB 2621; ISCO-08 7411'],
  [
    'fahrradmechaniker, fahrradmonteur, bike mechanic',
    'zweiradmechatroniker, mechaniker e-bikes, mechaniker lastenräder',
    'KldB 2524; ISCO-08 7234',
  ],
  ['bike, fahrrad', '^bike, ^zweirad, ^fahrrad, e-bikes', 'KldB 2524; ISCO-08 7234'],
  ['gardener, landschaftsgärtner', 'gärtner', 'KldB 1210; ISCO-08 6113'],
  ['garten, gartenarbeit, gardening', '^gärtner, ^grünen, ^garten', 'KldB 1210; ISCO-08 9214'],
  ['hausmeister', 'haustechniker, objektbetreuer', 'KldB 3410; ISCO-08 5153'],
  ['frisör, frisor, friseuse', 'friseur', 'KldB 8231; ISCO-08 5141'],
  // Hotel, events, baths
  ['hotel, hospitality', '^hotel, ^hospitality', 'KldB 6321; ISCO-08 4224'],
  [
    'veranstaltungstechnik, eventtechnik, bühnentechnik',
    'veranstaltungstechniker, ton licht',
    'KldB 9451; ISCO-08 3521',
  ],
  [
    'bademeister, lifeguard',
    'rettungsschwimmer, fachangestellter bäderbetriebe',
    'KldB 5312, 8450; ISCO-08 5419',
  ],
  ['schwimmbad, freibad, hallenbad', '^schwimmbad, bäderbetriebe, rettungsschwimmer', 'KldB 8450'],
  // Media
  ['photographer', 'fotograf, fotografie', 'KldB 2332; ISCO-08 3431'],
  ['fotograf', 'fotografie', 'KldB 2332; ISCO-08 3431'],
  ['übersetzer, dolmetscher', 'translator, translation', 'KldB 7142; ISCO-08 2643'],
  ['translator', 'translation, übersetzer', 'KldB 7142; ISCO-08 2643'],
  [
    'video editor, editing videos, cutter, videoschnitt',
    'editor films, editing, post-production, schnitt',
    'KldB 9443; ISCO-08 2654',
  ],
  ['journalist, reporter, redakteur', 'redakteur, reporter, lokalreporter', 'KldB 9241; ISCO-08 2642'],
  ['texter, copywriter, werbetexter', 'texter, ^texte', 'KldB 9241; ISCO-08 2641'],
  [
    'librarian, library, bücherei, bibliothek',
    'bibliothek, bibliothekar, ^bücher, fami',
    'KldB 7331; ISCO-08 2622',
  ],
];

/** Terms of one line: `^` and `#` as above; several words belong together. */
export type Written = readonly string[];

const split = (text: string) => text.split(',').map((one) => one.trim());

/** By the stems of the expression. */
const TABLE: ReadonlyMap<string, readonly Written[]> = new Map(
  LINES.flatMap(([said, written]) => {
    const meant = split(written).map((term) => term.split(' '));
    return split(said).map((one) => [keyOf(one.split(' ')), meant] as const);
  }),
);

function keyOf(words: readonly string[]): string {
  return words.map((word) => stemsOf(foldTerm(word)).same).join(' ');
}

/** The most words that are said together. */
export const SAID_MAX = 3;

/** @param words as typed, one to three; @returns none where nothing else is written for it */
export function writtenFor(words: readonly string[]): readonly Written[] {
  return TABLE.get(keyOf(words)) ?? [];
}
