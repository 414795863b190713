import { foldTerm } from '../../../contract/search/fold-term.ts';

/**
 * What many people search for, beside the word that ads have for it. For searches that find nothing; beginnings of words
 * on the left, so that `Krankenschwestern` counts.
 */
const USUAL: readonly (readonly [said: string, written: readonly string[]])[] = [
  ['krankenschwester', ['Pflegefachkraft', 'Pflege']],
  ['krankenpfleger', ['Pflegefachkraft', 'Pflege']],
  ['altenpfleger', ['Pflegefachkraft', 'Pflege']],
  ['arzthelfer', ['Medizinische Fachangestellte', 'Praxis']],
  ['putzkraft', ['Reinigungskraft', 'Reinigung']],
  ['putzfrau', ['Reinigungskraft', 'Reinigung']],
  ['putzhilfe', ['Reinigungskraft', 'Reinigung']],
  ['raumpfleger', ['Reinigungskraft', 'Reinigung']],
  ['programmierer', ['Softwareentwickler', 'Entwickler', 'Developer']],
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
  ['nurse', ['Pflegefachkraft', 'Pflege']],
  ['cleaner', ['Reinigung', 'Cleaning']],
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
