import type { Job } from '../../../contract/entities/job.ts';
import { type Language, tagOf } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';

/** `14,90–15,50 €` and what it is for; null where the job says nothing of pay. */
export function payOf({ pay }: Pick<Job, 'pay'>, language: Language): { sum: string; per: string } | null {
  if (!pay) return null;
  const money = new Intl.NumberFormat(tagOf(language), {
    style: 'currency',
    currency: pay.currency,
    minimumFractionDigits: pay.min % 100 === 0 && pay.max % 100 === 0 ? 0 : 2,
  });
  const sum =
    pay.min === pay.max ? money.format(pay.min / 100) : money.formatRange(pay.min / 100, pay.max / 100);
  return { sum, per: SERVER_TEXTS[language].publicPages.unit[pay.unit] };
}

/** Hours a week; null where nothing is said. */
export function rangeOf({ hours }: Pick<Job, 'hours'>): string | null {
  if (!hours) return null;
  return hours.min === hours.max ? String(hours.min) : `${hours.min}–${hours.max}`;
}

export function hoursOf({ hours }: Pick<Job, 'hours'>): string | null {
  return hours?.text ? `${rangeOf({ hours })} (${hours.text})` : rangeOf({ hours });
}

/** Where it is done; null where nothing is said. */
export function placeOf(
  { location, remote }: Pick<Job, 'location' | 'remote'>,
  language: Language,
): string | null {
  const words = SERVER_TEXTS[language].publicPages;
  return [location?.label, remote === 'full' && words.remote].filter(Boolean).join(', ') || null;
}
