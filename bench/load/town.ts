import { v7 } from 'uuid';
import type { ArgsOf, CallName } from '../../contract/calls.ts';
import type { CompanyPlan, DevicePlan, Tap, TapKind } from './load.ts';

/** One call that somebody makes. `tap` is looked for afterwards; `done` runs once it is acknowledged. */
export type Choice<Name extends CallName = CallName> = {
  readonly name: Name;
  readonly args: ArgsOf<Name>;
  readonly tap?: Tap;
  readonly done?: () => void;
};
export type Town = ReturnType<typeof createTown>;

type Talk = { application: string; conversation: string };

/** A job goes on the market, or leaves it, so often in the whole town. */
export const MARKET_EVERY_MS = 5_000;

/**
 * What people do: seekers save jobs, apply, and write once they were accepted; owners accept who applies, and put a job
 * of theirs on the market or take it down when the market is due. Knows only what was acknowledged.
 */
export function createTown(companies: readonly CompanyPlan[], random: () => number) {
  const taps: Tap[] = [];
  const applied = new Map<string, Set<string>>();
  const waiting = new Map<string, Talk[]>(companies.map(({ id }) => [id, []]));
  const talks = new Map<string, Talk[]>();
  /** The author of each application. */
  const writers = new Map<string, string>();
  const published = new Set<string>();
  let marketAt = performance.now();
  let serial = 0;

  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const note = (kind: TapKind, uid: string, id: string, step: number): Tap => {
    const tap = { mark: `tap ${++serial} ${id}`, kind, uid, id, step, acknowledged: false };
    taps.push(tap);
    return tap;
  };
  const of = <Name extends CallName>(choice: Choice<Name>) => choice as unknown as Choice;

  function apply({ uid }: DevicePlan, step: number): Choice | undefined {
    const company = pick(companies);
    const job = pick(company.jobs);
    const before = applied.get(uid) ?? new Set();
    if (before.has(job)) return undefined;
    applied.set(uid, before.add(job));
    const talk = { application: v7(), conversation: v7() };
    const tap = note('apply', uid, talk.application, step);
    return of({
      name: 'application.add',
      args: {
        _id: talk.application,
        _jobId: job,
        _conversationId: talk.conversation,
        note: tap.mark,
        jobRev: 1,
      },
      tap,
      done: () => {
        waiting.get(company.id)?.push(talk);
        writers.set(talk.application, uid);
      },
    });
  }
  function save({ uid }: DevicePlan, step: number): Choice {
    const job = pick(pick(companies).jobs);
    return of({
      name: 'user.set-setting',
      args: { userId: uid, setting: { savedJobs: { [job]: { value: true, at: new Date().toISOString() } } } },
      tap: note('save', uid, job, step),
    });
  }

  function write({ uid }: DevicePlan, talk: Talk, step: number): Choice {
    const id = v7();
    const tap = note('message', uid, id, step);
    return of({
      name: 'conversation.add-message',
      args: {
        clientId: id,
        _conversationId: talk.conversation,
        ref: { type: 'application', id: talk.application },
        type: 'text',
        text: tap.mark,
        clientAt: new Date().toISOString(),
      },
      tap,
    });
  }

  function moveMarket({ ownJob }: CompanyPlan): Choice {
    if (published.has(ownJob)) {
      published.delete(ownJob);
      return of({
        name: 'job.unpublish',
        args: { _jobId: ownJob, reason: 'paused', outcomes: {} },
      });
    }
    return of({
      name: 'job.publish',
      args: { _jobId: ownJob, rev: 1 },
      done: () => published.add(ownJob),
    });
  }

  function ownersNext(plan: DevicePlan, company: CompanyPlan, step: number): Choice | undefined {
    if (performance.now() >= marketAt) {
      marketAt = performance.now() + MARKET_EVERY_MS;
      return moveMarket(company);
    }
    const talk = waiting.get(company.id)?.shift();
    if (talk === undefined) {
      const own = talks.get(plan.uid);
      return own && write(plan, pick(own), step);
    }
    return of({
      name: 'application.accept',
      args: { _applicationId: talk.application },
      tap: note('accept', plan.uid, talk.application, step),
      done: () => {
        for (const uid of [plan.uid, writers.get(talk.application) as string])
          talks.set(uid, [...(talks.get(uid) ?? []), talk]);
      },
    });
  }

  function seekersNext(plan: DevicePlan, step: number): Choice | undefined {
    const own = talks.get(plan.uid);
    const drawn = random();
    if (own !== undefined && drawn < 0.5) return write(plan, pick(own), step);
    return drawn < 0.7 ? apply(plan, step) : save(plan, step);
  }

  return {
    /** Every tap that was made. */
    taps,
    next: (plan: DevicePlan, step: number): Choice | undefined =>
      plan.company ? ownersNext(plan, plan.company, step) : seekersNext(plan, step),
  };
}
