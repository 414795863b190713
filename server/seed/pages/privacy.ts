import { newest } from '../../../contract/law/in-force.ts';
import { INVOICE_YEARS } from '../../../contract/law/invoice-terms.ts';
import type { PageText } from './page-text.ts';

/** Product section 3, privacy.1 to privacy.6. What it says is what this program does: change them together. */
export const privacy: PageText = {
  id: 'privacy',
  title: { de_DE: 'Datenschutz', en_US: 'Privacy' },
  text: {
    de_DE: `
## Kurz gesagt

> Wir brauchen deine Daten, damit eine Bewerbung ankommt und beantwortet wird, und für sonst nichts. Keine Werbung, keine
> Weitergabe an Dritte zu deren Zwecken, niemand wird bewertet oder sortiert. Firmen sehen deinen Kontakt erst, wenn sie
> deine Bewerbung annehmen, dein Geburtsdatum nie. Du kannst alles mitnehmen und alles
> löschen.{act:export}{act:delete-account}

## Wer verantwortlich ist

{name}, {address}. E-Mail: {mail}, Telefon: {phone}. Mehr steht im [Impressum](/sites/imprint).

## Wofür, auf welcher Grundlage, wie lange

| Daten | Wofür | Grundlage (DSGVO) | Wie lange |
| Konto: Name, E-Mail, Geburtsdatum, freiwillig Geschlecht und Telefon | Konto führen, Jugendschutz prüfen | Art. 6 Abs. 1 b und c | bis zur Löschung des Kontos, 14 Tage Bedenkzeit |
| Profil und Einstellungen | Bewerben, Suche merken | Art. 6 Abs. 1 b | bis du es änderst oder dein Konto gelöscht ist |
| Bewerbung: Text, Antworten, Dateien, Stand | Bewerbung zustellen und beantworten | Art. 6 Abs. 1 b | höchstens 6 Monate nach einer Absage, früher, wenn die Firma es so einstellt |
| Nachrichten und Angebote | Gespräch und Abschluss | Art. 6 Abs. 1 b | bis beide Seiten sie leeren oder die Bewerbung gelöscht wird |
| Einwilligung der Eltern: Name, E-Mail, Zeitpunkt | Konto unter 16 | Art. 6 Abs. 1 c, Art. 8 | bis zum Widerruf oder zur Löschung des Kontos{act:guardian-withdraw} |
| Welche Anzeige du an einem Tag geöffnet hast | Zahl der Aufrufe einer Anzeige | Art. 6 Abs. 1 f | bis zum nächsten Tag, danach nur die Zahl |
| Geräte für Mitteilungen | Mitteilungen zustellen | Art. 6 Abs. 1 a | bis du sie abschaltest{act:push-off} |
| Meldungen und Entscheidungen | Rechtswidriges entfernen, begründen | Art. 6 Abs. 1 c | bis die Sache und ein Widerspruch erledigt sind |
| Meldung ohne Konto: Name und E-Mail | Bestätigung und Entscheidung mitteilen | Art. 6 Abs. 1 c | 6 Monate nach der Entscheidung |
| Firmen: Rechnungen | Steuerrecht | Art. 6 Abs. 1 c | ${newest(INVOICE_YEARS)} Jahre nach dem Ende des Jahres |
| Technische Protokolle ohne Namen und Token | Betrieb und Sicherheit | Art. 6 Abs. 1 f | wenige Tage |

Wo wir uns auf ein berechtigtes Interesse stützen (Buchstabe f), ist es dieses: dass der Dienst läuft, sicher ist und
Firmen erfahren, wie oft eine Anzeige geöffnet wurde. Du kannst dem widersprechen: schreib an {mail}.

## Was Firmen sehen

- Vor der Annahme: einen gekürzten Namen, deinen Text, deine Antworten und Dateien, und ob du unter 15, 15 bis 17 oder ab
  18 bist.
- Nach der Annahme: deinen Namen und deine E-Mail-Adresse.
- Nie: dein Geburtsdatum, deine anderen Bewerbungen, was du suchst, speicherst oder ausblendest. Bilder von Minderjährigen
  bleiben verborgen.

Suchergebnisse stehen in der Reihenfolge, die du wählst. Es gibt kein Profiling und keine automatische Entscheidung
nach Artikel 22 DSGVO.

## Wer für uns arbeitet

Diese Dienstleister verarbeiten Daten in unserem Auftrag (Artikel 28 DSGVO), soweit der Betreiber sie eingerichtet hat:

- Anmeldung: Google Ireland Limited (Firebase Authentication), sofern nicht der eingebaute Anmeldedienst läuft.
- Mitteilungen: der Dienst deines Browsers (Apple, Google, Microsoft oder Mozilla). Er bekommt nur eine Kennung, nie den
  Inhalt.
- Zahlungen von Firmen: Stripe Payments Europe, Limited, sofern nicht per Rechnung gezahlt wird.
- E-Mail und Server: die vom Betreiber gewählten Anbieter.

Übermittlungen in die USA stützen sich auf den Angemessenheitsbeschluss zum Datenschutzrahmen EU-USA oder auf
Standardvertragsklauseln.

## Deine Rechte

- Auskunft und Mitnahme: [Einstellungen](/pwa/user/settings), „Alle meine Daten herunterladen“.{act:export} Das geht auch, wenn dein Konto
  gesperrt ist.
- Berichtigung: in deinem [Profil](/pwa/user), „Meine Angaben ändern“.{act:correct-details} Das Geburtsdatum
  eines Kindes, dessen Eltern gefragt wurden, berichtigen die Eltern.{act:correct-birth-date}
- Löschung: [Einstellungen](/pwa/user/settings), „Konto löschen“.{act:delete-account} 14 Tage lang kannst du es
  zurücknehmen.{act:keep-account}
- Widerspruch, Einschränkung, Widerruf einer Einwilligung: schreib an {mail}. Mitteilungen auf ein Gerät schaltest du in
  den [Einstellungen](/pwa/user/settings) ab{act:push-off}, E-Mails über Neues mit dem Link am Ende jeder davon.{act:unsubscribe}
- Beschwerde: bei jeder Datenschutz-Aufsichtsbehörde, auch bei der an deinem Wohnort.

## Was auf deinem Gerät liegt

Anzeigen, deine Bewerbungen, Nachrichten, Entwürfe und was noch zu senden ist, damit die App ohne Netz arbeitet; dazu
Sprache, Farbschema und Anmeldung. Das ist unbedingt erforderlich (§ 25 Absatz 2 TDDDG), darum fragen wir nicht. Es gibt
keine Cookies für Werbung oder Messung. In den Einstellungen siehst du, wie viel es ist, und kannst es mit „Dieses Gerät leeren“
löschen.{act:clear-device}

Wenn du dich abmeldest, oder von einem anderen Gerät aus abgemeldet wirst, löscht die App das hier.{act:sign-out} Was noch nicht
gesendet war, bleibt 30 Tage lang verschlüsselt liegen, und nur deine nächste Anmeldung öffnet es. War das Gerät seit der
Anmeldung nie im Netz, fehlt ihm der Schlüssel, und es bleibt so lange unverschlüsselt.

## Für Kinder und Jugendliche

> Du gibst uns deinen Namen und dein Geburtsdatum, weil das Gesetz dich schützt. Firmen sehen nicht, wie alt du genau
> bist. Bist du unter 16, müssen deine Eltern erst Ja sagen. Niemand darf dich zuerst anschreiben. Wenn dir etwas komisch
> vorkommt, tippe auf „Nachricht melden“.{act:report-message} Du kannst dein Konto jederzeit löschen.{act:delete-account}

Mehr für Eltern steht im [Elternbrief](/sites/parents-letter).

## Fassungen

Jede Fassung bleibt unter ihrer Nummer lesbar.{act:read-version} Ändert sich etwas Wichtiges, schreiben wir dir, bevor es
gilt.
`,
    en_US: `
## In short

> We need your data so that an application arrives and is answered, and for nothing else. No advertising, nothing handed
> to others for their own purposes, nobody is scored or ranked. Companies see how to reach you only once they accept your
> application, and your date of birth never. You can take everything with you and delete
> everything.{act:export}{act:delete-account}

## Who is responsible

{name}, {address}. E-mail: {mail}, telephone: {phone}. The [imprint](/sites/imprint) says more.

## What for, on which basis, for how long

| Data | What for | Basis (GDPR) | How long |
| Account: name, e-mail, date of birth, gender and telephone if you like | keeping the account, protection of minors | Art. 6 (1) b and c | until the account is deleted, with 14 days to think again |
| Profile and settings | applying, keeping searches | Art. 6 (1) b | until you change it or your account is deleted |
| Application: text, answers, files, state | delivering and answering it | Art. 6 (1) b | at most 6 months after a rejection, sooner if the company says so |
| Messages and offers | talking and agreeing | Art. 6 (1) b | until both sides clear them or the application is erased |
| Parents’ consent: name, e-mail, time | accounts below 16 | Art. 6 (1) c, Art. 8 | until it is withdrawn or the account is deleted{act:guardian-withdraw} |
| Which advertisement you opened on a day | number of views of an advertisement | Art. 6 (1) f | until the next day, then the number alone |
| Devices for notifications | delivering notifications | Art. 6 (1) a | until you switch them off{act:push-off} |
| Reports and decisions | removing what is illegal, giving reasons | Art. 6 (1) c | until the matter and an appeal are closed |
| Report without an account: name and e-mail | confirming it and telling the decision | Art. 6 (1) c | 6 months after the decision |
| Companies: invoices | tax law | Art. 6 (1) c | ${newest(INVOICE_YEARS)} years from the end of the year |
| Technical logs without names and tokens | operation and security | Art. 6 (1) f | a few days |

Where we rely on a legitimate interest (letter f), it is this: that the service runs, is secure, and that companies
learn how often an advertisement was opened. You can object to that: write to {mail}.

## What companies see

- Before they accept: a shortened name, your text, your answers and files, and whether you are below 15, 15 to 17, or 18
  and above.
- After they accept: your name and your e-mail address.
- Never: your date of birth, your other applications, what you search for, save or hide. Pictures of minors stay hidden.

Search results stand in the order you choose. There is no profiling and no automated decision in the sense of Article 22
GDPR.

## Who works for us

These providers process data on our behalf (Article 28 GDPR), as far as the operator has set them up:

- Sign-in: Google Ireland Limited (Firebase Authentication), unless the built-in sign-in service is used.
- Notifications: your browser’s service (Apple, Google, Microsoft or Mozilla). It gets an identifier only, never content.
- Payments of companies: Stripe Payments Europe, Limited, unless invoices are paid by bank transfer.
- E-mail and servers: the providers the operator has chosen.

Transfers to the United States rest on the adequacy decision for the EU-US Data Privacy Framework or on standard
contractual clauses.

## Your rights

- Access and portability: [settings](/pwa/user/settings), “Download all my data”.{act:export} This works for a locked account too.
- Rectification: in your [profile](/pwa/user), “Correct my details”.{act:correct-details} The date of birth of a child
  whose parents were asked is corrected by the parents.{act:correct-birth-date}
- Erasure: [settings](/pwa/user/settings), “Delete account”.{act:delete-account} For 14 days you can take it
  back.{act:keep-account}
- Objection, restriction, withdrawal of a consent: write to {mail}. Notifications on a device are switched off in the
  [settings](/pwa/user/settings){act:push-off}, mails about news by the link at the end of each.{act:unsubscribe}
- Complaint: with any data protection authority, such as the one where you live.

## What is on your device

Advertisements, your applications, messages, drafts and what still has to be sent, so that the app works without
network; besides that language, colour theme and sign-in. This is strictly necessary (section 25 (2) TDDDG), so we do not
ask. There are no cookies for advertising or measuring. The settings show how much it is, and
“Clear this device” deletes it.{act:clear-device}

When you sign out, or are signed out from another device, the app deletes this here.{act:sign-out} What was not sent yet stays for 30
days, encrypted, and only your next sign-in opens it. A device that had no network since the sign-in has no key for that,
and keeps it unencrypted for as long.

## For children and teenagers

> You tell us your name and your date of birth because the law protects you. Companies do not see how old you are
> exactly. If you are below 16, your parents have to say yes first. Nobody may write to you first. If something feels
> wrong, tap “Report this message”.{act:report-message} You can delete your account at any time.{act:delete-account}

Parents find more in the [parents’ letter](/sites/parents-letter).

## Versions

Each version stays readable under its number.{act:read-version} If something important changes, we write to you before it
takes effect.
`,
  },
};
