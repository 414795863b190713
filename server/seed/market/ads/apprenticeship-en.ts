import type { Ad } from '../ad.ts';

export const apprenticeshipEn: readonly Ad[] = [
  {
    key: 'hotel-training-en',
    lang: 'en',
    kind: 'apprenticeship',
    branches: ['hotel', 'market-hall'],
    titles: [
      'Apprenticeship in Hospitality with German course',
      'Hospitality Apprentice, three years, German lessons included',
    ],
    text: [
      [
        'A German apprenticeship means three years, a real wage from the first day and a certificate that is valued everywhere. With us in {town} you learn the trade and the language at the same time.',
        'You want to learn a trade properly, and German along the way. In {town} we take three years for both, pay you from the first day and make sure you have a room to come home to.',
      ],
      'You spend about three days a week in the house and two at vocational school, where lessons are in German. That is why an intensive course runs alongside your first months, paid as working time. A tutor stays with you until the first exam.',
      'We help with visa, registration and a place to live. Every year two or three people come from abroad, so you will not be the only one asking questions.',
    ],
    tasks: [
      'Welcome and look after guests',
      'Work in service, kitchen and back office in turn',
      'Plan small events',
      'Learn German every day',
    ],
    must: [
      'School leaving certificate, comparable to ten years',
      'At least 18 years old when you move here',
      'German A2 at the start',
    ],
    nice: ['Any experience with guests', 'German B1'],
    benefits: [
      'Paid language course',
      'Help with visa and housing',
      'Travel to vocational school',
      'A job afterwards if both sides like it',
    ],
    employmentType: ['FULL_TIME'],
    pay: { min: 112_000, max: 138_000, unit: 'MONTH' },
    hours: [{ min: 38, max: 39, text: 'Five days a week including school days' }],
    remote: 'none',
    openings: [1, 2],
    minAge: 18,
    start: { when: 'training' },
  },
];
