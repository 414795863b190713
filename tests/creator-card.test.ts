import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { Creator } from '../contract/entities/creator.ts';
import { makeActive } from '../server/testing/creators.ts';
import { onDatabase } from '../server/testing/on-database.ts';
import { pullAll, seeker } from '../server/testing/people.ts';
import { cardOf } from '../src/features/creator/kit/card-of.ts';

onDatabase((app) => {
  test('creator.6 the media kit that creators see of themselves is the card that companies read', async () => {
    const t = app();
    await seeker(t, 'jana');
    const { _id: creatorId, sources } = await makeActive(t, 'jana');
    const patch = {
      audience: { ageBands: [{ band: '18-24' as const, percent: 40 }], countries: [] },
      availability: { status: 'limited' as const, from: null, note: 'Saturdays' },
      declaredFollowers: [{ _sourceId: sources[0]?._id ?? '', n: 12_500 }],
    };
    expect((await t.call('jana', 'creator.update', { patch })).status).toBe(200);
    // On the profile, and on no card: nobody has proven it.
    const page = { _id: v7(), platform: 'x', url: 'https://x.com/jana', method: 'bio-code' } as const;
    expect((await t.call('jana', 'creator.add-source', page)).status).toBe(200);

    const { changes } = await pullAll(t, 'jana');
    const row = changes.findLast(({ table }) => table === 'creator')?.row as Creator;
    expect(row.sources).toHaveLength(2);
    const read = await t.call('jana', 'creator.get', { creatorId });
    expect(cardOf(row)).toEqual(read.data);
    expect(read.data.sources).toHaveLength(1);
  });
});
