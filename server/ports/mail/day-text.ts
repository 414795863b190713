import { MARKET_ZONE } from '../../../contract/calendar-day.ts';
import { type Language, tagOf } from '../../../contract/languages.ts';

/** A calendar day or an instant (ISO 8601) as a mail writes it, as the day it is in Germany: `9. März 2026`. */
export function dayText(language: Language, iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  return new Intl.DateTimeFormat(tagOf(language), {
    dateStyle: 'long',
    timeZone: MARKET_ZONE,
  }).format(at);
}
