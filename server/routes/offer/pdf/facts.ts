import { MARKET_ZONE } from '../../../../contract/calendar-day.ts';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { type Language, tagOf } from '../../../../contract/languages.ts';
import { minorDigits } from '../../../../contract/minor-digits.ts';
import type { OfferWords } from '../../../../locales/types/offer.ts';

/** Everything that is signed, in words; what was left empty is left out. */
export function factsOf(offer: Offer, words: OfferWords, lang: Language): [label: string, value: string][] {
  const { fields } = words;
  const { terms, kind, validUntil } = offer;
  const locale = tagOf(lang);
  const day = (value: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value));
  const instant = (value: string) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: MARKET_ZONE,
    }).format(new Date(value));
  const money = ({ amount, currency }: { amount: number; currency: string }) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    return format.format(amount / 10 ** minorDigits(currency));
  };
  const employed = kind !== 'freelance' && kind !== 'campaign';
  const facts: [string, string][] = [
    [fields.kind, words.kinds[kind]],
    [fields.title, terms.title],
    [fields.pay, terms.pay === null ? '' : `${money(terms.pay)} ${words.units[terms.pay.unit]}`],
    [fields.hours, hoursOf(offer, words, locale)],
    [fields.start, terms.start === null ? '' : day(terms.start)],
    [fields.end, terms.end === null ? (employed ? words.noEnd : '') : day(terms.end)],
    [fields.place, terms.place],
    [fields.trialWeeks, terms.trialWeeks === 0 ? '' : words.weeks(terms.trialWeeks)],
    [fields.notice, terms.notice],
    [fields.deliverables, terms.deliverables.join('\n')],
    [fields.dueDates, terms.dueDates.map(day).join('\n')],
    [fields.revisions, employed ? '' : String(terms.revisions)],
    [fields.usageRights, terms.usageRights],
    [fields.exclusivity, terms.exclusivity],
    [fields.disclosure, terms.disclosure],
    [fields.validUntil, validUntil === null ? '' : instant(validUntil)],
  ];
  return facts.filter(([, value]) => value.trim() !== '');
}

function hoursOf({ terms: { hours } }: Offer, words: OfferWords, locale: string): string {
  if (hours === null) return '';
  const count = words.perWeek(new Intl.NumberFormat(locale).format(hours.perWeek));
  return hours.text.trim() === '' ? count : `${count} (${hours.text})`;
}
