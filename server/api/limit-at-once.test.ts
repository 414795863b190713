import { expect, test } from 'vitest';
import { ApiError } from '../../contract/errors.ts';
import { productLimits } from '../../contract/limits.ts';
import { onPostgres } from '../testing/on-database.ts';
import { spend } from './limit.ts';
import { transact } from './transact.ts';

onPostgres((app) => {
  test('acts at the same moment do not pass a limit together', async () => {
    const t = app();
    const { max } = productLimits.applications;
    const acts = await Promise.allSettled(
      Array.from({ length: 2 * max }, () =>
        transact(t.parts, (context) => spend(context, 'applications', 'mia')),
      ),
    );
    expect(acts.filter(({ status }) => status === 'fulfilled')).toHaveLength(max);
    for (const act of acts)
      if (act.status === 'rejected')
        expect(act.reason instanceof ApiError && act.reason.code).toBe('too_many_requests');
  });
});
