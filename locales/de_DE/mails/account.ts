import type { AccountMails } from '../../types/mails.ts';

export const account: AccountMails = {
  verify: ({ firstname, url }) => ({
    subject: 'Ist das deine Adresse?',
    text: `Hallo ${firstname},

mit dieser Adresse wurde ein Konto bei Zusage angelegt. Bestätige bitte, dass sie dir gehört, dann erreichen dich die Antworten auf deine Bewerbungen.`,
    link: { label: 'Adresse bestätigen', url },
    small: 'Du hast kein Konto angelegt? Dann lösch diese Mail.',
  }),
  reset: ({ url }) => ({
    subject: 'Neues Passwort setzen',
    text: `Hallo,

jemand, wahrscheinlich du, möchte für dieses Konto ein neues Passwort setzen. Der Link gilt eine Stunde und nur einmal.`,
    link: { label: 'Neues Passwort setzen', url },
    small: 'Du warst das nicht? Dann lösch diese Mail, dein Passwort bleibt, wie es ist.',
  }),
  registered: ({ login, url }) => ({
    subject: 'Du hast schon ein Konto',
    text: `Hallo,

jemand, wahrscheinlich du, wollte mit dieser Adresse ein Konto bei Zusage anlegen. Es gibt schon eins. Anmelden kannst du dich hier: ${login}

Passwort vergessen? Der Link gilt eine Stunde und nur einmal.`,
    link: { label: 'Neues Passwort setzen', url },
    small: 'Du warst das nicht? Dann lösch diese Mail, an deinem Konto ändert sich nichts.',
  }),
  'sign-in': ({ firstname, minutes, url }) => ({
    subject: 'Dein Link zum Anmelden',
    text: `Hallo ${firstname},

mit diesem Link meldest du dich an, auch auf einem anderen Gerät. Er gilt ${minutes} Minuten und nur einmal.`,
    link: { label: 'Anmelden', url },
    small:
      'Du warst das nicht? Dann lösch diese Mail. Gib den Link niemandem: wer ihn hat, kommt in dein Konto.',
  }),
  'change-mail': ({ firstname, url }) => ({
    subject: 'Ist das deine neue Adresse?',
    text: `Hallo ${firstname},

diese Adresse soll die neue deines Kontos bei Zusage werden. Mit dem Link bestätigst du das. Danach meldest du dich mit ihr neu an. Der Link gilt einen Tag.`,
    link: { label: 'Adresse übernehmen', url },
    small: 'Du warst das nicht? Dann lösch diese Mail, es ändert sich nichts.',
  }),
  'mail-changed': ({ firstname, mail, until, url }, { day }) => ({
    subject: 'Dein Konto hat eine neue E-Mail-Adresse',
    text: `Hallo ${firstname},

dein Konto bei Zusage hat jetzt diese Adresse: ${mail}. Wenn du das warst, ist alles in Ordnung.

Du warst das nicht? Dann hol dir das Konto zurück. Das geht bis zum ${day(until)}. Das Passwort und alle Passkeys gelten danach nicht mehr, und du setzt ein neues Passwort.`,
    link: { label: 'Konto zurückholen', url },
  }),
  'passkey-added': ({ firstname, name, url }) => ({
    subject: 'Neuer Passkey für dein Konto',
    text: `Hallo ${firstname},

für dein Konto gibt es einen neuen Passkey: ${name}. Damit kann man sich ohne Passwort anmelden.`,
    link: { label: 'Passkeys ansehen', url },
    small: 'Du warst das nicht? Entferne ihn in den Einstellungen und setz ein neues Passwort.',
  }),
  'passkey-removed': ({ firstname, name, url }) => ({
    subject: 'Ein Passkey deines Kontos wurde entfernt',
    text: `Hallo ${firstname},

der Passkey ${name} wurde aus deinem Konto entfernt. Damit kann sich niemand mehr anmelden.`,
    link: { label: 'Passkeys ansehen', url },
    small:
      'Du warst das nicht? Setz ein neues Passwort und sieh in den Einstellungen nach, wer angemeldet ist.',
  }),
  'password-changed': ({ firstname, url }) => ({
    subject: 'Dein Konto hat ein neues Passwort',
    text: `Hallo ${firstname},

dein Konto bei Zusage hat ein neues Passwort. Überall sonst wurdest du abgemeldet. Wenn du das warst, ist alles in Ordnung.

Du warst das nicht? Dann setz gleich ein anderes Passwort. Wer jetzt angemeldet ist, wird damit abgemeldet.`,
    link: { label: 'Anderes Passwort setzen', url },
  }),
  'mail-reserved': ({ until }, { day }) => ({
    subject: 'Diese Adresse ist noch reserviert',
    text: `Hallo,

jemand, wahrscheinlich du, wollte mit dieser Adresse ein Konto bei Zusage anlegen. Sie gehörte bis vor Kurzem zu einem Konto, das jetzt eine andere Adresse hat. Damit sich dieses Konto zurückholen lässt, bleibt sie bis zum ${day(until)} reserviert. Danach kannst du sie für ein neues Konto nehmen.

Du hast die Adresse deines Kontos nicht selbst geändert? Dann öffne den Link in unserer früheren Mail „Dein Konto hat eine neue E-Mail-Adresse“.`,
  }),
  lock: ({ firstname, reason, until, url }, { day }) => ({
    subject: 'Dein Konto ist gesperrt',
    text: `Hallo ${firstname},

wir haben dein Konto ${until === '' ? 'bis auf Weiteres' : `bis zum ${day(until)}`} gesperrt. Der Grund: ${reason}

Du kannst weiter lesen, was dir gehört, deine Daten herunterladen und der Sperre widersprechen. Über den Widerspruch entscheidet ein Mensch, der die Sperre nicht verhängt hat.`,
    link: { label: 'Ansehen und widersprechen', url },
  }),
  deletion: ({ firstname, day: last, url }, { day }) => ({
    subject: `Dein Konto wird am ${day(last)} gelöscht`,
    text: `Hallo ${firstname},

du möchtest dein Konto löschen. Am ${day(last)} ist es weg: Profil, Bewerbungen, Nachrichten und Dateien. Offene Angebote gelten dann als abgelehnt, Gespräche sind beendet. Bis dahin bleibt alles, wie es ist.

Du willst es doch behalten? Öffne den Link, melde dich an, wenn du gefragt wirst, und tippe oben auf „Mein Konto behalten“.`,
    link: { label: 'Konto behalten', url },
    small: 'Du warst das nicht? Öffne den Link, behalte das Konto und setz ein neues Passwort.',
  }),
  'deletion-waits': ({ firstname, company, day: last, url }, { day }) => ({
    subject: 'Dein Konto ist noch nicht gelöscht',
    text: `Hallo ${firstname},

dein Konto sollte am ${day(last)} gelöscht werden. Es wartet noch, denn ohne dich würde ${company} niemandem mehr gehören.

Gib die Firma an jemand anderen weiter oder lösche sie. Danach wird auch dein Konto gelöscht.

Du willst dein Konto doch behalten? Melde dich an und tippe oben auf „Mein Konto behalten“.`,
    link: { label: 'Zur Firma', url },
  }),
  'company-deletion': ({ firstname, company, day: last, url }, { day }) => ({
    subject: `${company} wird am ${day(last)} gelöscht`,
    text: `Hallo ${firstname},

${company} wird am ${day(last)} gelöscht. Die Jobs sind schon geschlossen, und alle, die sich beworben haben, bekommen eine Antwort.

Die Firma soll doch bleiben? Öffne den Link, melde dich an, wenn du gefragt wirst, und tippe oben auf „Firma behalten“. Die Jobs musst du danach neu veröffentlichen.`,
    link: { label: 'Firma behalten', url },
  }),
  'export-ready': ({ firstname, until, url }, { day }) => ({
    subject: 'Deine Daten liegen bereit',
    text: `Hallo ${firstname},

alles, was Zusage über dich weiß, liegt für dich bereit: als Text, den auch andere Programme lesen, und mit deinen Dateien. Du kannst es bis zum ${day(until)} herunterladen und musst dafür angemeldet sein.`,
    link: { label: 'Daten herunterladen', url },
  }),
  'seller-report': ({ firstname, year, lines, url }) => ({
    subject: `Was das Finanzamt über ${year} von uns erfährt`,
    text: `Hallo ${firstname},

du hast ${year} über Zusage Leistungen verkauft. Das müssen wir den Steuerbehörden melden; so verlangt es das Plattformen-Steuertransparenzgesetz (PStTG). Über dich steht darin:

${lines}

Gebühren haben wir nicht einbehalten. Dazu kommen Name, Anschrift, Geburtsdatum und Steuernummer, wie du sie angegeben hast. Stimmt etwas davon nicht, ändere es in der App.`,
    link: { label: 'Meine Steuerdaten ansehen', url },
  }),
};
