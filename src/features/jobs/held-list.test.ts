import { describe, expect, it } from 'vitest';
import type { Job } from '../../../contract/entities/job.ts';
import { heldList } from './held-list.ts';

const job = (_id: string, title = _id) => ({ _id, title }) as Job;
const held = [job('a'), job('b'), job('c')];

describe('pwa.2 nothing moves under the thumb', () => {
  it('a new job waits to be asked for', () => {
    const { rows, added } = heldList(held, [job('new'), ...held]);
    expect(rows.map((row) => row.job._id)).toEqual(['a', 'b', 'c']);
    expect(added).toBe(1);
  });

  it('a job that was changed is shown as it is now, in its old place', () => {
    const { rows, added } = heldList(held, [job('c'), job('b', 'Bäcker'), job('a')]);
    expect(rows.map((row) => row.job.title)).toEqual(['a', 'Bäcker', 'c']);
    expect(added).toBe(0);
  });

  it('a job that was closed keeps its place and is marked', () => {
    const { rows, added } = heldList(held, [job('a'), job('c')]);
    expect(rows.map(({ gone }) => gone)).toEqual([false, true, false]);
    expect(added).toBe(0);
  });
});
