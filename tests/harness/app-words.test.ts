import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';

const message = (source: string, translation: string) => ({ message: source, context: '', translation });
const { say, like, startsLike } = wordsOf('de_DE', [
  message('Send', 'Senden'),
  message('Later', ''),
  message('{all} of {all} jobs (so far)', '{all} von {all} Jobs (bisher)'),
  message('Hello <0>{0}</0>', 'Hallo <0>{0}</0>'),
  message('{n, plural, one {# job} other {# jobs}}', '{n, plural, one {# Job} other {# Jobs}}'),
  message('{first}, {last}', '{first}, {last}'),
]);

test('a text is asked for by its source, and one that this language lacks is told', () => {
  expect(say('Send')).toBe('Senden');
  expect(() => say('Later')).toThrow('in de_DE');
  expect(() => say('Never')).toThrow('does not say');
});

test('a placeholder that comes twice holds the same twice, and one is never empty', () => {
  const all = like('{all} of {all} jobs (so far)');
  expect('12 von 12 Jobs (bisher)').toMatch(all);
  expect('12 von 13 Jobs (bisher)').not.toMatch(all);
  expect(' von  Jobs (bisher)').not.toMatch(all);
  expect('12 von 12 Jobs (bisher), heute').not.toMatch(all);
  expect('12 von 12 Jobs (bisher), heute').toMatch(startsLike('{all} of {all} jobs (so far)'));
  expect('Hallo Ada').toMatch(like('Hello <0>{0}</0>'));
});

test('what no screen could be told by is refused', () => {
  expect(() => like('{n, plural, one {# job} other {# jobs}}')).toThrow('chooses between texts');
  expect(() => like('{first}, {last}')).toThrow('only placeholders');
});
