import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '../../contract/calls.ts';
import { ROOT } from '../harness/server.ts';
import { callNamesOf, madeCalls } from './made-calls.ts';
import { REPLACED, REPLICATED } from './without-screen.ts';

const made = madeCalls(ROOT);
const reasons = [...REPLICATED, ...(Object.keys(REPLACED) as CallName[])];

describe('no call without a screen', () => {
  test('each is made by the code of a screen, or stands in the list with its reason', () => {
    const nowhere = (Object.keys(calls) as CallName[]).filter(
      (name) => !made.has(name) && !reasons.includes(name),
    );
    expect(nowhere).toEqual([]);
  });

  test('the list holds none that a screen makes, and none twice', () => {
    expect(reasons.filter((name) => made.has(name))).toEqual([]);
    expect(reasons.filter((name, at) => reasons.indexOf(name) !== at)).toEqual([]);
  });

  test('only what can be read without network is replaced by the replica', () => {
    expect(REPLICATED.filter((name) => calls[name].net !== 'local')).toEqual([]);
  });
});

test('a name counts where it is handed on, and not where it is compared or a key', () => {
  const names = (source: string) => [...callNamesOf('a.ts', source)];
  expect(names(`mutate('job.update', {})`)).toEqual(['job.update']);
  expect(names(`mutate(isNew ? 'creator.create' : 'creator.update')`)).toEqual([
    'creator.create',
    'creator.update',
  ]);
  expect(names(`const change = { name: 'job.publish', args }`)).toEqual(['job.publish']);
  expect(names(`if (name === 'job.update') go()`)).toEqual([]);
  expect(names(`const words = { 'job.update': 1 }; switch (name) { case 'job.publish': break }`)).toEqual([]);
  expect(names(`type Name = 'job.update'; const name = other as 'job.publish'`)).toEqual([]);
});
