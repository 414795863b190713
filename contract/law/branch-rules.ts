import type { Branch, Weekday } from '../entities/working-conditions.ts';
import { cited, jarbschg, jarbschg1997, kindarbschv, type Source } from './source.ts';

/** Longer hours of youths in a branch, from an age on. */
export type LateHours = {
  readonly age: 15 | 16 | 17;
  readonly from: string;
  readonly to: string;
  readonly source: Source;
};

/** What the law allows or asks for in a branch, apart from what holds in every one. */
export type BranchRule = {
  /** On the closed list of light work of children; `nonCommercial`: only where no business is run by it. */
  readonly lightWork?: { readonly source: Source; readonly nonCommercial: boolean };
  /** Days of the weekend on which minors may work: closed lists. */
  readonly weekend?: Partial<Record<Weekday, Source>>;
  readonly hours?: readonly LateHours[];
  /** Eleven hours from a day's first to its last. */
  readonly longerSpan?: Source;
  /** Hours without work after an evening beyond 20 o'clock. */
  readonly restAfterEvening?: { readonly hours: number; readonly source: Source };
  /** Farms: the hours of the harvest. */
  readonly harvest?: Source;
  /** Three hours of light work a day. */
  readonly familyFarm?: Source;
  /** The essential terms are handed over on paper, signed. */
  readonly proofOnPaper?: Source;
};

const BASE = { from: '06:00', to: '20:00' };
const sat = (number: string) => jarbschg(`16.2.${number}`);
const sun = (number: string) => jarbschg(`17.2.${number}`);
/** The list as it stands since forestry left it, and hair, beauty and deliveries for platforms joined it. */
const proof = (number: string) => cited('SchwarzArbG', `2a.1.${number}`, '2025-12-30');
const evening = (to: string, number: string): LateHours[] => [
  { age: 16, from: BASE.from, to, source: jarbschg1997(`14.2.${number}`) },
];
/** From 5 or to 21 o'clock: on one day one of the two. */
const FARM: Omit<BranchRule, 'lightWork'> = {
  weekend: { sat: sat('4'), sun: sun('2') },
  hours: [
    { age: 16, from: '05:00', to: BASE.to, source: jarbschg1997('14.2.3') },
    { age: 16, from: BASE.from, to: '21:00', source: jarbschg1997('14.2.3') },
  ],
  longerSpan: jarbschg('12'),
  harvest: jarbschg('8.3'),
};

export const BRANCH_RULES: Readonly<Record<Branch, BranchRule>> = {
  hospitality: {
    weekend: { sat: sat('6'), sun: sun('8') },
    hours: evening('22:00', '1'),
    longerSpan: jarbschg('12'),
    proofOnPaper: proof('2'),
  },
  shop: { weekend: { sat: sat('2') } },
  bakery: {
    weekend: { sat: sat('2') },
    hours: [
      { age: 16, from: '05:00', to: BASE.to, source: jarbschg1997('14.2.4') },
      { age: 17, from: '04:00', to: BASE.to, source: jarbschg1997('14.3') },
    ],
  },
  office: {},
  workshop: {},
  shift_plant: { hours: evening('23:00', '2') },
  car_repair: { weekend: { sat: sat('11') } },
  building: { longerSpan: jarbschg('12'), proofOnPaper: proof('1') },
  cleaning: { proofOnPaper: proof('6') },
  care: { weekend: { sat: sat('1'), sun: sun('1') } },
  doctors: { weekend: { sat: sat('10'), sun: sun('7') } },
  hairdresser: { weekend: { sat: sat('2') }, proofOnPaper: proof('11') },
  transport: { weekend: { sat: sat('3') }, proofOnPaper: proof('3') },
  logistics: { proofOnPaper: proof('4') },
  courier: { proofOnPaper: proof('4') },
  farming: { ...FARM, lightWork: { source: kindarbschv('2.1.3'), nonCommercial: false } },
  family_farming: {
    ...FARM,
    lightWork: { source: kindarbschv('2.1.3'), nonCommercial: false },
    familyFarm: jarbschg1997('5.3.s3'),
  },
  meat: { proofOnPaper: proof('8') },
  security: { proofOnPaper: proof('10') },
  stage: {
    weekend: { sat: sat('7'), sun: sun('5') },
    hours: [{ age: 15, from: BASE.from, to: '23:00', source: jarbschg('14.7') }],
    restAfterEvening: { hours: 14, source: jarbschg('14.7') },
  },
  sport: {
    weekend: { sat: sat('9'), sun: sun('6') },
    lightWork: { source: kindarbschv('2.1.4'), nonCommercial: false },
  },
  club: { lightWork: { source: kindarbschv('2.1.5'), nonCommercial: true } },
  household: {
    weekend: { sat: sat('5') },
    lightWork: { source: kindarbschv('2.1.2'), nonCommercial: true },
  },
  papers: { lightWork: { source: kindarbschv('2.1.1'), nonCommercial: false } },
  funfair: {
    weekend: { sat: sat('6'), sun: sun('4') },
    hours: evening('22:00', '1'),
    proofOnPaper: proof('5'),
  },
  trade_fair: { proofOnPaper: proof('7') },
  training_centre: { weekend: { sat: sat('8') } },
  other: {},
};
