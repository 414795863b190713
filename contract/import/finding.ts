import type { Column } from './ad-row.ts';

/** What is told of a row. Words for it are the screen's and the command line's own. `said`: as it stands in the file. */
export type Finding =
  /** There is no draft. */
  | { code: 'no_title' | 'text_short' | 'marked_fraudulent' | 'no_id' | 'id_twice' }
  | { code: 'not_accepted'; fields: readonly string[] }
  /** A person has to say it before the ad is published. */
  | { code: 'place_missing' | 'pay_missing' }
  | { code: 'place_unknown'; said: string; near: readonly string[] }
  | { code: 'place_ambiguous'; said: string; among: readonly string[] }
  | { code: 'postcode_unknown'; said: string }
  | { code: 'postcode_elsewhere'; said: string; postcode: string; label: string }
  | { code: 'pay_unclear' | 'pay_no_range'; said: string }
  | { code: 'pay_lacks'; said: string; lacking: readonly ('unit' | 'currency')[] }
  /** Cents an hour. */
  | { code: 'below_wage'; perHour: number; wage: number }
  /** Nothing to do, but good to know. */
  | { code: 'shortened'; field: Column }
  | { code: 'kind_unknown' | 'hours_unclear' | 'start_unclear' | 'openings_unclear'; said: string };
export type FindingCode = Finding['code'];
