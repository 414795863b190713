import type { ObjectionPageWords } from '../types/objection-page.ts';

export const objectionPage: ObjectionPageWords = {
  title: 'Object to our decision',
  lead: 'You need no account for this. Somebody who has not decided before reads what you write.',
  report: 'Your report',
  about: 'It is about',
  decided: 'We decided',
  why: 'Why',
  until: (day) => `You can object until ${day}.`,
  text: 'Why do you see it differently?',
  textHint: 'Write what we got wrong, or what we could not know. Two sentences are enough.',
  send: 'Send objection',
  steps: [
    'You see at once that your objection has arrived, and get a number.',
    'A person at Zusage looks at it: somebody else than the first time.',
    'You get an email with what was decided, and why.',
  ],
  problems: {
    title: 'The objection has not been sent yet',
    text: 'Write in a sentence or two why you see it differently.',
    textLong: 'This is longer than we can accept. Shorten it a little.',
    robot:
      'A field that nobody sees was filled in. Mostly programs do that. Send the objection again, the field is empty now.',
    often: 'A lot has come from here today. Try again tomorrow.',
    offline: 'No network. Nothing is lost: send the objection once you are online.',
  },
  received: {
    title: 'Your objection has arrived',
    number: 'Number',
    keep: 'Write it down. You can ask about your objection with it.',
    mailed: (day) => `You get an email with the answer by ${day}.`,
    here: (day) =>
      `We no longer have your email address. The answer is on this page by ${day}: keep the link from our email.`,
    written: 'You wrote',
    next: 'A person looks at it: somebody else than the first time.',
  },
  answered: {
    title: 'Your objection is answered',
    answer: 'Our answer',
    courts: 'Apart from that you can turn to a dispute settlement body or to a court.',
  },
  late: {
    title: 'It is too late to object',
    text: (months) => `A decision can be objected to for ${months} months. That time is over.`,
    courts: 'You can still turn to a court, or write to us.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'Open the link in our email once more. If you copied it, copy all of it.',
  },
  ways: 'All ways to us',
};
