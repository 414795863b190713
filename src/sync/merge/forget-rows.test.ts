import { expect, it } from 'vitest';
import { indexName } from '../../replica/database.ts';
import { createIndexStore } from '../../replica/market/index-store.ts';
import {
  APPLICATION,
  application,
  applyArgs,
  changed,
  engineFor,
  JOB,
  job,
  noAnswer,
  page,
  UID,
  uuid,
} from '../testing/engine.ts';
import { forgetRows } from './forget-rows.ts';

it('S1.5 a locked account keeps no rows, and loses nothing of its own: once it is open everything comes back', async () => {
  const rows = [
    changed('market', 'job', job()),
    changed(`user:${UID}`, 'application', application({ _id: uuid(9) })),
  ];
  const pages = [page({ changes: rows }), page({ cursor: 'c9', changes: rows })];
  const { engine, db, sent } = engineFor(() => pages.shift() ?? noAnswer);
  await engine.pull();
  await engine.mutate('application.add', applyArgs);
  const index = createIndexStore(db.factory, indexName(UID));
  await index.write([{ terms: 'nachts', places: new Uint8Array([1, 0]), facts: '[]' }], []);
  await forgetRows(db);
  expect(await index.keys()).toEqual([]);
  expect(await db.job.count()).toBe(0);
  expect(await db.application.get(uuid(9))).toBeUndefined();
  expect(await db.outbox.count()).toBe(1);
  await engine.pull();
  expect(sent.at(-1)?.args.cursor).toBeUndefined();
  expect(await db.job.get(JOB)).toBeDefined();
  expect((await db.application.toCollection().primaryKeys()).sort()).toEqual([APPLICATION, uuid(9)].sort());
});
