import {
  CREATOR_LIST_MAX,
  CREATOR_TEXT_MAX,
  type Creator,
  type CreatorPatch,
  httpsUrl,
} from '../../../../contract/entities/creator.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';

type Availability = NonNullable<Creator['availability']>;
type Audience = NonNullable<Creator['audience']>;
export type AgeBand = Audience['ageBands'][number]['band'];

export const AGE_BANDS: readonly AgeBand[] = ['13-17', '18-24', '25-34', '35-44', '45-54', '55+'];

/** What else stands in the media kit, as it is typed: shares are texts, an empty one is not told. */
export type KitForm = {
  status: Availability['status'];
  from: string;
  note: string;
  examples: { title: string; link: string }[];
  ageBands: { band: AgeBand; percent: string }[];
  countries: { country: string; percent: string }[];
};

export function kitFormOf({
  availability,
  examples,
  audience,
}: Pick<Creator, 'availability' | 'examples' | 'audience'>): KitForm {
  return {
    status: availability?.status ?? 'open',
    from: availability?.from ?? '',
    note: availability?.note ?? '',
    examples: examples.map(({ title, url }) => ({ title, link: url })),
    ageBands: AGE_BANDS.map((band) => ({
      band,
      percent: String(audience?.ageBands.find((one) => one.band === band)?.percent ?? ''),
    })),
    countries: (audience?.countries ?? []).map(({ country, percent }) => ({
      country,
      percent: String(percent),
    })),
  };
}

/** `37` or `37,5`; null where it is no share. */
function readShare(text: string): number | null {
  const typed = text.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,3}(\.\d)?$/.test(typed) && Number(typed) <= 100 ? Number(typed) : null;
}

/** An example is left out where nothing stands in it. */
const isWritten = ({ title, link }: KitForm['examples'][number]) => title.trim() !== '' || link.trim() !== '';

const total = (shares: readonly { percent: string }[]) =>
  shares.reduce((sum, { percent }) => sum + (readShare(percent) ?? 0), 0);

/** Names of fields as the form has them: `examples.1.link`. */
export type KitField =
  | 'note'
  | 'ageBands'
  | 'countries'
  | `examples.${number}.${'title' | 'link'}`
  | `ageBands.${number}.percent`
  | `countries.${number}.${'country' | 'percent'}`;

export function kitProblems(values: KitForm): Problem<KitField>[] {
  const found: Problem<KitField>[] = [];
  const tell = (field: KitField, code: string | false) => code && found.push({ field, code });
  tell('note', values.note.trim().length > CREATOR_TEXT_MAX.note && 'too_big');
  for (const [at, example] of values.examples.entries()) {
    if (!isWritten(example)) continue;
    const title = example.title.trim();
    const link = example.link.trim();
    tell(`examples.${at}.title`, title === '' && 'missing');
    tell(`examples.${at}.title`, title.length > CREATOR_TEXT_MAX.title && 'too_big');
    tell(`examples.${at}.link`, link === '' && 'missing');
    tell(`examples.${at}.link`, link !== '' && !httpsUrl.safeParse(link).success && 'not_a_link');
  }
  for (const [at, { percent }] of values.ageBands.entries())
    tell(`ageBands.${at}.percent`, percent.trim() !== '' && readShare(percent) === null && 'not_a_share');
  for (const [at, { country, percent }] of values.countries.entries()) {
    const before = values.countries.slice(0, at).some((other) => other.country === country);
    tell(`countries.${at}.country`, before && 'twice');
    tell(`countries.${at}.percent`, percent.trim() !== '' && readShare(percent) === null && 'not_a_share');
  }
  tell('ageBands', total(values.ageBands) > 100 && 'over_all');
  tell('countries', total(values.countries) > 100 && 'over_all');
  return found;
}

/** Only what was changed since `before`; null where that is nothing. @param values without problems */
export function changedKit(before: KitForm, values: KitForm): CreatorPatch | null {
  const [was, now] = [kitOf(before), kitOf(values)];
  const keys = (Object.keys(now) as (keyof typeof now)[]).filter(
    (key) => JSON.stringify(was[key]) !== JSON.stringify(now[key]),
  );
  return keys.length > 0 ? Object.fromEntries(keys.map((key) => [key, now[key]])) : null;
}

function kitOf(values: KitForm): Required<Pick<CreatorPatch, 'availability' | 'examples' | 'audience'>> {
  return {
    availability: { status: values.status, from: values.from || null, note: values.note.trim() },
    examples: values.examples
      .filter(isWritten)
      .map(({ title, link }) => ({ title: title.trim(), url: link.trim() }))
      .slice(0, CREATOR_LIST_MAX.examples),
    audience: {
      ageBands: values.ageBands.flatMap(({ band, percent }) => {
        const share = readShare(percent);
        return share === null ? [] : [{ band, percent: share }];
      }),
      countries: values.countries.flatMap(({ country, percent }) => {
        const share = readShare(percent);
        return share === null ? [] : [{ country, percent: share }];
      }),
    },
  };
}
