import type { PageText } from './page-text.ts';

/** Product section 3, privacy.1 to privacy.6. What it says is what this program does: change them together. */
export const privacy: PageText = {
  id: 'privacy',
  title: { de_DE: 'Datenschutz', en_US: 'Privacy' },
  text: {
    de_DE: `
## Kurz gesagt

> Wir brauchen Ihre Daten, damit eine Bewerbung ankommt und beantwortet wird, und für sonst nichts. Keine Werbung, keine
> Weitergabe an Dritte zu deren Zwecken, niemand wird bewertet oder sortiert. Firmen sehen Ihren Kontakt erst, wenn sie
> Ihre Bewerbung annehmen, Ihr Geburtsdatum nie. Sie können alles mitnehmen und alles löschen.

## Wer verantwortlich ist

{name}, {address}. E-Mail: {mail}, Telefon: {phone}. Mehr steht im [Impressum](/sites/imprint).

## Wofür, auf welcher Grundlage, wie lange

| Daten | Wofür | Grundlage (DSGVO) | Wie lange |
| Konto: Name, E-Mail, Geburtsdatum, freiwillig Geschlecht und Telefon | Konto führen, Jugendschutz prüfen | Art. 6 Abs. 1 b und c | bis zur Löschung des Kontos, 14 Tage Bedenkzeit |
| Profil, Lebenslauf, Bild, Einstellungen | Bewerben mit einem Tipp, Suche merken | Art. 6 Abs. 1 b | bis Sie es ändern oder löschen |
| Bewerbung: Text, Antworten, Dateien, Stand | Bewerbung zustellen und beantworten | Art. 6 Abs. 1 b | höchstens 6 Monate nach einer Absage, früher, wenn die Firma es so einstellt |
| Nachrichten und Angebote | Gespräch und Abschluss | Art. 6 Abs. 1 b | bis beide Seiten sie leeren oder die Bewerbung gelöscht wird |
| Einwilligung der Eltern: Name, E-Mail, Zeitpunkt | Konto unter 16 | Art. 6 Abs. 1 c, Art. 8 | bis zum Widerruf oder zur Löschung des Kontos |
| Welche Anzeige Sie an einem Tag geöffnet haben | Zahl der Aufrufe einer Anzeige | Art. 6 Abs. 1 f | bis zum nächsten Tag, danach nur die Zahl |
| Geräte für Mitteilungen | Mitteilungen zustellen | Art. 6 Abs. 1 a | bis Sie sie abschalten |
| Meldungen und Entscheidungen | Rechtswidriges entfernen, begründen | Art. 6 Abs. 1 c | bis die Sache und ein Widerspruch erledigt sind |
| Firmen: Rechnungen | Steuerrecht | Art. 6 Abs. 1 c | 10 Jahre |
| Technische Protokolle ohne Namen und Token | Betrieb und Sicherheit | Art. 6 Abs. 1 f | wenige Tage |

Wo wir uns auf ein berechtigtes Interesse stützen (Buchstabe f), ist es dieses: dass der Dienst läuft, sicher ist und
Firmen erfahren, wie oft eine Anzeige geöffnet wurde. Sie können dem widersprechen.

## Was Firmen sehen

- Vor der Zusage: einen gekürzten Namen, Ihren Text, Ihre Antworten und Dateien, und ob Sie unter 15, 15 bis 17 oder ab
  18 sind.
- Nach der Annahme: Ihren Namen und Ihre E-Mail-Adresse.
- Nie: Ihr Geburtsdatum, Ihre anderen Bewerbungen, was Sie suchen, speichern oder ausblenden. Bilder von Minderjährigen
  bleiben verborgen.

Suchergebnisse stehen in der Reihenfolge, die Sie wählen. Es gibt kein Profiling und keine automatische Entscheidung
nach Artikel 22 DSGVO.

## Wer für uns arbeitet

Diese Dienstleister verarbeiten Daten in unserem Auftrag (Artikel 28 DSGVO), soweit der Betreiber sie eingerichtet hat:

- Anmeldung: Google Ireland Limited (Firebase Authentication), sofern nicht der eingebaute Anmeldedienst läuft.
- Mitteilungen: der Dienst Ihres Browsers (Apple, Google, Microsoft oder Mozilla). Er bekommt nur eine Kennung, nie den
  Inhalt.
- Zahlungen von Firmen: Stripe Payments Europe, Limited, sofern nicht per Rechnung gezahlt wird.
- E-Mail und Server: die vom Betreiber gewählten Anbieter.

Übermittlungen in die USA stützen sich auf den Angemessenheitsbeschluss zum Datenschutzrahmen EU-USA oder auf
Standardvertragsklauseln.

## Ihre Rechte

- Auskunft und Mitnahme: [Einstellungen](/pwa/user/settings), „Alle meine Daten herunterladen“.
- Berichtigung: in Ihrem [Profil](/pwa/user).
- Löschung: [Einstellungen](/pwa/user/settings), „Konto löschen“. 14 Tage lang können Sie es zurücknehmen.
- Widerspruch, Einschränkung, Widerruf einer Einwilligung: in den Einstellungen oder an {mail}.
- Beschwerde: bei jeder Datenschutz-Aufsichtsbehörde, auch bei der an Ihrem Wohnort.

## Was auf Ihrem Gerät liegt

Anzeigen, Ihre Bewerbungen, Nachrichten, Entwürfe und was noch zu senden ist, damit die App ohne Netz arbeitet; dazu
Sprache, Farbschema und Anmeldung. Das ist unbedingt erforderlich (§ 25 Absatz 2 TDDDG), darum fragen wir nicht. Es gibt
keine Cookies für Werbung oder Messung. In den Einstellungen sehen Sie, wie viel es ist, und können es leeren.

Wenn Sie sich abmelden, oder von einem anderen Gerät aus abgemeldet werden, löscht die App das hier. Was noch nicht
gesendet war, bleibt 30 Tage lang verschlüsselt liegen, und nur Ihre nächste Anmeldung öffnet es. War das Gerät seit der
Anmeldung nie im Netz, fehlt ihm der Schlüssel, und es bleibt so lange unverschlüsselt.

## Für Kinder und Jugendliche

> Du gibst uns deinen Namen und dein Geburtsdatum, weil das Gesetz dich schützt. Firmen sehen nicht, wie alt du genau
> bist. Bist du unter 16, müssen deine Eltern erst Ja sagen. Niemand darf dich zuerst anschreiben. Wenn dir etwas komisch
> vorkommt, tippe auf „Melden“. Du kannst dein Konto jederzeit löschen.

Mehr für Eltern steht im [Elternbrief](/sites/parents-letter).

## Fassungen

Jede Fassung bleibt unter ihrer Nummer lesbar. Ändert sich etwas Wichtiges, sagen wir es in der App, bevor es gilt.
`,
    en_US: `
## In short

> We need your data so that an application arrives and is answered, and for nothing else. No advertising, nothing handed
> to others for their own purposes, nobody is scored or ranked. Companies see how to reach you only once they accept your
> application, and your date of birth never. You can take everything with you and delete everything.

## Who is responsible

{name}, {address}. E-mail: {mail}, telephone: {phone}. The [imprint](/sites/imprint) says more.

## What for, on which basis, for how long

| Data | What for | Basis (GDPR) | How long |
| Account: name, e-mail, date of birth, gender and telephone if you like | keeping the account, protection of minors | Art. 6 (1) b and c | until the account is deleted, with 14 days to think again |
| Profile, CV, picture, settings | applying with one tap, keeping searches | Art. 6 (1) b | until you change or delete it |
| Application: text, answers, files, state | delivering and answering it | Art. 6 (1) b | at most 6 months after a rejection, sooner if the company says so |
| Messages and offers | talking and agreeing | Art. 6 (1) b | until both sides clear them or the application is erased |
| Parents’ consent: name, e-mail, time | accounts below 16 | Art. 6 (1) c, Art. 8 | until it is withdrawn or the account is deleted |
| Which advertisement you opened on a day | number of views of an advertisement | Art. 6 (1) f | until the next day, then the number alone |
| Devices for notifications | delivering notifications | Art. 6 (1) a | until you switch them off |
| Reports and decisions | removing what is illegal, giving reasons | Art. 6 (1) c | until the matter and an appeal are closed |
| Companies: invoices | tax law | Art. 6 (1) c | 10 years |
| Technical logs without names and tokens | operation and security | Art. 6 (1) f | a few days |

Where we rely on a legitimate interest (letter f), it is this: that the service runs, is secure, and that companies
learn how often an advertisement was opened. You can object to that.

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

- Access and portability: [settings](/pwa/user/settings), “Download all my data”.
- Rectification: in your [profile](/pwa/user).
- Erasure: [settings](/pwa/user/settings), “Delete account”. For 14 days you can take it back.
- Objection, restriction, withdrawal of a consent: in the settings, or by writing to {mail}.
- Complaint: with any data protection authority, such as the one where you live.

## What is on your device

Advertisements, your applications, messages, drafts and what still has to be sent, so that the app works without
network; besides that language, colour theme and sign-in. This is strictly necessary (section 25 (2) TDDDG), so we do not
ask. There are no cookies for advertising or measuring. The settings show how much it is, and can clear it.

When you sign out, or are signed out from another device, the app deletes this here. What was not sent yet stays for 30
days, encrypted, and only your next sign-in opens it. A device that had no network since the sign-in has no key for that,
and keeps it unencrypted for as long.

## For children and teenagers

> You tell us your name and your date of birth because the law protects you. Companies do not see how old you are
> exactly. If you are below 16, your parents have to say yes first. Nobody may write to you first. If something feels
> wrong, tap “Report”. You can delete your account at any time.

Parents find more in the [parents’ letter](/sites/parents-letter).

## Versions

Each version stays readable under its number. If something important changes, the app says so before it takes effect.
`,
  },
};
