/** Acts and ordinances that the tables of this folder cite. */
export type LawName =
  | 'AGG'
  | 'ArbZG'
  | 'BBiG'
  | 'BGB'
  | 'BDSG'
  | 'DSGVO'
  | 'JArbSchG'
  | 'KindArbSchV'
  | 'MiLoG'
  | 'MiLoV'
  | 'NachwG'
  | 'SchwarzArbG'
  | 'SGB IV'
  | 'TzBfG'
  | 'Richtlinie (EU) 2023/970';

/** Where a rule stands. `from`: the first day on which this table takes it to be in force. */
export type Source = {
  readonly law: LawName;
  readonly section: string;
  readonly paragraph?: string;
  readonly sentence?: string;
  readonly number?: string;
  readonly from: string;
};

const JARBSCHG = '1976-05-01';
/** Second act to amend the JArbSchG: children of 13, and longer evenings in some branches. */
const JARBSCHG_1997 = '1997-03-01';
const KINDARBSCHV = '1998-07-01';

/** `§ 14 (2) no. 1 JArbSchG`, written `14.2.1`; a sentence `5.4.s2`. */
function at(law: LawName, place: string, from: string): Source {
  const [section = '', ...rest] = place.split('.');
  const sentence = rest.find((part) => part.startsWith('s'))?.slice(1);
  const [paragraph, number] = rest.filter((part) => !part.startsWith('s'));
  return {
    law,
    section,
    ...(paragraph && paragraph !== '-' && { paragraph }),
    ...(sentence && { sentence }),
    ...(number && { number }),
    from,
  };
}

export const jarbschg = (place: string, from: string = JARBSCHG) => at('JArbSchG', place, from);
export const jarbschg1997 = (place: string) => at('JArbSchG', place, JARBSCHG_1997);
export const kindarbschv = (place: string) => at('KindArbSchV', place, KINDARBSCHV);
export const cited = at;

/** As lawyers of that language write it. */
export function cite({ law, section, paragraph, sentence, number }: Source, language: 'de' | 'en'): string {
  const words =
    language === 'de' ? { sentence: 'Satz', number: 'Nr.' } : { sentence: 'sentence', number: 'no.' };
  const inParagraph = paragraph && (language === 'de' ? `Abs. ${paragraph}` : `(${paragraph})`);
  const sign = law === 'DSGVO' || law.startsWith('Richtlinie') ? (language === 'de' ? 'Art.' : 'art.') : '§';
  return [
    `${sign} ${section}`,
    inParagraph,
    sentence && `${words.sentence} ${sentence}`,
    number && `${words.number} ${number}`,
    law,
  ]
    .filter(Boolean)
    .join(' ');
}
