import { DAY_MS } from '../../../contract/calendar-day.ts';
import { recurring, type WorkKinds } from '../../work/work.ts';
import { alertSearches, forgetAlerts } from './alerts.ts';
import { countViews } from './count-views.ts';
import { forgetWords } from './forget-words.ts';

const MINUTE_MS = 60_000;

export const searchWork: WorkKinds = {
  ...alertSearches,
  'search.forget-alerts': recurring(DAY_MS, forgetAlerts, { lane: 'bulk' }),
  'search.forget-words': recurring(60 * MINUTE_MS, forgetWords, { lane: 'bulk' }),
  'search.views': recurring(5 * MINUTE_MS, countViews, { lane: 'bulk' }),
};
