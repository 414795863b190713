import { foldTerm } from '../../../contract/search/fold-term.ts';

/**
 * Wider words beside what was searched for, when that finds nothing: what is the same work is looked for anyway
 * (contract/search/synonyms.ts). Beginnings of words on the left, so that `Krankenschwestern` counts.
 */
const USUAL: readonly (readonly [said: string, written: readonly string[]])[] = [
  ['krankenschwester', ['Pflege']],
  ['krankenpfleger', ['Pflege']],
  ['altenpfleger', ['Pflege']],
  ['arzthelfer', ['Praxis']],
  ['putzkraft', ['Reinigung']],
  ['putzfrau', ['Reinigung']],
  ['putzhilfe', ['Reinigung']],
  ['raumpfleger', ['Reinigung']],
  ['programmierer', ['Software', 'IT']],
  ['informatiker', ['Entwickler', 'IT']],
  ['verkaeufer', ['Verkauf', 'Kasse']],
  ['kassierer', ['Kasse', 'Verkauf']],
  ['kellner', ['Service', 'Servicekraft']],
  ['bedienung', ['Service', 'Servicekraft']],
  ['zimmermaedchen', ['Housekeeping', 'Hotel']],
  ['hausmeister', ['Haustechnik', 'Objektbetreuung']],
  ['lkw', ['Berufskraftfahrer', 'Fahrer']],
  ['paketbote', ['Zusteller', 'Fahrer']],
  ['kurier', ['Fahrer', 'Zusteller']],
  ['lagerarbeiter', ['Lager', 'Logistik']],
  ['sekretaer', ['Assistenz', 'Büro']],
  ['werkstudent', ['Studium', 'Teilzeit']],
  ['babysitter', ['Betreuung', 'Kinder']],
  ['kindergaertner', ['Erzieher', 'Kita']],
  ['erzieher', ['Kita', 'Pädagogik']],
  ['gaertner', ['Garten', 'Grünpflege']],
  ['aushilfe', ['Minijob', 'Helfer']],
  ['influencer', ['Content', 'Creator', 'Reel']],
  ['nurse', ['Pflege']],
  ['cleaner', ['Reinigung']],
  ['waiter', ['Service', 'Kellner']],
  ['driver', ['Fahrer']],
  ['cook', ['Koch', 'Küche']],
  ['warehouse', ['Lager', 'Logistik']],
];

/** Other words for the same work, for a search text that holds the usual one in the place of the one in ads. */
export function usualWords(words: string): string[] {
  const typed = words.trim().split(/\s+/);
  return typed.flatMap((word, at) => {
    const folded = foldTerm(word);
    const written = USUAL.find(([said]) => folded.startsWith(said))?.[1] ?? [];
    return written.map((other) => typed.with(at, other).join(' '));
  });
}

/** Of several words each by itself: one of them may be what nothing is found by. */
export function singleWords(words: string): string[] {
  const typed = words.trim().split(/\s+/);
  return typed.length > 1 ? typed.filter((word) => word.length > 3) : [];
}
