import type { ProcessingTable } from '../types/processing.ts';

export const processing: ProcessingTable = {
  head: ['Daten', 'Wofür', 'Grundlage (DSGVO)', 'Wie lange', 'Wer sie außer uns bekommt'],
  rows: {
    account: {
      data: 'Konto: Name, E-Mail, Geburtsdatum, freiwillig Geschlecht und Telefon; Berichtigungen; Kopien, die du anforderst',
      why: 'Konto führen, Jugendschutz prüfen',
      basis: 'Art. 6 Abs. 1 b; unter 16 Jahren Art. 6 Abs. 1 a mit Art. 8; Jugendschutz Art. 6 Abs. 1 c',
      howLong: (days) => `bis zur Löschung des Kontos, ${days} Tage Bedenkzeit`,
    },
    profile: {
      data: 'Profil, Adresse, Einstellungen, gemerkte Anzeigen',
      why: 'Bewerben, Suche merken',
      basis: 'Art. 6 Abs. 1 b; unter 16 Jahren Art. 6 Abs. 1 a mit Art. 8',
      howLong: (days) => `bis du es änderst oder dein Konto gelöscht ist, ${days} Tage Bedenkzeit`,
    },
    application: {
      data: 'Bewerbung: Text, Antworten, Lebenslauf, Dateien, Stand; wie du zur Anzeige kamst (App, Link, Website, Aushang, Feed); Notizen der Firma dazu',
      why: 'Bewerbung zustellen und beantworten; zählen, woher Bewerbungen kommen',
      basis: 'Art. 6 Abs. 1 b; länger aufgehoben: Einwilligung, Art. 6 Abs. 1 a',
      howLong: (months, kept) =>
        `höchstens ${months} Monate nach Absage, Rückzug oder Zusage; angenommen und nicht eingestellt ${months} Monate nach Ende der Anzeige; früher, wenn die Firma es so einstellt; mit deiner Einwilligung höchstens ${kept} Monate ab deinem Ja, oder bis du es beendest`,
    },
    tracking: {
      data: 'Eigene Notizen und Erinnerungen zu Bewerbungen; Bewerbungen, die du woanders abgeschickt und hier eingetragen hast; Nummern deiner Bewerbungsnachweise',
      why: 'Überblick über die eigene Suche; Nachweis, den du anderen zeigst',
      basis: 'Art. 6 Abs. 1 b; unter 16 Jahren Art. 6 Abs. 1 a mit Art. 8',
      howLong: (days, grace) =>
        `bis du sie löschst oder dein Konto gelöscht ist, ${grace} Tage Bedenkzeit; ein Nachweis lässt sich ${days} Tage prüfen, danach bleiben Nummer und Stand ohne Namen`,
    },
    talk: {
      data: 'Nachrichten und Reaktionen',
      why: 'Gespräch mit der Firma',
      basis: 'Art. 6 Abs. 1 b',
      howLong: (months) =>
        `bis beide Seiten sie leeren, dein Konto gelöscht ist oder die Bewerbung gelöscht wird (nach ${months} Monaten)`,
    },
    offer: {
      data: 'Angebote, ihre Fassungen und Unterschriften',
      why: 'Abschluss; Nachweis für beide Seiten',
      basis: 'Art. 6 Abs. 1 b; Nachweis Art. 6 Abs. 1 f',
      howLong: (years, months, sold) =>
        `unterschrieben bis zum Ende des ${years}. Jahres nach dem Jahr der Unterschrift; über Leistungen, die hier verkauft wurden, ${sold} Jahre; sonst ${months} Monate. Adressen von Sorgeberechtigten nur, bis entschieden ist`,
    },
    guardian: {
      data: 'Sorgeberechtigte: E-Mail, Name, Verhältnis zum Kind, Angabe zum Sorgerecht, bestätigter Wortlaut, Zeitpunkt',
      why: 'Zustimmung einholen und nachweisen; nicht noch einmal schreiben, wo jemand Nein gesagt hat',
      basis: 'Art. 6 Abs. 1 c mit Art. 7 Abs. 1 und Art. 8; Art. 6 Abs. 1 f',
      howLong: (days, years, months, stranger) =>
        `ohne Antwort ${days} Tage, bei einem Nein sofort; Zustimmung mit dem Konto, danach ein Nachweis ohne Adresse bis zum Ende des ${years}. Jahres; abgelehnte Adressen als Prüfsumme ${months} Monate, ${stranger} Monate, wenn das Kind unbekannt war`,
    },
    creator: {
      data: 'Creator-Profil, Kanäle, Zahlen, Preise',
      why: 'Bezahlte Beiträge anbieten',
      basis: 'Art. 6 Abs. 1 b; unter 18 Jahren Art. 6 Abs. 1 a',
      howLong: (days) => `bis du es änderst oder dein Konto gelöscht ist, ${days} Tage Bedenkzeit`,
    },
    search: {
      data: 'Gespeicherte Suchen',
      why: 'Neue Anzeigen melden',
      basis: 'Art. 6 Abs. 1 b',
      howLong: (days) => `bis du sie löschst oder dein Konto gelöscht ist, ${days} Tage Bedenkzeit`,
    },
    view: {
      data: 'Welche Anzeige du an einem Tag geöffnet hast',
      why: 'Zahl der Aufrufe einer Anzeige',
      basis: 'Art. 6 Abs. 1 f',
      howLong: () => 'bis zum nächsten Tag, danach nur die Zahl',
    },
    notice: {
      data: 'Mitteilungen; Geräte, auf die sie kommen',
      why: 'Neues melden',
      basis: 'Art. 6 Abs. 1 b; auf Geräte Art. 6 Abs. 1 a',
      howLong: () => 'bis du sie löschst oder abschaltest oder dein Konto gelöscht ist',
    },
    session: {
      data: 'Anmeldungen, Geräte, Passkeys, Schlüssel eines abgemeldeten Geräts',
      why: 'Konto schützen',
      basis: 'Art. 6 Abs. 1 b und f',
      howLong: (days) => `Geräte ${days} Tage nach dem letzten Gebrauch, alles andere mit dem Konto`,
    },
    company: {
      data: 'Wer für eine Firma handelt: Mitgliedschaft, Einladungen, Anzeigen, Protokoll der Firma; Nummern, Adresse und Dokumente, die zeigen, wer Anzeigen aufgibt',
      why: 'Firmen führen, Handlungen nachweisen',
      basis: 'Art. 6 Abs. 1 b und f',
      howLong: (months) =>
        `Mitgliedschaft, bis sie endet; Protokoll ${months} Monate; Dokumente, bis wir sie geprüft haben, das andere mit der Firma`,
    },
    report: {
      data: 'Meldungen mit Beleg, Entscheidungen mit Begründung, Widersprüche',
      why: 'Rechtswidriges entfernen, begründen, überprüfen',
      basis: 'Art. 6 Abs. 1 c',
      howLong: (months) =>
        `${months} Monate nach der Entscheidung, länger nur, solange ein Widerspruch oder eine Sperre dauert; auch, wenn das Konto vorher gelöscht wird`,
    },
    guest: {
      data: 'Meldung ohne Konto: Name und E-Mail',
      why: 'Eingang bestätigen, Entscheidung mitteilen, Widerspruch beantworten',
      basis: 'Art. 6 Abs. 1 c',
      howLong: (months) =>
        `${months} Monate nach der Entscheidung, länger nur, solange ein Widerspruch dauert`,
    },
    consent: {
      data: 'Welcher Fassung du wann zugestimmt hast',
      why: 'Nachweis',
      basis: 'Art. 6 Abs. 1 c mit Art. 7 Abs. 1',
      howLong: (days) => `mit dem Konto, ${days} Tage Bedenkzeit`,
    },
    operation: {
      data: 'Quittungen von Änderungen, Zählung gegen Missbrauch, einmalige Links, Aufgaben, die gleich erledigt werden',
      why: 'Nichts geht verloren oder doppelt; Sicherheit',
      basis: 'Art. 6 Abs. 1 b und f',
      howLong: (days) => `höchstens ${days} Tage`,
    },
    staff: {
      data: 'Was Mitarbeitende getan haben',
      why: 'Nachvollziehen, wer entschieden hat',
      basis: 'Art. 6 Abs. 1 f',
      howLong: (months) => `${months} Monate`,
    },
    seller: {
      data: 'Wer hier Leistungen verkauft: Name, Anschrift, Steuernummer, Geburtsdatum, Summen eines Jahres',
      why: 'Meldung an die Steuerbehörden, wo Verträge über Leistungen hier geschlossen werden',
      basis: 'Art. 6 Abs. 1 c mit dem PStTG',
      howLong: (years) => `${years} Jahre ab Ende des Jahres; ohne Abschluss mit dem Konto`,
    },
    invoice: {
      data: 'Firmen: Rechnungen und Rechnungsanschrift',
      why: 'Steuerrecht',
      basis: 'Art. 6 Abs. 1 c',
      howLong: (years) => `${years} Jahre ab Ende des Jahres`,
    },
  },
  recipients: {
    companies: 'die Firma, bei der du dich bewirbst oder die dich sucht',
    hosting: 'Betrieb der Server',
    mail: 'Versand von E-Mails',
    push: 'Mitteilungsdienst deines Browsers, ohne Inhalt',
    'sign-in': 'Anmeldedienst',
    billing: 'Zahlungsdienst',
    'other-side': 'die andere Seite des Gesprächs',
    tax: 'Steuerbehörden',
  },
  logs: (days) => [
    'Technische Protokolle ohne Namen und Token',
    'Betrieb und Sicherheit',
    'Art. 6 Abs. 1 f',
    `${days} Tage`,
  ],
  backups: (days) => [
    'Sicherungskopien von allem',
    'Wiederherstellen nach einem Ausfall; was gelöscht war, wird danach wieder gelöscht',
    'Art. 6 Abs. 1 f mit Art. 32',
    `${days} Tage`,
  ],
};
