import { asksPayHistory } from './pay-history.ts';
import { cited, type Source } from './source.ts';
import { plain } from './words.ts';

/**
 * What no applicant is asked. `refused`: a question of a job that asks it is not taken; `warned`: it is pointed at,
 * because some work has a reason for it.
 */
export const FORBIDDEN_TOPICS = [
  'pay_history',
  'pregnancy',
  'family',
  'religion',
  'party',
  'union',
  'health',
  'disability',
] as const;
export const DOUBTFUL_TOPICS = ['age', 'origin', 'photo', 'criminal_record'] as const;
export type ForbiddenTopic = (typeof FORBIDDEN_TOPICS)[number];
export type DoubtfulTopic = (typeof DOUBTFUL_TOPICS)[number];

const AGG = cited('AGG', '7.1', '2006-08-18');
const GDPR = cited('DSGVO', '9.1', '2018-05-25');

export const TOPIC_SOURCE: Readonly<Record<ForbiddenTopic | DoubtfulTopic, Source>> = {
  pay_history: cited('Richtlinie (EU) 2023/970', '5.2', '2026-06-07'),
  pregnancy: cited('AGG', '3.1.s2', '2006-08-18'),
  family: AGG,
  religion: GDPR,
  party: GDPR,
  union: GDPR,
  health: GDPR,
  disability: AGG,
  age: AGG,
  origin: AGG,
  photo: AGG,
  criminal_record: cited('BDSG', '26.1', '2018-05-25'),
};

const WORDS: Readonly<Record<Exclude<ForbiddenTopic, 'pay_history'> | DoubtfulTopic, RegExp>> = {
  pregnancy: /schwanger|kinderwunsch|mutterschutz|\bpregnan|maternity|trying for a (baby|child)/u,
  family:
    /\b(hast|habt|haben|planst|willst|möchtest) (du|ihr|sie) (noch |bald |eigene |kleine )*kinder\b|\bkinder (geplant|in planung|zu hause)|familienplanung|familienstand|\bverheiratet\b|\bledig\b|alleinerziehend|\b(do|will) you (have|want|plan( to have| on having)?) (any |more )*(children|kids)\b|family planning|marital status|\bare you (married|single)\b/u,
  religion:
    /\breligi|konfession|\bglaubst du an\b|\b(kirche|moschee|synagoge)n?mitglied|\b(christ|christin|muslim|muslima|jude|jüdin|evangelisch|katholisch)\b|kopftuch|\bheadscarf\b|\byour faith\b|\bchurch member/u,
  party:
    /\bpartei(mitglied|buch|zugehörigkeit|en)?\b|\bwen wählst du\b|politische (gesinnung|haltung|einstellung)|\bpolitical (party|views|opinion)|\bwho do you vote\b/u,
  union: /gewerkschaft|betriebsrat(smitglied)? gewesen|\b(trade|labour|labor) union\b|\bunion member/u,
  health:
    /\bkrank(heit|heiten|enstand|geschrieben|heitstage)?\b|chronisch|allergi|\bgesundheitszustand\b|psychisch|\bhiv\b|\bmedikament|\bbist du gesund\b|\bimpf|\bsick (days|leave)\b|\bill(ness|nesses)?\b|\bchronic|\bmedical condition|\bmental health\b|\bvaccinat|\byour health\b/u,
  disability: /schwerbehinder|\bbehinder|\bgrad der behinderung\b|\bdisab(led|ility|ilities)\b|\bhandicap/u,
  age: /\bwie alt\b|\bdein alter\b|geburts(datum|jahr|tag)|\bjahrgang\b|\bhow old\b|\byour age\b|date of birth|\bbirth ?(day|year|date)\b/u,
  origin:
    /staatsangehörig|nationalität|\bherkunft\b|\bwoher (kommst|stammst) du\b|muttersprach|migrationshintergrund|\bgeburtsort\b|\bnationality\b|\bwhere are you (really |originally )?from\b|native (speaker|language)|mother tongue|country of birth/u,
  photo:
    /bewerbungs(foto|bild)|\b(foto|bild|lichtbild) von dir\b|\blichtbild\b|\b(photo|picture) of (you|yourself)\b|\bheadshot\b/u,
  criminal_record:
    /vorbestraft|vorstrafe|führungszeugnis|straftat|criminal record|\bconvict(ed|ions?)\b|police clearance/u,
};

/** Asks for something nobody may be asked for; the first of its topics. */
export function forbiddenTopic(text: string): ForbiddenTopic | undefined {
  if (asksPayHistory(text)) return 'pay_history';
  return FORBIDDEN_TOPICS.find((topic) => topic !== 'pay_history' && WORDS[topic].test(plain(text)));
}

/** Asks for something that needs a reason. */
export function doubtfulTopic(text: string): DoubtfulTopic | undefined {
  return DOUBTFUL_TOPICS.find((topic) => WORDS[topic].test(plain(text)));
}
