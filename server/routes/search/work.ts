import { recurring } from '../../work/recurring.ts';
import type { WorkKinds } from '../../work/work-kinds.ts';
import { alertSearches } from './alerts.ts';
import { countViews } from './count-views.ts';
import { forgetWords } from './forget-words.ts';

const MINUTE_MS = 60_000;

export const searchWork: WorkKinds = {
  'search.alerts': recurring(15 * MINUTE_MS, alertSearches),
  'search.forget-words': recurring(60 * MINUTE_MS, forgetWords),
  'search.views': recurring(5 * MINUTE_MS, countViews),
};
