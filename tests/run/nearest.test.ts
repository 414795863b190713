import { expect, it } from 'vitest';
import { nearestTests } from './nearest.ts';

const graphOf = (files: Record<string, string[]>) =>
  new Map(
    Object.entries(files).map(([path, tos]) => [
      path,
      tos.map((to) => ({ to: to.replace(/^type /, ''), typeOnly: to.startsWith('type ') })),
    ]),
  );

/** Tests of two calls, which reach both through the app. */
const SERVER = graphOf({
  'routes/job/publish.ts': ['domain/job/row.ts'],
  'routes/offer/sign.ts': ['domain/offer/row.ts', 'type domain/job/row.ts'],
  'domain/job/row.ts': [],
  'domain/offer/row.ts': [],
  'routes/handlers.ts': ['routes/job/publish.ts', 'routes/offer/sign.ts'],
  'testing/app.ts': ['routes/handlers.ts'],
  'routes/job/publish.test.ts': ['testing/app.ts'],
  'routes/offer/sign.test.ts': ['testing/app.ts'],
  'domain/job/row.test.ts': ['domain/job/row.ts'],
  'start.process.test.ts': ['domain/job/row.ts'],
});

it('tests that import a changed file or lie beside one that does come before those that reach it through the app', () => {
  expect(nearestTests(SERVER, ['domain/job/row.ts'], 2)).toEqual({
    tests: ['domain/job/row.test.ts', 'routes/job/publish.test.ts'],
    all: 3,
  });
  expect(nearestTests(SERVER, ['routes/offer/sign.ts'], 1)).toEqual({
    tests: ['routes/offer/sign.test.ts'],
    all: 2,
  });
});

it('a changed test is run itself, and a file that no test reaches has none', () => {
  expect(nearestTests(SERVER, ['domain/job/row.test.ts'], 9).tests).toEqual(['domain/job/row.test.ts']);
  expect(nearestTests(SERVER, ['docs/facts.md'], 9)).toEqual({ tests: [], all: 0 });
});
