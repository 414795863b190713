import type { CompanyProfile } from '../company-profile.ts';

export const brandCompanies: readonly CompanyProfile[] = [
  {
    companyName: 'Blaukern Film GmbH',
    short: 'Blaukern',
    branch: 'film',
    companyUID: 'DE999100219',
    verified: true,
    general: {
      website: 'https://blaukern.example',
      employeeCount: 26,
      rejectionText:
        'Danke für deine Bewerbung. Wir haben alles gelesen und angesehen, was du geschickt hast. Diesmal arbeiten wir mit jemand anderem. Unsere Projekte wechseln alle paar Monate, und gute Leute vergessen wir nicht.',
      replyDays: 7,
    },
    towns: ['Köln', 'Berlin', 'Hamburg', 'München'],
    about: {
      de: 'Blaukern dreht Dokumentarfilme und Reportagen, dazu Lehrfilme für Museen und Verbände. Wir drehen höchstens zehn Stunden am Tag und halten uns daran.',
      en: 'Blaukern makes documentaries and reports, and educational films for museums and associations. We shoot ten hours a day at most, and we mean it.',
    },
    perks: {
      de: ['Geräte am Wochenende für eigene Filme', 'Überstunden werden notiert und ausgeglichen'],
      en: ['Equipment for your own films at weekends', 'Overtime is written down and given back'],
    },
  },
  {
    companyName: 'Kieselpfad Software GmbH',
    short: 'Kieselpfad',
    branch: 'software',
    companyUID: 'DE999100227',
    verified: true,
    general: {
      website: 'https://kieselpfad.example',
      employeeCount: 52,
      rejectionText:
        'Danke für deine Bewerbung und das Gespräch, falls wir eines hatten. Wir haben die Stelle anders besetzt. Wenn du wissen möchtest, was den Ausschlag gab, antworte auf diese Nachricht. Du bekommst eine ehrliche Auskunft und keine Floskel.',
      replyDays: 5,
    },
    towns: ['Karlsruhe', 'Dresden', 'München', 'Stuttgart'],
    about: {
      de: 'Kieselpfad schreibt Software für Wasserwerke, Stadtgärten und Bauhöfe: unscheinbar, langlebig, gut dokumentiert. Zweimal im Jahr fahren wir mit hinaus und sehen zu, wie sie benutzt wird.',
      en: 'Kieselpfad writes software for waterworks, parks departments and municipal depots: plain, durable, well documented. Twice a year we go out and watch people use it.',
    },
    perks: {
      de: ['Mittwochs essen wir zusammen, die Rechnung geht auf uns', 'Ein Lerntag im Monat'],
      en: ['Lunch together on Wednesdays, on us', 'One learning day a month'],
    },
  },
  {
    companyName: 'Wattlerche GmbH',
    short: 'Wattlerche',
    branch: 'software',
    companyUID: 'DE999100235',
    verified: true,
    general: {
      website: 'https://wattlerche.example',
      employeeCount: 88,
      rejectionText:
        'Thank you for applying and for the time you spent on it. We have decided to go on with somebody else. A person read your application, not a program, and we are happy to tell you more if you ask. We wish you a place where your work is seen.',
      replyDays: 4,
    },
    towns: ['Berlin', 'Aachen', 'Freiburg im Breisgau', 'Hamburg'],
    about: {
      de: 'Wattlerche baut eine App, die Häusern zeigt, wann Strom sauber und günstig ist. 88 Menschen aus neunzehn Ländern arbeiten hier, im Alltag sprechen wir Englisch.',
      en: 'Wattlerche builds an app that tells homes when electricity is clean and cheap. We are 88 people from nineteen countries and speak English at work.',
    },
    perks: {
      de: ['Deutsch- und Englischkurse in der Arbeitszeit', '30 Tage Urlaub'],
      en: ['German lessons during working hours', '30 days of holiday'],
    },
  },
  {
    companyName: 'Tausalbe Naturkosmetik GmbH',
    short: 'Tausalbe',
    branch: 'cosmetics',
    companyUID: 'DE999100243',
    verified: true,
    general: {
      website: 'https://tausalbe.example',
      employeeCount: 73,
      rejectionText:
        'Herzlichen Dank für deine Bewerbung. Wir haben uns für eine andere Zusammenarbeit entschieden. Das hat mit dem zu tun, was wir gerade brauchen, und nichts mit deinem Wert. Für alles, was du vorhast, wünschen wir dir einen guten Weg.',
      replyDays: 6,
    },
    towns: ['Düsseldorf', 'Köln', 'Trier'],
    about: {
      de: 'Tausalbe stellt Cremes, Seifen und Sonnenschutz her, in kleinen Mengen und ohne Duftstoffe. Auf jeder Packung steht, was nicht bewiesen ist.',
      en: 'Tausalbe makes creams, soaps and sun care in small batches and without fragrance. Every pack says what has not been proven.',
    },
    perks: {
      de: ['Produkte zum Herstellungspreis', 'Zuschuss zum Deutschlandticket'],
      en: ['Products at cost price', 'A share of your Deutschlandticket'],
    },
  },
  {
    companyName: 'Brückenkranz Hotels GmbH',
    short: 'Brückenkranz',
    branch: 'hotel',
    companyUID: 'DE999100251',
    verified: true,
    general: {
      website: 'https://brueckenkranz.example',
      employeeCount: 190,
      rejectionText:
        'Danke, dass du ein Teil unserer Häuser werden wolltest. Wir konnten dir die Stelle leider nicht geben. Falls du in der Nähe bist, trink einen Kaffee mit uns: Wer sich bei uns beworben hat, ist eingeladen.',
      replyDays: 5,
    },
    towns: ['Garmisch-Partenkirchen', 'Lindau (Bodensee)', 'Konstanz', 'Heidelberg'],
    about: {
      de: 'Brückenkranz führt vier Häuser mit dreißig bis achtzig Zimmern. Unsere Gäste kommen zum Wandern, zum Schwimmen und manchmal nur zum Schlafen.',
      en: 'Brückenkranz runs four houses with thirty to eighty rooms. Our guests come to hike, to swim and sometimes just to sleep.',
    },
    perks: {
      de: ['Ein möbliertes Zimmer im Personalhaus, wenn du eines brauchst', 'Freie Nächte in allen Häusern'],
      en: ['A furnished room in the staff house if you need one', 'Free nights in all our houses'],
    },
  },
  {
    companyName: 'Strandhotel Möwenkissen GmbH & Co. KG',
    short: 'Möwenkissen',
    branch: 'hotel',
    companyUID: 'DE999100260',
    verified: false,
    general: {
      website: 'https://moewenkissen.example',
      employeeCount: 54,
      rejectionText:
        'Moin und danke für deine Bewerbung. Das Team für diese Zeit steht, wir können dir nichts anbieten. Für die nächste Saison fangen wir früh an zu planen. Meldest du dich dann noch einmal, liegt deine Nachricht oben.',
      replyDays: 8,
    },
    towns: ['Husum', 'Wismar', 'Cuxhaven', 'Emden'],
    about: {
      de: 'Möwenkissen heißen unsere kleinen Hotels am Wasser, alle mit Frühstück bis elf und Fahrrädern vor der Tür. Offen ist das ganze Jahr, laut wird es nie.',
      en: 'Möwenkissen is the name of our small hotels by the water, all with breakfast until eleven and bicycles at the door. We are open all year and never loud.',
    },
    perks: {
      de: ['Verpflegung während der Arbeit', 'Zwei freie Tage am Stück, jede Woche'],
      en: ['Meals while you are at work', 'Two days off in a row, every week'],
    },
  },
];
