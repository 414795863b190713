import { describe, expect, it } from 'vitest';
import { type Contradiction, contradictionsOf } from './contradictions.ts';
import { exclusionsOf } from './neutral-ads.ts';
import { doubtfulTopic, forbiddenTopic } from './questions.ts';
import { at, hours } from './testing.ts';

describe('L39: questions that may not be asked', () => {
  it.each([
    ['Wie hoch war dein letztes Gehalt?', 'pay_history'],
    ['Bist du schwanger?', 'pregnancy'],
    ['Are you pregnant?', 'pregnancy'],
    ['Planst du Kinder?', 'family'],
    ['Hast du Kinder?', 'family'],
    ['Bist du verheiratet?', 'family'],
    ['Do you plan to have children?', 'family'],
    ['Welche Religion hast du?', 'religion'],
    ['Trägst du ein Kopftuch?', 'religion'],
    ['What is your religion?', 'religion'],
    ['Bist du Mitglied einer Partei?', 'party'],
    ['Bist du in der Gewerkschaft?', 'union'],
    ['Are you a union member?', 'union'],
    ['Wie oft warst du letztes Jahr krank?', 'health'],
    ['Hast du eine chronische Krankheit?', 'health'],
    ['Do you have a medical condition?', 'health'],
    ['Bist du schwerbehindert?', 'disability'],
    ['Do you have a disability?', 'disability'],
  ])('%s', (text, topic) => {
    expect(forbiddenTopic(text)).toBe(topic);
  });
  it.each([
    ['Wie alt bist du?', 'age'],
    ['Woher kommst du?', 'origin'],
    ['Welche Staatsangehörigkeit hast du?', 'origin'],
    ['Bitte lade ein Foto von dir hoch', 'photo'],
    ['Bist du vorbestraft?', 'criminal_record'],
    ['Do you have a criminal record?', 'criminal_record'],
  ])('points at: %s', (text, topic) => {
    expect(forbiddenTopic(text)).toBeUndefined();
    expect(doubtfulTopic(text)).toBe(topic);
  });
  it.each([
    'Hast du Erfahrung mit Kindern?',
    'Arbeitest du gern mit Kindern?',
    'Hast du ein Gesundheitszeugnis?',
    'Kannst du Lasten bis 20 Kilo heben?',
    'Hast du in der Pflege von Kranken gearbeitet?',
    'Have you worked with children?',
    'Which languages do you speak?',
    'Hast du einen Führerschein der Klasse B?',
    'Welche Mittage gehen bei dir?',
    'Ab wann kannst du anfangen?',
    'What salary do you expect?',
    'Bist du am Wochenende frei?',
  ])('is not taken for one: %s', (text) => {
    expect([forbiddenTopic(text), doubtfulTopic(text)]).toEqual([undefined, undefined]);
  });
});

describe('L38: words that keep people away', () => {
  const ad = { title: 'Küchenhilfe (m/w/d)', description: '', tasks: [], must: [], nice: [] };
  const codes = (more: Partial<typeof ad>) => exclusionsOf({ ...ad, ...more }).map(({ code }) => code);
  it.each([
    ['Kellnerin', ['one_gender']],
    ['Kauffrau im Einzelhandel', ['one_gender']],
    ['Zimmermädchen', ['one_gender']],
    ['Salesman', ['one_gender']],
    ['Waitress for the weekend', ['one_gender']],
    ['Kellnerin (m/w/d)', []],
    ['Verkäufer:in', []],
    ['VerkäuferInnen', []],
    ['Küchenhilfe in Berlin', []],
    ['Teamleitung', []],
    ['Helpers for the Mannschaft', []],
  ])('%s', (title, found) => {
    expect(codes({ title })).toEqual(found);
  });
  it.each([
    ['Wir sind ein junges Team.', ['young']],
    ['We are a young and dynamic team.', ['young']],
    ['Für junge Leute.', ['young']],
    ['Deutsch als Muttersprachler.', ['native_speaker']],
    ['English native speakers only.', ['native_speaker']],
    ['Bewirb dich mit einem Foto.', ['photo']],
    ['Höchstens 35 Jahre.', ['age_limit']],
    ['Du bist zwischen 20 und 30 Jahren.', ['age_limit']],
    ['Aged 20 to 30.', ['age_limit']],
    ['Deutsch auf Niveau B2, mindestens 2 Jahre Erfahrung.', []],
    ['Mindestens 16 Jahre.', []],
    ['Bis 20 Jahre Berufserfahrung.', []],
  ])('%s', (description, found) => {
    expect(codes({ description })).toEqual(found);
  });
  it('names the word, as it was written', () => {
    expect(exclusionsOf({ ...ad, must: ['Junges Team, gute Laune'] })).toEqual([
      { code: 'young', word: 'Junges Team' },
    ]);
  });
});

describe('L4: a free text that does not fit the facts', () => {
  type Ad = Parameters<typeof contradictionsOf>[0];
  const ad: Ad = {
    title: 'Aushilfe (m/w/d)',
    description: '',
    tasks: [],
    must: [],
    nice: [],
    hours: null,
    shifts: at(['wed'], '10:00', '14:00'),
    agreedTimes: null,
    branches: ['shop'],
    conditions: [],
    minAge: 15,
  };
  const codes = (more: Partial<Ad>): Contradiction['code'][] =>
    contradictionsOf({ ...ad, ...more }).map(({ code }) => code);
  it.each<[string, Partial<Ad>, Contradiction['code'][]]>([
    ['night shifts', { description: 'Auch Nachtschichten gehören dazu.' }, ['night']],
    ['night shifts that are ticked', { description: 'Auch Nachtschichten.', conditions: ['night'] }, []],
    ['no night shifts', { description: 'Keine Nachtarbeit.' }, []],
    ['a bar', { title: 'Hilfe in der Shisha-Bar (m/w/d)' }, ['bar']],
    ['a bar in hospitality', { title: 'Hilfe in der Cocktailbar', branches: ['hospitality'] }, []],
    ['cash is no bar', { description: 'Bargeld zählen, barrierefrei.' }, []],
    ['alcohol', { tasks: ['Bier und Wein ausschenken'] }, ['alcohol']],
    ['alcohol, for adults', { tasks: ['Bier und Wein ausschenken'], minAge: 18 }, []],
    ['a Sunday nobody drew', { description: 'Du hilfst auch am Sonntag.' }, ['sunday']],
    ['free on Sundays', { description: 'Sonntags frei.' }, []],
    ['a weekend', { description: 'Work on weekends.' }, ['saturday']],
    ['a drawn Saturday', { description: 'Samstags.', shifts: at(['sat'], '10:00', '14:00') }, []],
    ['times in the night', { hours: { ...hours(10), text: 'Fr 22-04' } as Ad['hours'] }, ['late']],
    ['times of the day', { hours: { ...hours(10), text: 'Mo 8-14 Uhr' } as Ad['hours'] }, []],
    ['nothing known of the days', { description: 'Auch am Sonntag.', shifts: [] }, []],
  ])('%s', (_row, more, found) => {
    expect(codes(more)).toEqual(found);
  });
});
