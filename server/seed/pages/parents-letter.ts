import type { PageText } from './page-text.ts';

/** Product section 3, parents.1 to parents.6. The times are those of contract/law/age-law.ts: change them together. */
export const parentsLetter: PageText = {
  id: 'parents-letter',
  title: { de_DE: 'Elternbrief', en_US: 'Letter to parents' },
  text: {
    de_DE: `
## Liebe Eltern

Ihr Kind möchte Zusage nutzen, eine App für Ferienjobs, Nebenjobs, Praktika und Ausbildungsplätze. Sie wird betrieben von
{name}, {address}. Sie kostet Ihr Kind und Sie nichts, jetzt und später. Dieser Brief sagt, was Ihr Kind damit tun kann,
was andere davon sehen und was Sie bestätigen.

## Was Ihr Kind arbeiten darf

Die App zeigt nur Stellen, die nach dem Alter offenstehen. Die Regeln stehen im Jugendarbeitsschutzgesetz und in der
Kinderarbeitsschutzverordnung:

| Alter | Was | Wie lange | Wann |
| 13 und 14 Jahre | leichte Arbeit, die nicht gewerblich ist, oder Zeitungen und Prospekte austragen; mit Ihrer Zustimmung | bis 2 Stunden am Tag, in der Landwirtschaft 3 | zwischen 8 und 18 Uhr, nicht vor und während der Schule |
| 15 bis 17 Jahre, in der Schulzeit | wie mit 13 und 14 | bis 2 Stunden am Tag | zwischen 8 und 18 Uhr |
| 15 bis 17 Jahre, in den Ferien | leichte und ungefährliche Arbeit | bis 8 Stunden am Tag, 40 in der Woche, höchstens 4 Wochen im Jahr | zwischen 6 und 20 Uhr |
| 15 bis 17 Jahre, nach der Schulpflicht | ungefährliche Arbeit, kein Akkord | bis 8 Stunden am Tag, 40 in der Woche, an 5 Tagen | zwischen 6 und 20 Uhr, in Gaststätten ab 16 Jahren bis 22 Uhr |

Bezahlte Werbung und andere Medienarbeit unter 15 Jahren braucht eine Bewilligung der Behörde; die App bietet sie nicht
an.

## Was Firmen von Ihrem Kind sehen

- Bei einer Bewerbung: einen gekürzten Namen, den Text der Bewerbung und die Altersgruppe.
- Erst wenn die Firma die Bewerbung annimmt: den vollen Namen und die E-Mail-Adresse.
- Nie: das Geburtsdatum, ein Bild, die Adresse, andere Bewerbungen. Ihr Kind kann nicht gesucht werden.

Firmen dürfen Ihrem Kind nicht zuerst schreiben. Lesebestätigungen sind aus, und von 22 bis 7 Uhr kommen keine
Mitteilungen. „Nachricht melden“ ist bei jeder Nachricht zwei Tipps entfernt;{act:report-message} Menschen prüfen das.

## Was Sie bestätigen

1. Dass Sie sorgeberechtigt sind und diesen Brief gelesen haben.
2. Dass Ihr Kind unter 16 ein Konto haben darf und wir dafür seine Daten verarbeiten, wie es im
   [Datenschutz](/sites/privacy) steht.
3. Später, für jedes Angebot einzeln und bis 18 Jahre: dass Ihr Kind dieses Angebot annehmen darf. Einen Vertrag mit einem
   Kind genehmigen in der Regel beide Eltern.

Nicht dazu gehören Werbung, Bilder in der Öffentlichkeit oder Zahlungen: All das gibt es hier nicht.

## So geht es

Sie bekommen eine E-Mail mit einem Link, der einmal gilt und nach 14 Tagen endet. Er öffnet eine Seite, auf der Sie
zustimmen; ein Konto brauchen Sie nicht.{act:guardian-agree} Möchten Sie nicht, tun Sie nichts: Ohne Ihre Zustimmung
bekommt keine Firma eine Bewerbung. Ihr Kind sieht, ob die Mail unterwegs, geöffnet oder bestätigt ist.{act:guardian-state}

## Wie Sie es zurücknehmen

Jederzeit, ohne Grund: mit dem Link in der Bestätigung{act:guardian-withdraw} oder mit einer E-Mail an {mail}. Das Konto ruht dann, und nach Ihrem
Wunsch löschen wir es. Was bis dahin geschah, bleibt rechtmäßig.

## Wenn Sie fragen oder etwas melden möchten

Schreiben Sie an {mail} oder rufen Sie an: {phone}. Wir antworten in Ihrer Sprache, so gut wir können. Diesen Brief können
Sie ausdrucken;{act:print} eine andere Sprache wählen Sie oben auf der Seite.{act:choose-language}
`,
    en_US: `
## Dear parents

Your child would like to use Zusage, an app for holiday jobs, side jobs, internships and apprenticeships. It is run by
{name}, {address}. It costs your child and you nothing, now and later. This letter says what your child can do with it,
what others see of it, and what you confirm.

## What your child may work

The app shows only jobs that are open to their age. The rules are those of the German Youth Employment Protection Act and
the Child Labour Protection Ordinance:

| Age | What | How long | When |
| 13 and 14 | light work that is not commercial, or delivering newspapers and leaflets; with your consent | up to 2 hours a day, 3 in farming | between 8:00 and 18:00, not before or during school |
| 15 to 17, in term time | as at 13 and 14 | up to 2 hours a day | between 8:00 and 18:00 |
| 15 to 17, in the holidays | light work without danger | up to 8 hours a day, 40 a week, at most 4 weeks a year | between 6:00 and 20:00 |
| 15 to 17, after compulsory school | work without danger, no piecework | up to 8 hours a day, 40 a week, on 5 days | between 6:00 and 20:00, in hospitality from 16 until 22:00 |

Paid advertising and other work for media below 15 needs a permit of the authority; the app does not offer it.

## What companies see of your child

- With an application: a shortened name, the text of the application and the age group.
- Only once the company accepts the application: the full name and the e-mail address.
- Never: the date of birth, a picture, the address, other applications. Your child cannot be searched for.

Companies may not write to your child first. Read receipts are off, and no notifications arrive between 22:00 and 7:00.
“Report this message” is two taps away from every message;{act:report-message} people look at it.

## What you confirm

1. That you have parental responsibility and have read this letter.
2. That your child may have an account below 16 and that we process their data for it as the
   [privacy page](/sites/privacy) says.
3. Later, for each offer on its own and until 18: that your child may accept this offer. As a rule both parents approve a
   contract with a child.

Advertising, pictures in public or payments are no part of it: there is none of that here.

## How it works

You get an e-mail with a link that works once and ends after 14 days. It opens a page on which you agree; you need no
account.{act:guardian-agree} If you would rather not, do nothing: without your consent no company gets an application. Your
child sees whether the mail is on its way, opened or confirmed.{act:guardian-state}

## How you take it back

At any time, without a reason: with the link in the confirmation{act:guardian-withdraw}, or by writing to {mail}. The account then rests, and if
you wish we delete it. What happened until then stays lawful.

## If you want to ask or report something

Write to {mail} or call {phone}. We answer in your language as well as we can. You can print this letter;{act:print} another language
is chosen at the top of the page.{act:choose-language}
`,
  },
};
