import { describe, expect, it } from 'vitest';
import { applicationStatus } from '../entities/application.ts';
import {
  APPLICATION_ACTS,
  type ApplicationAct,
  type ApplicationActor,
  isOpen,
  may,
  mayActOnApplication,
  mayApplyAgain,
  mayReconsider,
} from './application.ts';

/** Product section 4.2, line by line: from, act, to, who. */
const TABLE: Record<ApplicationAct, [from: string[], to: string, who: ApplicationActor[]]> = {
  see: [['submitted'], 'viewed', ['member', 'canChat', 'owner']],
  unsee: [['viewed'], 'submitted', ['member', 'canChat', 'owner']],
  accept: [['submitted', 'viewed'], 'accepted', ['canChat', 'owner']],
  reconsider: [['rejected'], 'accepted', ['owner']],
  reject: [['submitted', 'viewed', 'accepted'], 'rejected', ['canChat', 'owner']],
  withdraw: [['submitted', 'viewed', 'accepted'], 'withdrawn', ['self']],
  reapply: [['withdrawn'], 'submitted', ['self']],
  hire: [['accepted'], 'hired', ['clock']],
  close: [['submitted', 'viewed'], 'closed', ['clock']],
  remove: [['hired', 'rejected', 'withdrawn', 'closed'], 'removed', ['owner']],
};
const ACTORS: ApplicationActor[] = ['self', 'member', 'canChat', 'owner', 'clock'];

describe('application states (product 4.2)', () => {
  it.each(Object.entries(TABLE))('%s', (name, [from, to, who]) => {
    const act = name as ApplicationAct;
    for (const status of applicationStatus.options)
      expect([status, may(act, status)]).toEqual([status, from.includes(status)]);
    for (const actor of ACTORS)
      expect([actor, mayActOnApplication(act, actor)]).toEqual([actor, who.includes(actor)]);
    expect(APPLICATION_ACTS[act].to).toBe(to);
  });

  it('no act is missing in the table', () => {
    expect(Object.keys(TABLE).sort()).toEqual(Object.keys(APPLICATION_ACTS).sort());
  });

  it('every state is reached, and only hidden ones are never left', () => {
    const acts = Object.values(APPLICATION_ACTS);
    for (const status of applicationStatus.options) {
      expect(acts.some(({ to }) => to === status)).toBe(true);
      const left = acts.some(({ from }) => (from as readonly string[]).includes(status));
      expect([status, left]).toEqual([status, status !== 'removed']);
    }
  });

  it('a rejection may be taken back for 24 hours and not a moment longer', () => {
    const statusAt = { rejected: '2026-03-02T09:00:00.000Z' };
    expect(mayReconsider({ statusAt }, '2026-03-03T09:00:00.000Z')).toBe(true);
    expect(mayReconsider({ statusAt }, '2026-03-03T09:00:00.001Z')).toBe(false);
    expect(mayReconsider({ statusAt: {} }, '2026-03-03T09:00:00.000Z')).toBe(false);
  });

  it('somebody waits while it is submitted or seen, and may apply again after a withdrawal only', () => {
    expect(applicationStatus.options.filter(isOpen)).toEqual(['submitted', 'viewed']);
    expect(applicationStatus.options.filter((status) => mayApplyAgain({ status }))).toEqual(['withdrawn']);
    expect(mayApplyAgain(undefined)).toBe(true);
  });
});
