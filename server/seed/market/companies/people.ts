import type { CompanyProfile } from '../company-profile.ts';

export const peopleCompanies: readonly CompanyProfile[] = [
  {
    companyName: 'Ambulante Pflege Silberfaden gGmbH',
    short: 'Silberfaden',
    branch: 'home-care',
    companyUID: 'DE999100075',
    verified: true,
    general: {
      website: 'https://silberfaden.example',
      employeeCount: 160,
      rejectionText:
        'Danke für dein Vertrauen und für deine Bewerbung. Wir haben für die Stelle jemand anderen gefunden, deshalb müssen wir dir absagen. Pflege braucht Menschen wie dich: Wenn sich bei dir oder bei uns etwas ändert, sprechen wir gern noch einmal.',
      replyDays: 3,
    },
    towns: ['Dortmund', 'Essen', 'Duisburg', 'Düsseldorf', 'Bielefeld', 'Siegen'],
    about: {
      de: 'Silberfaden pflegt Menschen dort, wo sie zu Hause sind. Unsere Touren sind so geplant, dass zwischen zwei Türen Zeit zum Atmen bleibt. Überschüsse gehen zurück in die Arbeit, nicht an Eigentümer.',
      en: 'Silberfaden cares for people where they are at home. Our rounds are planned so that there is time to breathe between two doors. Surpluses go back into the work, not to owners.',
    },
    perks: {
      de: ['Dienstplan sechs Wochen im Voraus', 'Zuschuss zum Deutschlandticket oder ein Dienstrad'],
      en: ['Your rota six weeks ahead', 'A share of your Deutschlandticket, or a company bicycle'],
    },
  },
  {
    companyName: 'Wohngemeinschaften Hausgefährten gGmbH',
    short: 'Hausgefährten',
    branch: 'care-home',
    companyUID: 'DE999100083',
    verified: true,
    general: {
      website: 'https://hausgefaehrten.example',
      employeeCount: 95,
      rejectionText:
        'Vielen Dank für deine Bewerbung und das, was du von dir erzählt hast. In der Wohngemeinschaft haben alle mitentschieden, die Wahl fiel auf eine andere Person. Wir haben deine Bewerbung gern gelesen und wünschen dir einen Ort, an dem du gebraucht wirst.',
      replyDays: 8,
    },
    towns: ['Stralsund', 'Greifswald', 'Rostock', 'Neuruppin'],
    about: {
      de: 'Hausgefährten begleitet elf Wohngemeinschaften für ältere Menschen und für Menschen mit Demenz. Acht bis zehn Leute leben zusammen, gekocht wird in der eigenen Küche.',
      en: 'Hausgefährten supports eleven shared homes for older people and for people with dementia. Eight to ten people live together and cook in their own kitchen.',
    },
    perks: {
      de: ['Mitessen in der Wohnküche', 'Kein Anruf an deinem freien Tag'],
      en: ['Meals in the shared kitchen', 'No phone calls on your day off'],
    },
  },
  {
    companyName: 'Hausarztzentrum Feldahorn MVZ GmbH',
    short: 'Feldahorn',
    branch: 'practice',
    companyUID: 'DE999100091',
    verified: true,
    general: {
      website: 'https://feldahorn.example',
      employeeCount: 42,
      rejectionText:
        'Danke für deine Bewerbung in unserer Praxis. Wir haben die Stelle inzwischen vergeben. An deinen Unterlagen war nichts falsch: Es gab einen Platz und mehrere Menschen, mit denen wir gern gearbeitet hätten. Alles Gute für dich.',
      replyDays: 5,
    },
    towns: ['München', 'Nürnberg', 'Würzburg', 'Regensburg'],
    about: {
      de: 'Feldahorn ist ein hausärztliches Zentrum mit drei Praxen. Jede hat fünf Sprechzimmer, ein kleines Labor und einen Mittwochnachmittag, der wirklich frei ist.',
      en: 'Feldahorn is a family medicine centre with three practices. Each has five consulting rooms, a small laboratory and a Wednesday afternoon that is really free.',
    },
    perks: {
      de: ['Mittwochnachmittag frei', '30 Tage Urlaub und der 24. und 31. Dezember'],
      en: ['Wednesday afternoons off', '30 days of holiday plus 24 and 31 December'],
    },
  },
  {
    companyName: 'Kinderhäuser Siebenschritt gGmbH',
    short: 'Siebenschritt',
    branch: 'kindergarten',
    companyUID: 'DE999100106',
    verified: true,
    general: {
      website: 'https://siebenschritt.example',
      employeeCount: 118,
      rejectionText:
        'Danke für deine Bewerbung und die Fragen, die du uns gestellt hast. Wir können dir die Stelle leider nicht geben. Wenn du möchtest, behalten wir deinen Namen für Vertretungen im Blick: Eine kurze Nachricht genügt.',
      replyDays: 7,
    },
    towns: ['Jena', 'Weimar', 'Erfurt', 'Eisenach', 'Halle (Saale)', 'Magdeburg'],
    about: {
      de: 'Siebenschritt führt neun Kinderhäuser mit je vierzig bis siebzig Plätzen. Wir arbeiten in festen Bezugsgruppen und gehen bei jedem Wetter hinaus.',
      en: 'Siebenschritt runs nine nurseries with forty to seventy places each. We work in fixed groups and go outside in any weather.',
    },
    perks: {
      de: ['Mittagessen aus der eigenen Küche', 'Frei zwischen Weihnachten und Neujahr'],
      en: ['Lunch from our own kitchen', 'Time off between Christmas and New Year'],
    },
  },
  {
    companyName: 'Lernstube Eselsohr GmbH',
    short: 'Eselsohr',
    branch: 'tutoring',
    companyUID: 'DE999100114',
    verified: true,
    general: {
      website: 'https://lernstube-eselsohr.example',
      employeeCount: 25,
      rejectionText:
        'Danke für deine Bewerbung. Für diese Aufgabe haben wir jetzt genug Leute, deshalb sagen wir dir ab. Zum Halbjahr ändert sich der Bedarf fast immer. Wenn du dann noch Lust hast, schreib uns zwei Zeilen, den Rest haben wir gern noch im Kopf.',
      replyDays: 4,
    },
    towns: ['Frankfurt am Main', 'Wiesbaden', 'Mainz', 'Mannheim', 'Stuttgart'],
    about: {
      de: 'Eselsohr gibt Nachhilfe in Gruppen mit höchstens vier Kindern. Unsere Räume liegen nah an den Schulen, und die Hausaufgaben bleiben hier, nicht auf dem Küchentisch.',
      en: 'Eselsohr teaches in groups of four children at most. Our rooms are close to the schools, and homework stays here instead of on the kitchen table.',
    },
    perks: {
      de: ['Freie Nachhilfe für deine Kinder oder Geschwister', 'Frei in den Weihnachtsferien'],
      en: ['Free tutoring for your children or siblings', 'Time off in the Christmas holidays'],
    },
  },
  {
    companyName: 'Bücherei-Stiftung Lesefunke',
    short: 'Lesefunke',
    branch: 'library',
    companyUID: 'DE999100122',
    verified: true,
    general: {
      website: 'https://lesefunke.example',
      employeeCount: 64,
      rejectionText:
        'Vielen Dank für deine Bewerbung, wir haben sie sorgfältig gelesen. Ausgewählt haben wir jemand anderen. Unsere Türen und Regale bleiben dir offen, auch ohne Vertrag: Bei unseren Lesenachmittagen ist Hilfe immer willkommen.',
      replyDays: 14,
    },
    towns: ['Oldenburg', 'Emden', 'Bremen', 'Celle'],
    about: {
      de: 'Lesefunke ist eine Stiftung und betreibt Stadtbüchereien im Auftrag der Kommunen. Bei uns leihen Menschen Bücher, Werkzeug und Instrumente aus, und im Winter auch einfach einen warmen Platz.',
      en: 'Lesefunke is a foundation that runs public libraries on behalf of towns. People borrow books, tools and instruments here, and in winter simply a warm seat.',
    },
    perks: {
      de: ['Kostenloser Büchereiausweis für dich und deine Familie', 'Zuschuss zum Deutschlandticket'],
      en: ['A free library card for you and your family', 'A share of your Deutschlandticket'],
    },
  },
  {
    companyName: 'Sportverbund Wagemut e. V.',
    short: 'Wagemut',
    branch: 'sports-club',
    companyUID: 'DE999100139',
    verified: false,
    general: {
      website: 'https://wagemut.example',
      employeeCount: 22,
      rejectionText:
        'Danke, dass du bei uns mitmachen wolltest. Die Aufgabe hat jemand anderes übernommen. In unseren Vereinen gibt es immer etwas zu tun: Wenn du ohne Vertrag hineinschnuppern magst, komm einfach zu einem Training.',
      replyDays: 9,
    },
    towns: ['Bielefeld', 'Münster', 'Osnabrück'],
    about: {
      de: 'Zu Wagemut gehören fünf Vereine mit zusammen 3.400 Mitgliedern, von Turnen über Handball bis Schach. Hauptberuflich arbeiten hier nur wenige, deshalb zählt jede Hand.',
      en: 'Five clubs with 3,400 members belong to Wagemut, from gymnastics and handball to chess. Only a few of us are full-time, so every hand counts.',
    },
    perks: {
      de: ['Freie Mitgliedschaft in allen Abteilungen', 'Wir zahlen dir Lizenzen und Lehrgänge'],
      en: ['Free membership in all sections', 'We pay for licences and courses'],
    },
  },
  {
    companyName: 'Bädergesellschaft Kachelblau mbH',
    short: 'Kachelblau',
    branch: 'pool',
    companyUID: 'DE999100147',
    verified: true,
    general: {
      website: 'https://kachelblau.example',
      employeeCount: 140,
      rejectionText:
        'Danke für deine Bewerbung bei den Bädern. Wir haben uns für eine andere Person entschieden und wollten dich nicht im Unklaren lassen. Zur nächsten Saison stellen wir wieder ein, dann freuen wir uns über ein Zeichen von dir.',
      replyDays: 7,
    },
    towns: ['Kiel', 'Flensburg', 'Lübeck', 'Wismar'],
    about: {
      de: 'Kachelblau betreibt drei Hallenbäder, ein Freibad und eine Sauna für die Kommunen an der Küste. Bei uns haben im letzten Jahr 1.100 Kinder schwimmen gelernt.',
      en: 'Kachelblau runs three indoor pools, one open-air pool and a sauna for towns on the coast. Last year 1,100 children learned to swim with us.',
    },
    perks: {
      de: ['Freier Eintritt in alle Bäder', 'Zuschuss zum Deutschlandticket'],
      en: ['Free entry to all pools', 'A share of your Deutschlandticket'],
    },
  },
];
