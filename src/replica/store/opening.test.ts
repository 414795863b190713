import { describe, expect, it } from 'vitest';
import type { StoreFault } from './fault.ts';
import { FIRST, nextPhase, type OpeningEvent, type Phase } from './opening.ts';

const FIRST_NAME = { isFirst: true };
const SUCCESSOR = { isFirst: false };

/** Where events lead, one after the other, and all that was told on the way. */
function led(events: OpeningEvent[], store = FIRST_NAME, from: Phase = FIRST) {
  let phase = from;
  const told: string[] = [];
  for (const event of events) {
    const step = nextPhase(phase, event, store);
    phase = step.phase;
    told.push(
      ...step.tell.map((one) =>
        one.type === 'lost' ? `lost ${one.loss.reason} ${one.loss.unsent}` : one.type,
      ),
    );
  }
  return { phase, at: phase.at, told };
}

const failed = (fault: StoreFault, times: number): OpeningEvent[] =>
  Array.from(
    { length: times },
    () => [{ type: 'failed', fault }, { type: 'rested' }] as OpeningEvent[],
  ).flat();
const OPENED: OpeningEvent[] = [{ type: 'opened' }, { type: 'checked', lost: null }, { type: 'settled' }];

describe('S3.1 a store is opened', () => {
  it('looked through for what it has lost, and given what waits outside of it', () => {
    expect(led(OPENED)).toMatchObject({ at: 'open', told: ['answered'] });
    expect(led([{ type: 'opened' }, { type: 'checked', lost: 3 }]).told).toEqual([
      'lost wiped 3',
      'answered',
    ]);
  });

  it('again when its connection is gone, and only then', () => {
    expect(led([...OPENED, { type: 'closed' }]).phase).toEqual(FIRST);
    expect(led([{ type: 'opened' }, { type: 'closed' }]).at).toBe('checking');
  });

  it('again when somebody has deleted it, unless they have signed out', () => {
    expect(led([...OPENED, { type: 'deleted' }, { type: 'looked', marked: true }]).phase).toEqual(FIRST);
    expect(led([...OPENED, { type: 'deleted' }, { type: 'looked', marked: false }]).at).toBe('over');
  });
});

describe('S3.1 a store that does not answer', () => {
  it('is told of, asked otherwise, and left as it is', () => {
    expect(led([{ type: 'late' }])).toMatchObject({ at: 'stalled', told: ['stalled'] });
    const silent: OpeningEvent[] = [{ type: 'late' }, { type: 'late' }, { type: 'asked', serves: false }];
    expect(led(silent).phase).toEqual({ at: 'leaving', reason: 'silent', unsent: 0 });
    expect(led([...silent, { type: 'left', successor: 'b', unsent: 3 }])).toEqual({
      phase: { at: 'over', successor: 'b' },
      at: 'over',
      told: ['stalled', 'lost silent 3', 'answered'],
    });
  });

  it('is used where it serves others', () => {
    expect(led([{ type: 'late' }, { type: 'late' }, { type: 'asked', serves: true }]).at).toBe('checking');
  });

  it('because of an older tab is waited for without an end', () => {
    const { at, told } = led([
      { type: 'blocked' },
      { type: 'blocked-long' },
      { type: 'late' },
      { type: 'late' },
    ]);
    expect([at, told]).toEqual(['waiting', ['blocked']]);
    expect(led([...OPENED, { type: 'blocked-long' }]).told).toEqual(['answered']);
  });
});

describe('S3.1 a store that does not open', () => {
  it('is tried three times more, with the sentence from the second on, and then rescued', () => {
    const pauses = [1, 2, 3].map((times) => led(failed('damaged', times).slice(0, -1)).phase);
    expect(pauses).toMatchObject([{ ms: 300 }, { ms: 1_500 }, { ms: 4_000 }]);
    expect(led(failed('damaged', 4))).toMatchObject({ at: 'rescuing', told: ['closed', 'closed'] });
  });

  it.each<StoreFault>(['full', 'closed', 'aborted'])('is never given up because it is %s', (fault) => {
    expect(led(failed(fault, 99).slice(0, -1)).phase).toMatchObject({ at: 'resting', ms: 10_000 });
  });

  it('is over at once where the browser keeps nothing at all', () => {
    expect(led(failed('denied', 1))).toMatchObject({ at: 'over', told: ['lost denied 0'] });
  });

  it('fails as well where it opens and cannot be read', () => {
    expect(led([{ type: 'opened' }, { type: 'failed', fault: 'damaged' }]).phase).toMatchObject({
      at: 'resting',
      failures: 1,
    });
  });
});

describe('S3.1 what was rescued', () => {
  const rescued = (opened: boolean): OpeningEvent[] => [{ type: 'rescued', opened, unsent: 2 }];
  const rescuing: Phase = { at: 'rescuing' };

  it('of a store that opens makes room for a new one under the same name', () => {
    const { phase, told } = led([...rescued(true), { type: 'emptied' }], FIRST_NAME, rescuing);
    expect(phase).toMatchObject({ at: 'opening', rescued: { unsent: 2 } });
    expect(told).toEqual(['lost damaged 2']);
  });

  it('of one that does not open leaves it as it is, where there is another name', () => {
    expect(led(rescued(false), FIRST_NAME, rescuing).phase).toMatchObject({ at: 'leaving', unsent: 2 });
    expect(led(rescued(false), SUCCESSOR, rescuing).at).toBe('deleting');
  });

  it.each<[OpeningEvent[]]>([[[{ type: 'failed', fault: 'full' }]], [[{ type: 'late' }, { type: 'late' }]]])(
    'is followed by one attempt more: %j',
    (events) => {
      const last = [...rescued(true), { type: 'emptied' } as const, ...events];
      expect(led(last, FIRST_NAME, rescuing).phase).toMatchObject({
        at: 'leaving',
        reason: 'damaged',
        unsent: 2,
      });
      const second = led(last, SUCCESSOR, rescuing);
      expect([second.phase, second.told.at(-1)]).toEqual([{ at: 'over', successor: null }, 'closed']);
    },
  );
});

it.each<OpeningEvent>([{ type: 'newer' }, { type: 'stop' }])('S3.1 nothing follows %j', (end) => {
  const all: OpeningEvent[] = [
    end,
    ...OPENED,
    { type: 'deleted' },
    { type: 'looked', marked: true },
    { type: 'closed' },
  ];
  const { at, told } = led(all);
  expect([at, told]).toEqual(['over', end.type === 'newer' ? ['newer'] : []]);
});

it('S3.1 what comes too late changes nothing', () => {
  const open = led(OPENED).phase;
  const late: OpeningEvent[] = [
    { type: 'late' },
    { type: 'rested' },
    { type: 'failed', fault: 'damaged' },
    { type: 'rescued', opened: true, unsent: 9 },
    { type: 'left', successor: 'b', unsent: 9 },
    { type: 'looked', marked: false },
  ];
  expect(led(late, FIRST_NAME, open)).toEqual({ phase: open, at: 'open', told: [] });
});
