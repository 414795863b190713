import { describe, expect, it } from 'vitest';
import type { Application } from '../../contract/entities/application.ts';
import type { Message } from '../../contract/entities/conversation.ts';
import { applicationSteps, changeSteps, messageStep, type OnItsWay } from './state-lines.ts';

const receipt = { no: 'A-7F3K', receivedAt: '2026-11-20T04:26:05.000Z', hash: 'x' };
const row = (more: Partial<Application>): Application =>
  ({
    status: 'submitted',
    statusAt: { submitted: '2026-11-20T04:26:00.000Z' },
    seenAt: null,
    receipt: null,
    ...more,
  }) as Application;
const entry = (state: OnItsWay['state'], name = 'application.add'): OnItsWay[] => [{ name, state }];
const current = (steps: { key: string; state: string }[]) =>
  steps.find(({ state }) => state === 'current' || state === 'refused')?.key;

describe('job.4 the state line of an application', () => {
  it.each([
    ['waits here', row({}), entry('waiting'), 'here'],
    ['is under way', row({}), entry('sending'), 'sent'],
    ['was received', row({ receipt }), [], 'received'],
    ['was seen', row({ receipt, status: 'viewed', seenAt: '2026-11-20T05:00:00.000Z' }), [], 'seen'],
    ['was accepted', row({ receipt, status: 'accepted' }), [], 'answered'],
    ['was rejected', row({ receipt, status: 'rejected' }), [], 'answered'],
    ['was refused', row({}), entry('refused'), 'refused'],
    ['met a closed job', row({}), entry('conflict'), 'refused'],
    [
      'is withdrawn here',
      row({ receipt, status: 'withdrawn' }),
      entry('waiting', 'application.remove'),
      'withdrawn',
    ],
    ['is withdrawn', row({ receipt, status: 'withdrawn' }), [], 'withdrawn'],
  ])('%s', (_, application, onItsWay, key) => {
    expect(current(applicationSteps(application, onItsWay))).toBe(key);
  });

  it.each([
    ['that nobody opened', null, ['here', 'sent', 'received', 'closed']],
    ['that was opened', '2026-11-20T05:00:00.000Z', ['here', 'sent', 'received', 'seen', 'closed']],
  ])(
    'an application %s and that ended without an answer was neither more than that, nor answered',
    (_, seenAt, keys) => {
      const statusAt = { submitted: '2026-11-20T04:26:00.000Z', closed: '2026-11-24T08:00:00.000Z' };
      const steps = applicationSteps(row({ receipt, status: 'closed', statusAt, seenAt }), []);
      expect(steps.map(({ key }) => key)).toEqual(keys);
      expect(steps.at(-1)).toMatchObject({ state: 'current', at: statusAt.closed });
    },
  );

  it('W2.2 never says received while the answer is missing, even where an earlier receipt is there', () => {
    const again = applicationSteps(row({ receipt }), entry('waiting'));
    expect(again.map(({ state }) => state)).toEqual(['current', 'ahead', 'ahead', 'ahead', 'ahead']);
  });
});

describe('company.6 a decision on its way', () => {
  it.each([
    [undefined, 'received'],
    ['waiting', 'here'],
    ['sending', 'sent'],
    ['refused', 'refused'],
  ] as const)('entry %s shows %s', (state, key) => {
    expect(current(changeSteps(state && { name: 'application.accept', state }))).toBe(key);
  });
});

describe('chat.2 the state of a message', () => {
  const message = (seq: number | null) => ({ seq }) as Message;
  it.each([
    [null, 'waiting', 0, 'here'],
    [null, 'sending', 0, 'sent'],
    [3, undefined, 2, 'received'],
    [3, undefined, 3, 'read'],
    [null, 'refused', 0, 'refused'],
  ] as const)('seq %s, entry %s, read up to %s: %s', (seq, state, readSeq, key) => {
    const onItsWay = state && { name: 'conversation.add-message', state };
    expect(messageStep(message(seq), onItsWay, readSeq).key).toBe(key);
  });
});

describe('W11.3 the state line of a change that can still be undone', () => {
  const told = (name: string, undoable: boolean) =>
    changeSteps({ name, state: 'waiting' }, undoable)[0]?.label.message;

  it('says so, and what was done where it is a rejection', () => {
    expect(told('application.reject', true)).toBe('rejected, can still be undone');
    expect(told('job.delete', true)).toBe('can still be undone');
    expect(told('application.reject', false)).toBe('on this device');
  });
});

it('W11.3 locked.4 the state line of a change says that a locked account holds it', () => {
  const [here] = changeSteps({ name: 'application.add', state: 'waiting' }, false, true);
  expect(here).toMatchObject({ state: 'current', label: { message: 'held on this device' } });
});

it('W7.12 the state line says that it waits for the mail address to be confirmed', () => {
  const refusal = { code: 'mail_unverified' };
  const [here] = changeSteps({ name: 'job.publish', state: 'waiting', refusal });
  expect(here).toMatchObject({
    state: 'current',
    label: { message: 'waits until you confirm your email address' },
  });
});
