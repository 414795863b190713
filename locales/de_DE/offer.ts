import type { OfferWords } from '../types/offer.ts';

export const offer: OfferWords = {
  title: { signed: 'Zusage', open: 'Angebot' },
  intro: (company, talent) => `Angebot von ${company} an ${talent}`,
  kinds: {
    employment: 'Anstellung',
    minijob: 'Minijob',
    apprenticeship: 'Ausbildung',
    internship: 'Praktikum',
    holiday: 'Ferienjob',
    freelance: 'Freie Mitarbeit',
    campaign: 'Kampagne',
  },
  fields: {
    kind: 'Art',
    title: 'Bezeichnung',
    pay: 'Vergütung',
    hours: 'Arbeitszeit',
    start: 'Beginn',
    end: 'Ende',
    place: 'Ort',
    trialWeeks: 'Probezeit',
    notice: 'Kündigungsfrist',
    deliverables: 'Leistungen',
    dueDates: 'Abgabetermine',
    revisions: 'Korrekturschleifen',
    usageRights: 'Nutzungsrechte',
    exclusivity: 'Exklusivität',
    disclosure: 'Kennzeichnung als Werbung',
    validUntil: 'Antwort bis',
  },
  units: {
    HOUR: 'je Stunde',
    DAY: 'je Tag',
    WEEK: 'je Woche',
    MONTH: 'im Monat',
    YEAR: 'im Jahr',
    PROJECT: 'insgesamt',
  },
  perWeek: (hours) => `${hours} Stunden in der Woche`,
  weeks: (count) => (count === 1 ? '1 Woche' : `${count} Wochen`),
  noEnd: 'unbefristet',
  terms: 'Was vereinbart werden soll',
  form: 'Was das bedeutet',
  forms: {
    text: 'Der Vertrag braucht keine besondere Form. Sobald alle unterschrieben haben, ist er mit diesem Dokument in Textform geschlossen.',
    simple:
      'Der Vertrag braucht keine besondere Form. Sobald alle unterschrieben haben, ist er mit diesem Dokument geschlossen. Bezahlt wird außerhalb von Zusage.',
    outside:
      'Das ist nicht der Vertrag. Hier steht, worauf sich beide Seiten in Worten geeinigt haben. Den Vertrag schließen sie außerhalb von Zusage, zum Beispiel per E-Mail; bezahlt wird auch dort.',
    training:
      'Das ist nicht der Ausbildungsvertrag. Vereinbart wird hier, dass es einen geben soll. Nächster Schritt: Die Firma schickt den Vertrag mit dem Inhalt des § 11 BBiG vor dem Beginn in Textform und lässt ihn bei der Kammer eintragen (§§ 34 bis 36 BBiG).',
    qes_or_paper:
      'Das ist nicht der Arbeitsvertrag. Angenommen wird hier nur das Angebot. Eine Befristung gilt nur, wenn beide Seiten den Vertrag vor dem ersten Arbeitstag auf Papier oder mit qualifizierter elektronischer Signatur unterschreiben (§ 14 Abs. 4 TzBfG). Nächster Schritt: Die Firma schickt den Vertrag, beide Seiten unterschreiben ihn, erst dann beginnt die Arbeit.',
  },
  proof: 'Nachweis der Bedingungen',
  proofs: {
    text: (where) =>
      `Die Firma gibt die wesentlichen Bedingungen in Textform: abrufbar, zum Speichern und Drucken. Am ersten Arbeitstag Namen und Anschriften, Vergütung und Arbeitszeit, das Übrige binnen sieben Tagen oder eines Monats (${where}).`,
    paper: (where) =>
      `In dieser Branche gibt die Firma die wesentlichen Bedingungen auf Papier, von ihr unterschrieben. Am ersten Arbeitstag Namen und Anschriften, Vergütung und Arbeitszeit, das Übrige binnen sieben Tagen oder eines Monats (${where}).`,
  },
  termsLeft: 'In diesem Dokument steht davon noch nicht:',
  leftTerm: {
    addresses: 'Anschriften beider Seiten',
    tasks: 'Beschreibung der Arbeit',
    pay_due: 'wann die Vergütung fällig ist, Zuschläge und Sonderzahlungen',
    breaks: 'Pausen, Ruhezeiten und Schichten',
    overtime: 'ob Überstunden angeordnet werden dürfen',
    leave: 'Urlaub',
    pension: 'Träger einer betrieblichen Altersversorgung',
    notice: 'Ablauf einer Kündigung und die drei Wochen für eine Klage',
    agreements: 'Tarifverträge und Betriebsvereinbarungen',
  },
  state: 'Stand',
  states: {
    draft: 'Entwurf',
    sent: 'verschickt',
    viewed: 'gelesen',
    countered: 'Gegenvorschlag',
    awaiting_guardian: 'angenommen, Unterschrift der Eltern fehlt noch: gilt noch nicht',
    accepted: 'angenommen, Unterschrift der Firma fehlt noch',
    signed: 'von allen unterschrieben',
    declined: 'abgelehnt',
    withdrawn: 'zurückgezogen',
    expired: 'abgelaufen',
  },
  version: (version) => `Fassung ${version}`,
  signatures: 'Unterschriften',
  none: 'Noch keine.',
  parties: { company: 'Firma', talent: 'Bewerber:in', guardian: 'Erziehungsberechtigte:r' },
  methods: {
    account: 'durch Absenden im eigenen Konto',
    'typed-name': 'mit eingetipptem Namen im eigenen Konto',
    'mailed-link': 'mit eingetipptem Namen über einen einmaligen Link per Mail',
  },
  relations: { mother: 'Mutter', father: 'Vater', guardian: 'Vormund' },
  custody: {
    alone: 'nach eigener Angabe allein sorgeberechtigt',
    authorised: 'nach eigener Angabe vom anderen Elternteil ermächtigt',
    joint: 'gemeinsam mit dem anderen Elternteil',
  },
  court:
    'Unterschreibt ein Vormund, brauchen Ausbildungs- und Arbeitsverträge für länger als ein Jahr die Genehmigung des Familiengerichts (§ 1795 Abs. 2 BGB).',
  missing: (count, party) =>
    party === 'guardian'
      ? `Es fehlen noch ${count} Unterschrift(en) der Eltern.`
      : `Es fehlen noch ${count} Unterschrift(en) der Firma.`,
  verification: 'Prüfen',
  number: (checkNumber) => `Prüfzahl: ${checkNumber}`,
  howToVerify:
    'Die Prüfsumme ist SHA-256 über den Inhalt in einer festen Schreibweise (JSON, Schlüssel sortiert, ohne Leerzeichen): Nummer des Angebots, Fassung, Art, Vertragsform, beide Seiten und alle Bedingungen. Jedes Siegel ist SHA-256 über das Siegel davor (beim ersten die Prüfsumme) und die Unterschrift. Ein geändertes Zeichen ergibt eine andere Prüfsumme. Zeiten sind die des Servers (UTC).',
  verified: 'Beim Ausstellen geprüft: Inhalt und Unterschriften gehören zusammen.',
  problems: {
    terms: 'Achtung: Der Inhalt passt nicht zur Prüfsumme.',
    signature: 'Achtung: Eine Unterschrift gehört zu einem anderen Inhalt.',
    seal: 'Achtung: Die Kette der Unterschriften ist verändert.',
  },
};
