/** What the measuring process and the load generator say to each other. */

export type Person = { readonly uid: string; readonly token: string };
/** `company`: the one whose owner they are. */
export type DevicePlan = Person & { readonly company?: CompanyPlan };
export type CompanyPlan = {
  readonly id: string;
  /** Published, and applied to. */
  readonly jobs: readonly string[];
  /** Published and taken down by turns: the market's changes. */
  readonly ownJob: string;
};

export type LoadPlan = {
  /** Devices are dealt out to these in turn. */
  readonly origins: readonly string[];
  readonly devices: readonly DevicePlan[];
};

/** The generator is told to bring so many devices up and to measure them for so many seconds, or to come to its end. */
export type Order =
  | { readonly do: 'begin'; readonly plan: LoadPlan }
  | { readonly do: 'step'; readonly devices: number; readonly seconds: number }
  | { readonly do: 'end' };
export type Told =
  | { readonly is: 'begun' }
  | { readonly is: 'measured'; readonly figures: StepFigures }
  | { readonly is: 'ended'; readonly taps: Tap[] };

/** Times in milliseconds, CPU as the share of one core. */
export type StepFigures = {
  readonly devices: number;
  /** How many a second came with this step, each as soon as one before it had all it needs; one in ten loads everything. */
  readonly arrivalsPerSecond: number;
  /** Event streams that are open at the end of the step. */
  readonly streams: number;
  readonly pullsPerSecond: number;
  readonly tapsPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Answers by status, of those that are no success; 0: none came. */
  readonly failed: Readonly<Record<string, number>>;
  /** 503 without Retry-After: a device would not know when to come back. */
  readonly rude: number;
  readonly serverCpu: number;
  readonly generatorCpu: number;
  /** Processes that wanted a core in the last minute, those of others as well. */
  readonly loadAverage: number;
};

export type TapKind = 'apply' | 'accept' | 'message' | 'save';
/** What a person did, and what became of it. */
export type Tap = {
  /** Stands in the row's text, so that a second effect shows as a second row. */
  readonly mark: string;
  readonly kind: TapKind;
  readonly uid: string;
  /** The application, the message or the saved job. */
  readonly id: string;
  /** Index of the step it was made in. */
  readonly step: number;
  acknowledged: boolean;
};
