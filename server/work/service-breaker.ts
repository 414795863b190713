import type { Ports } from '../api/change-context.ts';
import type { Report } from '../base/report.ts';
import type { Service, WorkKinds } from './work.ts';

/** Consecutive failures after which a machine counts as away. */
const FAILURES = 3;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * A circuit breaker. While an outside machine is away, the tasks that need it wait untouched instead of each running
 * into the same timeout. After a pause, which grows to a minute, the machine is probed. The state belongs to this
 * process.
 */
export class ServiceBreaker {
  readonly #services = new Map<string, { failures: number; away?: { pauseMs: number; askAt: Date } }>();
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  /** Kinds whose machine is not known to be away. */
  open(kinds: WorkKinds): string[] {
    return Object.entries(kinds)
      .filter(([, work]) => work.do !== 'outside' || this.#of(work.service)?.away === undefined)
      .map(([kind]) => kind);
  }

  succeeded(service: Service | undefined): void {
    if (service !== undefined) this.#services.delete(service.name);
  }

  failed(service: Service | undefined, error: unknown, now: Date): void {
    if (service === undefined || !service.isAway(error)) return;
    const state = this.#of(service) ?? { failures: 0 };
    state.failures += 1;
    this.#services.set(service.name, state);
    if (state.failures < FAILURES || state.away !== undefined) return;
    state.away = { pauseMs: FIRST_PAUSE_MS, askAt: new Date(now.getTime() + FIRST_PAUSE_MS) };
    this.#report('a service is away; what needs it waits', error, { service: service.name });
  }

  /** Probes the machines whose pause is over. Returns whether one is back. */
  async ask(kinds: WorkKinds, ports: Ports, clock: () => Date): Promise<boolean> {
    const services = new Map<string, Service>();
    for (const work of Object.values(kinds))
      if (work.do === 'outside' && work.service !== undefined) services.set(work.service.name, work.service);
    const answers = await Promise.all([...services.values()].map((one) => this.#askOne(one, ports, clock)));
    return answers.includes(true);
  }

  async #askOne(service: Service, ports: Ports, clock: () => Date): Promise<boolean> {
    const away = this.#of(service)?.away;
    if (away === undefined || away.askAt > clock()) return false;
    try {
      // Set before the answer, so that no other probe starts meanwhile and the wait does not shorten the pause.
      away.askAt = new Date(8.64e15);
      await service.reach(ports);
      this.#services.delete(service.name);
      return true;
    } catch {
      away.pauseMs = Math.min(LONGEST_PAUSE_MS, away.pauseMs * 2);
      away.askAt = new Date(clock().getTime() + away.pauseMs);
      return false;
    }
  }

  #of(service: Service | undefined) {
    return service && this.#services.get(service.name);
  }
}
