import type { Platform } from '../../../../contract/entities/campaign.ts';
import {
  CREATOR_TEXT_MAX,
  type CreatorPackage,
  type PackageFormat,
} from '../../../../contract/entities/creator.ts';
import { moneyText, readMoney } from '../../../i18n/money-text.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';

/** A package as it stands in the form (creator.5): numbers as they were typed. */
export type PackageForm = {
  format: PackageFormat;
  platform: Platform;
  count: string;
  /** Euros. */
  price: string;
  days: string;
  revisions: string;
  rights: string;
  exclusivity: string;
};

/** On the platform of the first page, because that is what most are for. */
export function blankPackage(platform: Platform): PackageForm {
  return {
    format: 'video',
    platform,
    count: '1',
    price: '',
    days: '14',
    revisions: '1',
    rights: '',
    exclusivity: '',
  };
}

/** @param tag language tag for the price */
export function packageFormOf(tag: string, of: CreatorPackage): PackageForm {
  return {
    format: of.format,
    platform: of.platform,
    count: String(of.count),
    price: moneyText(tag, of.price),
    days: String(of.days),
    revisions: String(of.revisions),
    rights: of.rights,
    exclusivity: of.exclusivity,
  };
}

const RANGES = { count: [1, 100], days: [1, 365], revisions: [0, 20] } as const;

function inRange(text: string, [least, most]: readonly [number, number]): boolean {
  const typed = text.trim();
  return /^\d{1,4}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
}

export function packageProblems(values: PackageForm): Problem<keyof PackageForm>[] {
  const price = readMoney(values.price);
  const found: [keyof PackageForm, string | false][] = [
    ['count', !inRange(values.count, RANGES.count) && 'not_a_number'],
    ['price', 'problem' in price && (price.problem === 'empty' ? 'missing' : price.problem)],
    ['days', !inRange(values.days, RANGES.days) && 'not_a_number'],
    ['revisions', !inRange(values.revisions, RANGES.revisions) && 'not_a_number'],
    ['rights', values.rights.trim().length > CREATOR_TEXT_MAX.rights && 'too_big'],
    ['exclusivity', values.exclusivity.trim().length > CREATOR_TEXT_MAX.rights && 'too_big'],
  ];
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

/** @param values without problems */
export function packageOf(values: PackageForm): CreatorPackage {
  const price = readMoney(values.price);
  return {
    format: values.format,
    platform: values.platform,
    count: Number(values.count),
    price: 'minor' in price ? price.minor : 0,
    currency: 'EUR',
    days: Number(values.days),
    revisions: Number(values.revisions),
    rights: values.rights.trim(),
    exclusivity: values.exclusivity.trim(),
  };
}

/**
 * The list with one package put in the place of another. A package has no id: it is found by what it was, and where it
 * is gone by now the new one goes to the end.
 * @param before null: a new one; @param after null: it is taken out
 */
export function withPackage(
  packages: readonly CreatorPackage[],
  before: CreatorPackage | null,
  after: CreatorPackage | null,
): CreatorPackage[] {
  const text = JSON.stringify(before);
  const at = before === null ? -1 : packages.findIndex((one) => JSON.stringify(one) === text);
  const put = after === null ? [] : [after];
  return at === -1 ? [...packages, ...put] : packages.toSpliced(at, 1, ...put);
}
