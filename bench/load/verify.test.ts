import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { hiring } from '../../server/testing/hiring.ts';
import { writing } from '../../server/testing/people.ts';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import { testApp } from '../../server/testing/test-app.ts';
import type { Tap, TapKind } from './load.ts';
import { verifyTaps } from './verify.ts';

/** `npm run bench:load` says that nothing is lost and nothing doubled: this is what it would say otherwise. */
test('an acknowledged tap that is not in the tables is lost, one that is there twice is doubled', async () => {
  const t = await testApp(openMigrated);
  const { application, job } = await hiring(t);
  await t.call('owner', 'application.accept', { _applicationId: application._id });
  const say = (text: string) =>
    t.call('mia', 'conversation.add-message', { ...writing(application, text), clientId: v7() });
  await say('tap 1');
  // The same tap with another id: what a server without receipts would make of a second try.
  await say('tap 2');
  await say('tap 2');
  await t.call('mia', 'user.set-setting', {
    userId: 'mia',
    setting: { savedJobs: { [job._id]: { value: true, at: t.now.toISOString() } } },
  });
  const tap = (kind: TapKind, mark: string, id = v7(), acknowledged = true): Tap => {
    return { kind, mark, id, uid: 'mia', step: 0, acknowledged };
  };
  const verified = async (...taps: Tap[]) => (await verifyTaps(t.db, taps)).get(0);

  expect(
    await verified(tap('message', 'tap 1'), tap('accept', '', application._id), tap('save', '', job._id)),
  ).toEqual({ acknowledged: 3, lost: 0, doubled: 0 });
  expect(await verified(tap('message', 'tap 2'))).toEqual({ acknowledged: 1, lost: 0, doubled: 1 });
  expect(
    await verified(tap('message', 'tap 3'), tap('apply', 'tap 4'), tap('accept', ''), tap('save', '')),
  ).toEqual({ acknowledged: 4, lost: 4, doubled: 0 });
  // Nobody was told that it had arrived.
  expect(await verified(tap('message', 'tap 5', v7(), false))).toEqual({
    acknowledged: 0,
    lost: 0,
    doubled: 0,
  });
  await t.close();
});
