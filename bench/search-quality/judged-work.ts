import type { MarketJob } from '../../server/seed/market/generate.ts';

/**
 * How relevance is judged. Somebody read the 161 titles of the sample market and put each into the kinds of work it is:
 * a list of openings of titles, written before any search was asked. A query means one or more kinds of work, a kind of
 * contract, or a fact of the ad. A job is relevant where it is of one of these kinds, and nowhere else: an ad that only
 * mentions a cook is no job as a cook. Trainees of an occupation count as the occupation.
 */
const titles =
  (...beginnings: string[]) =>
  (job: MarketJob) =>
    beginnings.some((beginning) => job.title.startsWith(beginning));

const either =
  (...judges: Judge[]): Judge =>
  (job) =>
    judges.some((judge) => judge(job));

export type Judge = (job: MarketJob) => boolean;

const kind =
  (...kinds: MarketJob['kind'][]): Judge =>
  (job) =>
    kinds.includes(job.kind);

const bakerySales = titles('Bäckereifachverkäufer', 'Verkäufer (m/w/d) für unsere Brottheke');
const baker = titles('Ausbildung Bäckerin', 'Ausbildung zum Bäcker');
const stall = titles('Saturday Helper at our market', 'Weekend Market Stall');
const cashier = titles('Aushilfe (m/w/d) an Kasse', 'Kassenkraft');
const sales = either(
  bakerySales,
  stall,
  titles(
    'Ausbildung Kaufleute im Einzelhandel',
    'Ausbildung zum Verkäufer',
    'Aushilfe (m/w/d) im Verkauf',
    'Verkaufsaushilfe',
  ),
);
const shelves = titles(
  'Aushilfe (m/w/d) Warenverräumung',
  'Aushilfe (m/w/d) im Regaldienst',
  'Aushilfe (m/w/d) zum Auffüllen',
);
const cook = titles('Koch (m/w/d)', 'Köchin / Koch');
const kitchenHelp = titles('Küchenhilfe', 'Kitchen', 'Spül- und Ausgabehilfe');
const driver = titles('Auslieferungsfahrer', 'Fahrer (m/w/d) Klasse B');
const paper = titles('Zusteller', 'Zeitungen austragen', 'Handzettel austragen', 'Programmhefte verteilen');
const nurse = titles(
  'Ausbildung Pflegefachfrau',
  'Ausbildung zur Pflegefachperson',
  'Pflegefachfrau',
  'Pflegefachkraft',
);
const company = titles('Alltagsbegleiter');
const practice = titles('MFA', 'Ausbildung MFA', 'Medizinische', 'Ausbildung zur Medizinischen');
const cleaner = titles('Reinigungskraft');
const household = titles('Hauswirtschaftshilfe');
const warehouse = titles(
  'Ausbildung Fachlagerist',
  'Ausbildung zur Fachkraft für Lagerlogistik',
  'Fachlagerist',
  'Mitarbeiter (m/w/d) Wareneingang',
  'Picker and Packer',
  'Warehouse Associate',
);
const packing = titles(
  'Ferienjob (m/w/d) im Versand',
  'Ferienjob (m/w/d): Pakete packen',
  'Picker and Packer',
);
const accounting = titles('Buchhalter', 'Sachbearbeiter (m/w/d) Lohn und Buchhaltung');
const reception = titles(
  'Mitarbeiter (m/w/d) am Empfang',
  'Mitarbeiter (m/w/d) Büro und Empfang',
  'Rezeptionist',
  'Night Receptionist',
  'Night Auditor',
);
const office = either(
  accounting,
  titles('Bürokraft', 'Mitarbeiter (m/w/d) Büro und Empfang', 'Ferienjob (m/w/d) im Büro'),
);
const educator = titles('Erzieher', 'Pädagogische Fachkraft');
const children = either(
  educator,
  titles(
    'Betreuer (m/w/d) in der Ferienwoche',
    'Ferienjob (m/w/d): Kindergruppe',
    'English Afternoons',
    'English Conversation Partner',
    'Helfer (m/w/d) für Spiel',
    'Helfer (m/w/d) in der Bewegungsstunde',
    'Übungsleiter (m/w/d) für Kinderturnen',
  ),
);
const tutor = titles('Nachhilfe', 'Lernbegleiter');
const developer = titles(
  'Backend Engineer',
  'Frontend Contractor',
  'Software Engineer',
  'Internship Software',
);
const itTraining = titles('Ausbildung Fachinformatik');
const designer = titles('Product Designer');
const gardener = titles('Gärtner');
const green = either(gardener, titles('Ferienjob (m/w/d) im Grünen', 'Ferienjob (m/w/d): ernten'));
const joiner = titles('Tischler', 'Ausbildung Tischlerin', 'Ausbildung zum Tischler');
const electrician = titles('Elektroniker', 'Ausbildung Elektronik', 'Ausbildung zum Elektroniker');
const bikes = titles('Zweirad', 'Mechaniker (m/w/d) für Lastenräder');
const bikeHire = titles('Holiday Job at our bike', 'Holiday Job: Bike Rental');
const hotel = either(
  titles(
    'Ausbildung Hotelfach',
    'Ausbildung zum Hotelfachmann',
    'Apprenticeship in Hospitality',
    'Hospitality',
  ),
  titles('Night Auditor', 'Night Receptionist', 'Rezeptionist'),
);
const photographer = titles('Fotograf');
const video = titles(
  'Freelance Video Editor',
  'Editor for a series',
  'Internship Editing',
  'Internship Post-Production',
  'Praktikum (m/w/d) Produktion und Schnitt',
);
const videoCreator = titles(
  'Video-Creator',
  'UGC Creator for product videos',
  'Creator (m/w/d) für drei Rezept',
  'Creator: four short videos',
);
const creator = kind('campaign');
const translator = titles('Freelance Translation', 'Translator');
const texts = titles('Texter', 'Texte in klarer Sprache');
const journalist = titles('Lokalreporter', 'Redakteur');
const library = titles(
  'Ausbildung FaMI Bibliothek',
  'Ausbildung Medien- und Informationsdienste',
  'Bibliothekar',
  'Bücher einstellen',
  'Fachangestellter (m/w/d) für Medien',
);
const pool = titles(
  'Fachangestellter (m/w/d) für Bäder',
  'Rettungsschwimmer',
  'Kassenkraft (m/w/d) im Schwimmbad',
);
const lifeguard = titles('Rettungsschwimmer', 'Fachangestellter (m/w/d) für Bäder');
const yoga = titles('Honorarkraft (m/w/d) für Rücken- und Yoga', 'Kursleitung (m/w/d) Entspannung');
const trainer = either(yoga, titles('Übungsleiter', 'Helfer (m/w/d) in der Bewegungsstunde'));
const events = titles('Veranstaltungstechniker', 'Ton und Licht');
const eventHost = titles('Event Host', 'Front-of-House');
const customers = titles(
  'Kundenberater',
  'Mitarbeiter (m/w/d) Kundenservice',
  'Customer Success',
  'Account Manager',
);
const marketing = titles('Praktikum (m/w/d) Marketing', 'Praktikum (m/w/d) Kommunikation');
const socialMedia = titles('Praktikum (m/w/d) Kommunikation und Social');
const archive = titles('Ferienjob (m/w/d): Archiv');
const ice = titles('Ferienjob (m/w/d) an Kiosk', 'Ferienjob (m/w/d) im Sommer: Eis');
const data = titles('Internship Data', 'Software Engineer, data');
const podcast = titles('Podcast');
const remote: Judge = ({ remote: where }) => where === 'full';

export const work = {
  archive,
  baker,
  bakerySales,
  bikeHire,
  bikes,
  cashier,
  children,
  cleaner,
  company,
  cook,
  creator,
  customers,
  data,
  designer,
  developer,
  driver,
  educator,
  electrician,
  eventHost,
  events,
  gardener,
  green,
  hotel,
  household,
  ice,
  itTraining,
  joiner,
  journalist,
  kitchenHelp,
  library,
  lifeguard,
  marketing,
  nurse,
  office,
  accounting,
  packing,
  paper,
  photographer,
  podcast,
  pool,
  practice,
  reception,
  remote,
  sales,
  shelves,
  socialMedia,
  stall,
  texts,
  trainer,
  translator,
  tutor,
  video,
  videoCreator,
  warehouse,
  yoga,
  apprenticeship: kind('apprenticeship'),
  freelance: kind('freelance'),
  holiday: kind('holiday'),
  internship: kind('internship'),
  minijob: kind('minijob'),
} satisfies Record<string, Judge>;

export type Work = keyof typeof work;
