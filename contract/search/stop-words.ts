import { foldTerm } from './fold-term.ts';

/**
 * Words that say nothing of a job: those that PostgreSQL's lists of German and English leave out of the server's
 * index, and what everybody looks for here, a job. Some say something all the same where they stand in a text (said-in.ts).
 */
const LISTS = `
aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes anderm andern auch auf aus
bei bin bis bist da damit dann das dass dasselbe dazu dein deine deinem deinen deiner deines dem demselben den denn
denselben der derer derselbe derselben des desselben dessen dich die dies diese dieselbe dieselben diesem diesen dieser
dieses dir doch dort du durch ein eine einem einen einer eines einig einige einigem einigen einiger einiges einmal er es
etwas euch euer eure eurem euren eurer eures für gegen gewesen hab habe haben hat hatte hatten hier hin hinter ich ihm
ihn ihnen ihr ihre ihrem ihren ihrer ihres im in indem ins ist jede jedem jeden jeder jedes jene jenem jenen jener jenes
jetzt kann kein keine keinem keinen keiner keines können könnte machen man manche manchem manchen mancher manches mein
meine meinem meinen meiner meines mich mir mit muss musste nach nicht nichts noch nun nur ob oder ohne sehr sein seine
seinem seinen seiner seines selbst sich sie sind so solche solchem solchen solcher solches soll sollte sondern sonst
über um und uns unse unsem unsen unser unses unter viel vom von vor war waren warst was weg weil weiter welche welchem
welchen welcher welches wenn werde werden wie wieder will wir wird wirst wo wollen wollte während würde würden zu zum
zur zwar zwischen

a about above after again against all am an and any are as at be because been before being below between both but by can
did do does doing don down during each few for from further had has have having he her here hers herself him himself his
how i if in into is it its itself just me more most my myself no nor not now of off on once only or other our ours
ourselves out over own s same she should so some such t than that the their theirs them themselves then there these they
this those through to too under until up very was we were what when where which while who whom why will with you your
yours yourself yourselves

job jobs stelle stellen stellenangebot stellenangebote arbeit arbeiten arbeitsplatz gesucht gesuche suche suchen geben
work working position vacancy vacancies wanted looking search staff
`;

const STOP_WORDS: ReadonlySet<string> = new Set(LISTS.split(/\s+/).filter(Boolean).map(foldTerm));

/** @param folded a word as `foldTerm` writes it */
export function saysNothing(folded: string): boolean {
  return STOP_WORDS.has(folded);
}
