import { numberFormat } from './number-format.ts';

/** Digits of what was typed. `either`: one mark before three digits, which may part thousands or begin a fraction. */
type Digits = { whole: string; fraction: string };
export type TypedDigits = { number: Digits } | { either: { parted: Digits; broken: Digits; mark: string } };

/**
 * Reads marks, not words: `2.800,50`, `1.000.000`, `14.5`. Undefined where it is no number that is not negative.
 * @param fraction most digits behind the mark
 */
export function typedDigits(typed: string, fraction: number): TypedDigits | undefined {
  const behind = fraction > 0 ? `[.,](\\d{1,${fraction}})` : '(?!)()';
  const parted = new RegExp(`^([1-9]\\d{0,2}(?:([.,])\\d{3})(?:\\2\\d{3})*)(?:(?!\\2)${behind})?$`).exec(
    typed,
  );
  const plain = new RegExp(`^(\\d+)(?:${behind})?$`).exec(typed);
  const digits = (whole: string, rest = ''): Digits => ({ whole: whole.replace(/\D/g, ''), fraction: rest });
  if (parted?.[1] && plain?.[1])
    return {
      either: {
        parted: digits(parted[1]),
        broken: digits(plain[1], plain[2]),
        mark: parted[2] ?? '',
      },
    };
  if (parted?.[1]) return { number: digits(parted[1], parted[3]) };
  return plain?.[1] ? { number: digits(plain[1], plain[2]) } : undefined;
}

/** `either`: it stands for both, and the language does not say for which. */
export type ReadNumber = { value: number } | { problem: 'not_a_number' } | { either: [number, number] };

const WHOLE_MAX = 12;
const FRACTION_MAX = 6;

/** Reads a number as people type it. A mark that parts thousands in their language does so here: `1.000` in German. */
export function readNumber(tag: string, text: string): ReadNumber {
  const typed = text.replace(/[\s'’\u200e\u200f\u061c]/g, '');
  const sign = typed.startsWith('-') ? -1 : 1;
  const read = typedDigits(typed.replace(/^-/, ''), FRACTION_MAX);
  if (read === undefined) return { problem: 'not_a_number' };
  if ('number' in read) return given(read.number, sign);
  const { parted, broken, mark } = read.either;
  if (mark === groupMark(tag)) return given(parted, sign);
  return { either: [sign * amountOf(parted), sign * amountOf(broken)] };
}

function given(digits: Digits, sign: number): ReadNumber {
  return digits.whole.length > WHOLE_MAX ? { problem: 'not_a_number' } : { value: sign * amountOf(digits) };
}

const amountOf = ({ whole, fraction }: Digits) => Number(`${whole}.${fraction || '0'}`);

function groupMark(tag: string): string | undefined {
  const parts = numberFormat(tag, {}).formatToParts(1_234_567);
  return parts.find(({ type }) => type === 'group')?.value;
}

/** A number as the text of a field. Three digits behind the mark become four: three would be read as thousands. */
export function numberText(tag: string, value: number): string {
  const fraction = (value.toString().split('.')[1] ?? '').length;
  return numberFormat(tag, {
    useGrouping: false,
    minimumFractionDigits: fraction === 3 ? 4 : 0,
    maximumFractionDigits: FRACTION_MAX,
  }).format(value);
}
