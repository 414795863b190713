import type { Ad } from '../ad.ts';

export const holidayEn: readonly Ad[] = [
  {
    key: 'bike-rental-en',
    lang: 'en',
    kind: 'holiday',
    branches: ['bikes', 'hotel'],
    titles: ['Holiday Job: Bike Rental Assistant', 'Holiday Job at our bike station'],
    text: [
      [
        'Saddle up, helmet on, map in hand: in the {holidays} you get visitors in {town} rolling. Half of them speak no German, which is where you come in.',
        'People on rented bikes are in a good mood, and it is catching. In the {holidays} you help visitors in {town} find the right saddle height and the right way to the water.',
      ],
      'You adjust saddles, explain the locks, hand out maps and wash what comes back muddy. Repairs are done by the workshop. You work in pairs and outdoors, with a roof for rainy hours.',
      'From the age of 15 you may work up to four weeks of your school holidays. If you are under 18, we need your parents to sign. Tell us which weeks suit you.',
    ],
    tasks: [
      'Hand out and take back bikes',
      'Adjust saddles and helmets',
      'Recommend routes',
      'Clean bikes and check tyres',
    ],
    must: ['At least 15 years old', 'Good English', 'You can ride a bike, obviously'],
    nice: ['Some German or French', 'You know the area'],
    benefits: ['Free bike for the whole holidays', 'Tips', 'Weeks of your choice'],
    employmentType: ['TEMPORARY'],
    pay: { min: 1460, max: 1510, unit: 'HOUR' },
    hours: [
      { min: 20, max: 35, text: 'Five days a week between 9 am and 6 pm' },
      { min: 15, max: 30, text: 'Three to five days, up to 7 hours each' },
    ],
    remote: 'none',
    openings: [1, 3],
    minAge: 15,
    start: { when: 'holidays', seasons: ['easter', 'summer'] },
  },
  {
    key: 'office-holiday-en',
    lang: 'en',
    kind: 'holiday',
    branches: ['software', 'cosmetics', 'snacks'],
    titles: ['Holiday Job: Product Tester', 'Holiday Job: test, note, repeat'],
    text: [
      [
        'We make things for people who are not us, so we need people who are not us to try them. In the {holidays} you come to our office in {town} and tell us, kindly and exactly, what is confusing.',
        'If something makes you frown, we want to know. In the {holidays} we invite a few people to our office in {town} to try out what we make and to be gloriously picky about it.',
      ],
      'Each morning you get a small list: order this, find that, explain it to someone who has never seen it. You write down where you got stuck. In the afternoon you sit with the people who can change it. Honest is better than polite.',
      'No experience needed, and no special knowledge either. That is the point.',
    ],
    tasks: [
      'Follow test lists and take notes',
      'Take photos or screenshots of what goes wrong',
      'Explain your findings to the team',
      'Help in the office in between',
    ],
    must: ['At least 16 years old, with your parents’ consent if under 18', 'Comfortable in English'],
    nice: ['You enjoy finding mistakes'],
    benefits: ['Lunch', 'Two weeks or more, as you like', 'A look behind the scenes'],
    employmentType: ['TEMPORARY'],
    pay: { min: 1480, max: 1540, unit: 'HOUR' },
    hours: [{ min: 25, max: 35, text: 'Monday to Friday, 9 am to 4 pm' }],
    remote: 'none',
    openings: [1, 3],
    minAge: 16,
    start: { when: 'holidays', seasons: ['easter', 'summer'] },
  },
];
