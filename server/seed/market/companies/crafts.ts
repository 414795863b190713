import type { CompanyProfile } from '../company-profile.ts';

export const craftCompanies: readonly CompanyProfile[] = [
  {
    companyName: 'Elektro Zanderlein GmbH',
    short: 'Zanderlein',
    branch: 'electric',
    companyUID: 'DE999100155',
    verified: true,
    general: {
      website: 'https://zanderlein.example',
      employeeCount: 58,
      rejectionText:
        'Danke für deine Bewerbung. Kurz und ehrlich: Diesmal hat jemand anderes den Zuschlag bekommen. Wir wachsen weiter und suchen bald wieder. Wenn du magst, arbeite einen Tag zur Probe mit, dann kennen wir uns schon.',
      replyDays: 4,
    },
    towns: ['Ulm', 'Ravensburg', 'Augsburg', 'Kempten (Allgäu)', 'Stuttgart'],
    about: {
      de: 'Zanderlein baut Elektroanlagen, Photovoltaik und Ladepunkte für Wohnhäuser und kleine Betriebe. Unsere Trupps fahren höchstens 40 Minuten zur Baustelle und sind abends zu Hause.',
      en: 'Zanderlein builds electrical installations, solar and charging points for homes and small firms. Our teams drive forty minutes at most and are home in the evening.',
    },
    perks: {
      de: ['Freitags ab 13 Uhr frei', 'Werkzeug und Kleidung von uns, jedes Jahr neu'],
      en: ['Fridays off from 1 pm', 'Tools and clothes from us, new every year'],
    },
  },
  {
    companyName: 'Holzmanufaktur Birkenzahn GmbH',
    short: 'Birkenzahn',
    branch: 'carpentry',
    companyUID: 'DE999100163',
    verified: true,
    general: {
      website: 'https://birkenzahn.example',
      employeeCount: 31,
      rejectionText:
        'Danke für deine Bewerbung und deine Geduld. Wir haben uns für jemand anderen entschieden. Bei uns lesen immer zwei, jemand aus dem Büro und jemand aus der Werkstatt, und leicht ist uns die Wahl nicht gefallen. Wir wünschen dir gutes Gelingen.',
      replyDays: 10,
    },
    towns: ['Görlitz', 'Dresden', 'Chemnitz', 'Cottbus'],
    about: {
      de: 'Birkenzahn baut Treppen, Küchen und Fenster aus heimischem Holz und arbeitet alte Stücke auf. Vom Aufmaß bis zum Einbau bleibt ein Auftrag in einer Hand.',
      en: 'Birkenzahn builds stairs, kitchens and windows from local timber and restores old pieces. From measuring to fitting, a job stays in one pair of hands.',
    },
    perks: {
      de: ['Holz für eigene Stücke zum Einkaufspreis', 'Freitags ab 12 Uhr frei'],
      en: ['Timber for your own pieces at cost price', 'Fridays off from noon'],
    },
  },
  {
    companyName: 'Kettenblatt & Glocke GmbH',
    short: 'Kettenblatt & Glocke',
    branch: 'bikes',
    companyUID: 'DE999100171',
    verified: true,
    general: {
      website: 'https://kettenblatt-glocke.example',
      employeeCount: 47,
      rejectionText:
        'Danke für deine Bewerbung bei uns im Laden. Die Stelle ist besetzt, und wir hätten dir gern etwas anderes geschrieben. Wenn dein Rad einmal quietscht, komm vorbei: Der erste Tropfen Öl geht auf uns.',
      replyDays: 5,
    },
    towns: ['Münster', 'Berlin', 'Karlsruhe', 'Göttingen', 'Potsdam'],
    about: {
      de: 'Kettenblatt & Glocke verkauft, verleiht und repariert Fahrräder, vom Kinderrad bis zum Lastenrad. Jeder Laden hat eine offene Werkstatt, in der man beim Schrauben zusehen darf.',
      en: 'Kettenblatt & Glocke sells, rents out and repairs bicycles, from children’s bikes to cargo bikes. Every shop has an open workshop where people may watch.',
    },
    perks: {
      de: ['Fahrräder und Teile zum Einkaufspreis', 'Dienstrad, auch privat'],
      en: ['Bikes and parts at cost price', 'A company bike, for private use too'],
    },
  },
  {
    companyName: 'Gärtnerei Rittersporn & Kraut KG',
    short: 'Rittersporn & Kraut',
    branch: 'garden',
    companyUID: 'DE999100180',
    verified: true,
    general: {
      website: 'https://rittersporn-kraut.example',
      employeeCount: 36,
      rejectionText:
        'Danke für deine Bewerbung. Wir haben uns entschieden, leider nicht für dich. Manches braucht den richtigen Zeitpunkt: Im Frühjahr und im Herbst stellen wir oft ein, dann darfst du gern wieder anklopfen.',
      replyDays: 12,
    },
    towns: ['Würzburg', 'Bamberg', 'Schwäbisch Hall', 'Fulda'],
    about: {
      de: 'Rittersporn & Kraut zieht Stauden, Kräuter und Gemüsepflanzen selbst heran, ohne Torf. Wer bei uns kauft, bekommt auch gesagt, was im eigenen Boden nicht wachsen wird.',
      en: 'Rittersporn & Kraut grows its own perennials, herbs and vegetable plants without peat. Customers are also told what will not grow in their soil.',
    },
    perks: {
      de: ['Pflanzen zum halben Preis', 'Winterarbeitszeit mit kurzen Freitagen'],
      en: ['Plants at half price', 'Short Fridays in winter'],
    },
  },
  {
    companyName: 'Packwinde Logistik GmbH',
    short: 'Packwinde',
    branch: 'logistics',
    companyUID: 'DE999100198',
    verified: true,
    general: {
      website: 'https://packwinde.example',
      employeeCount: 680,
      rejectionText:
        'Danke für deine Bewerbung. Die Plätze sind vergeben, und wir können dir diesmal keinen anbieten. An unseren anderen Standorten und in anderen Schichten ist oft etwas frei. Sag uns, was für dich möglich ist, dann schauen wir gemeinsam.',
      replyDays: 2,
    },
    towns: ['Hamburg', 'Bremen', 'Hannover', 'Leipzig', 'Duisburg', 'Mannheim', 'Magdeburg'],
    about: {
      de: 'Packwinde lagert und verschickt Waren für rund 200 kleine Onlineshops. Unsere Hallen sind beheizt, die Wege kurz, und die Schichten tauscht ihr unter euch in der App.',
      en: 'Packwinde stores and ships goods for about 200 small online shops. Our halls are heated, the walks are short, and you swap shifts among yourselves in the app.',
    },
    perks: {
      de: ['Zuschuss zum Deutschlandticket', 'Lohn immer am letzten Werktag des Monats'],
      en: ['A share of your Deutschlandticket', 'Wages on the last working day of the month, always'],
    },
  },
  {
    companyName: 'Verlag Der Wochenhahn GmbH',
    short: 'Der Wochenhahn',
    branch: 'newspaper',
    companyUID: 'DE999100202',
    verified: true,
    general: {
      website: 'https://wochenhahn.example',
      employeeCount: 75,
      rejectionText:
        'Danke für deine Bewerbung beim Wochenblatt. Der Platz ist vergeben, das gehört zu den Nachrichten, die wir ungern schreiben. Wenn in deinem Viertel oder in deinem Ressort wieder etwas frei wird, steht es zuerst bei uns im Blatt.',
      replyDays: 6,
    },
    towns: ['Trier', 'Koblenz', 'Saarbrücken', 'Worms', 'Mainz', 'Siegen'],
    about: {
      de: 'Der Wochenhahn erscheint jeden Mittwoch und Samstag und liegt kostenlos in 310.000 Briefkästen. Wir schreiben über das, was vor der Haustür passiert, und nennen Anzeigen auch so.',
      en: 'Der Wochenhahn appears every Wednesday and Saturday, free of charge, in 310,000 letterboxes. We write about what happens on the doorstep, and we call an advertisement an advertisement.',
    },
    perks: {
      de: ['Freikarten für Kino und Konzerte aus der Redaktion', 'Zuschuss zum Deutschlandticket'],
      en: ['Free tickets for cinema and concerts', 'A share of your Deutschlandticket'],
    },
  },
];
