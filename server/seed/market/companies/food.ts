import type { CompanyProfile } from '../company-profile.ts';

export const foodCompanies: readonly CompanyProfile[] = [
  {
    companyName: 'Zwölfapfel Markthallen GmbH',
    short: 'Zwölfapfel',
    branch: 'market-hall',
    companyUID: 'DE999100018',
    verified: true,
    general: {
      website: 'https://zwoelfapfel.example',
      employeeCount: 320,
      rejectionText:
        'Danke für deine Bewerbung und für die Zeit, die darin steckt. Wir haben uns diesmal für jemand anderen entschieden. Das ist kein Urteil über dich: In unseren Hallen werden oft Stellen frei, und eine zweite Bewerbung lesen wir genauso gern wie die erste.',
      replyDays: 5,
    },
    towns: [
      'Leipzig',
      'Frankfurt am Main',
      'Freiburg im Breisgau',
      'Nürnberg',
      'Münster',
      'Kassel',
      'Rostock',
      'Stuttgart',
    ],
    about: {
      de: 'Zwölfapfel betreibt Markthallen mit eigenen Ständen, einer Küche, einem Lieferdienst und einem Onlineshop. In jeder Halle arbeiten dreißig bis fünfzig Menschen, viele seit der Eröffnung.',
      en: 'Zwölfapfel runs market halls with stalls of its own, a kitchen, a delivery service and an online shop. Thirty to fifty people work in each hall, many of them since it opened.',
    },
    perks: {
      de: ['15 % Rabatt an allen Ständen der Halle', 'Mittagessen aus der Hallenküche für 3 €'],
      en: ['15% off at every stall in the hall', 'Lunch from the hall kitchen for €3'],
    },
  },
  {
    companyName: 'Backstuben Morgenkrume GmbH',
    short: 'Morgenkrume',
    branch: 'bakery',
    companyUID: 'DE999100026',
    verified: true,
    general: {
      website: 'https://morgenkrume.example',
      employeeCount: 130,
      rejectionText:
        'Vielen Dank, dass du bei uns mitbacken oder mitverkaufen wolltest. Die Stelle ist jetzt vergeben, leider nicht an dich. Wenn du magst, ruf in der Backstube an: Wir sagen dir offen, woran es lag. Für den weiteren Weg wünschen wir dir alles Gute.',
      replyDays: 4,
    },
    towns: ['Göttingen', 'Kassel', 'Marburg', 'Fulda', 'Goslar'],
    about: {
      de: 'Morgenkrume backt mit Mehl aus drei Mühlen der Umgebung und ohne fertige Mischungen. Was abends übrig ist, geht an die Tafel.',
      en: 'Morgenkrume bakes with flour from three mills nearby and without ready-made mixes. What is left in the evening goes to the food bank.',
    },
    perks: {
      de: ['Brot und Brötchen für zu Hause', 'Arbeitskleidung, die wir auch waschen'],
      en: ['Bread and rolls to take home', 'Work clothes that we wash for you'],
    },
  },
  {
    companyName: 'Brothandwerk Haberlaib e. K.',
    short: 'Haberlaib',
    branch: 'bakery',
    companyUID: 'DE999100034',
    verified: true,
    general: {
      website: 'https://haberlaib.example',
      employeeCount: 28,
      rejectionText:
        'Servus und danke für deine Bewerbung. Wir sind ein kleiner Betrieb und konnten nur einer Person zusagen. Du warst es diesmal nicht, und das schreiben wir dir lieber gleich, als dich warten zu lassen. Viel Glück bei der Suche.',
      replyDays: 7,
    },
    towns: ['Passau', 'Regensburg', 'Bamberg'],
    about: {
      de: 'Haberlaib ist ein Familienbetrieb in vierter Generation. Unser Sauerteig ist älter als die meisten von uns, die Öfen sind neu.',
      en: 'Haberlaib is a family business in its fourth generation. Our sourdough is older than most of us, the ovens are new.',
    },
    perks: {
      de: ['Jeden Tag ein Laib und Gebäck nach Wahl', 'Sonntags bleibt der Ofen kalt, immer'],
      en: ['A loaf and pastry of your choice every day', 'Closed on Sundays, always'],
    },
  },
  {
    companyName: 'Kellenglück Schulverpflegung GmbH',
    short: 'Kellenglück',
    branch: 'canteen',
    companyUID: 'DE999100042',
    verified: true,
    general: {
      website: 'https://kellenglueck.example',
      employeeCount: 210,
      rejectionText:
        'Danke für dein Interesse an unseren Küchen. Nach den Gesprächen haben wir die Stelle anders besetzt. Wir kochen an vierzig Schulen, und jedes Halbjahr suchen wir neue Leute. Wenn dir eine andere Schule auch passt, melde dich gern wieder.',
      replyDays: 6,
    },
    towns: ['Berlin', 'Potsdam', 'Cottbus', 'Magdeburg', 'Neuruppin'],
    about: {
      de: 'Kellenglück kocht für Schulen und Kitas, jeden Tag frisch und zur Hälfte bio. Abends, am Wochenende und an Feiertagen bleiben die Herde aus.',
      en: 'Kellenglück cooks for schools and nurseries, fresh every day and half of it organic. In the evening, at weekends and on public holidays the stoves stay cold.',
    },
    perks: {
      de: ['Kostenloses Mittagessen', 'Urlaub in den Schulferien'],
      en: ['Free lunch', 'Holidays when the schools are closed'],
    },
  },
  {
    companyName: 'Biohof Kamillenrain GbR',
    short: 'Kamillenrain',
    branch: 'farm',
    companyUID: 'DE999100059',
    verified: true,
    general: {
      website: 'https://kamillenrain.example',
      employeeCount: 19,
      rejectionText:
        'Hab Dank für deine Bewerbung. Wir haben auf dem Hof lange darüber gesprochen und uns für eine andere Person entschieden. Komm trotzdem gern vorbei und sieh dir an, wie wir arbeiten: Beim nächsten Mal kennen wir uns dann schon.',
      replyDays: 10,
    },
    towns: ['Lüneburg', 'Celle', 'Hannover'],
    about: {
      de: 'Kamillenrain bewirtschaftet 90 Hektar nach Bio-Regeln, mit Hofladen, Marktständen und Gemüsekisten für 600 Haushalte. Neunzehn Menschen, vierzig Hühner und ein Hund arbeiten hier.',
      en: 'Kamillenrain farms 90 hectares to organic rules, with a farm shop, market stalls and vegetable boxes for 600 households. Nineteen people, forty hens and one dog work here.',
    },
    perks: {
      de: ['Eine Gemüsekiste pro Woche', 'Gemeinsames Mittagessen am langen Tisch'],
      en: ['One vegetable box a week', 'Lunch together at the long table'],
    },
  },
  {
    companyName: 'Gipfelkrümel Riegel GmbH',
    short: 'Gipfelkrümel',
    branch: 'snacks',
    companyUID: 'DE999100067',
    verified: true,
    general: {
      website: 'https://gipfelkruemel.example',
      employeeCount: 34,
      rejectionText:
        'Danke, dass du uns geschrieben hast. Wir haben jede Bewerbung zu zweit gelesen und uns am Ende für jemand anderen entschieden. Deine Unterlagen löschen wir nach der gesetzlichen Frist. Wir wünschen dir eine Stelle, die so gut zu dir passt, wie du es verdienst.',
      replyDays: 3,
    },
    towns: ['München', 'Kempten (Allgäu)', 'Augsburg', 'Ulm'],
    about: {
      de: 'Gipfelkrümel macht Riegel aus Hafer, Nüssen und Trockenobst, verpackt in Papier. Wir sind 34 Leute, eine Backstraße und ein Büro mit Blick auf die Laderampe.',
      en: 'Gipfelkrümel makes bars from oats, nuts and dried fruit, wrapped in paper. We are 34 people, one baking line and an office with a view of the loading bay.',
    },
    perks: {
      de: ['Riegel, so viele du magst', 'Ein zusätzlicher freier Tag im Jahr für die Berge'],
      en: ['As many bars as you like', 'One extra day off a year for the mountains'],
    },
  },
];
