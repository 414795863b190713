import { describe, expect, it } from 'vitest';
import { createStoreWatch, HEALTHY, healthOf, isAway, nextState, type StoreEvent } from './health.ts';

const full: StoreEvent = { type: 'full', unsaved: true };
const through = (...events: StoreEvent[]) => events.reduce(nextState, HEALTHY);
const lost: StoreEvent = { type: 'lost', loss: { reason: 'wiped', unsent: 2 } };

describe('S3.1 the health of the store', () => {
  it.each(['blocked', 'closed', 'stalled'] as const)('is over being %s once it answers', (type) => {
    expect(healthOf(through({ type }))).toBe(type);
    expect(healthOf(through({ type }, { type: 'answered' }))).toBe('ok');
  });

  it('is over being full once it answers, or the person has read of it', () => {
    expect(through(full)).toMatchObject({ trouble: 'full', unsaved: true });
    // A pull that finds no room either does not make what was unsaved saved.
    expect(through(full, { type: 'full', unsaved: false }).unsaved).toBe(true);
    expect(through(full, { type: 'answered' })).toEqual(HEALTHY);
    expect(through(full, { type: 'seen' })).toEqual(HEALTHY);
  });

  it('stays with the newer version until the page is loaded again', () => {
    for (const type of ['answered', 'closed', 'blocked', 'seen'] as const)
      expect(healthOf(through({ type: 'newer' }, { type }))).toBe('newer');
    expect(healthOf(through({ type: 'newer' }, full))).toBe('newer');
  });

  it('tells a loss until it was read, whatever else happens meanwhile', () => {
    expect(healthOf(through(lost, { type: 'answered' }))).toBe('lost');
    expect(healthOf(through(lost, { type: 'stalled' }))).toBe('stalled');
    expect(healthOf(through(lost, { type: 'stalled' }, { type: 'answered' }))).toBe('lost');
    expect(healthOf(through(lost, { type: 'seen' }))).toBe('ok');
  });

  it('waits for a full store, which still answers, and for no other that is in trouble', () => {
    expect(isAway(through(full))).toBe(false);
    expect(isAway(through(lost))).toBe(false);
    for (const type of ['blocked', 'newer', 'closed', 'stalled'] as const)
      expect(isAway(through({ type }))).toBe(true);
  });

  it('tells its listeners of changes only', () => {
    const watch = createStoreWatch();
    let told = 0;
    const stop = watch.subscribe(() => {
      told += 1;
    });
    watch.tell({ type: 'answered' });
    watch.tell({ type: 'kept', kept: 1 });
    watch.tell({ type: 'kept', kept: 1 });
    stop();
    watch.tell({ type: 'stalled' });
    expect([told, watch.read().trouble]).toEqual([1, 'stalled']);
  });
});
