import { expect, test, vi } from 'vitest';
import type { User } from '../../contract/entities/user.ts';
import type { Replica } from '../replica/database.ts';
import { createLockCheck, type LockCheckParts } from './lock-check.ts';

const UID = 'anna';
const LOCKED = { _id: UID, locked: { reason: 'spam' } } as unknown as User;
const CLOSED = Object.assign(new Error('closed'), { name: 'DatabaseClosedError' });
const OPEN = { _id: UID, locked: null } as unknown as User;

/** @param answer what the server tells of the account; null for no answer */
function scene(answer: User | null) {
  const kick = vi.fn();
  const open = () => ({ uid: UID, engine: { db: {} as Replica }, driver: { kick } });
  const here: { uid: string | null; opened: ReturnType<LockCheckParts['opened']> } = {
    uid: UID,
    opened: open(),
  };
  const keep = vi.fn();
  const forgetLocked = vi.fn(async () => {});
  const check = createLockCheck({
    signedIn: () => here.uid,
    askUser: async () => {
      if (!answer) throw new Error('no answer');
      return answer;
    },
    opened: () => here.opened,
    forgetLocked,
    keep,
  });
  return { check, here, open, keep, kick, forgetLocked };
}

test('S1.5 a lock takes the rows off the device before the session tells of it', async () => {
  const { check, forgetLocked, keep, kick } = scene(LOCKED);
  await check();
  expect(forgetLocked).toHaveBeenCalledBefore(keep);
  expect(keep).toHaveBeenCalledWith(LOCKED);
  expect(kick).not.toHaveBeenCalled();
});

test('S1.5 an account that is open again pulls at once and loses no row', async () => {
  const { check, forgetLocked, keep, kick } = scene(OPEN);
  await check();
  expect(forgetLocked).not.toHaveBeenCalled();
  expect(keep).toHaveBeenCalledWith(OPEN);
  expect(kick).toHaveBeenCalled();
});

test('S1.2 without an answer nothing is changed', async () => {
  const { check, forgetLocked, keep } = scene(null);
  await check();
  expect(forgetLocked).not.toHaveBeenCalled();
  expect(keep).not.toHaveBeenCalled();
});

test('S1.5 who signs out while the rows of a locked account are taken away is told of no fault', async () => {
  const { check, here, forgetLocked, keep } = scene(LOCKED);
  forgetLocked.mockImplementation(async () => {
    Object.assign(here, { uid: null, opened: null });
    throw CLOSED;
  });
  await check();
  expect(keep).not.toHaveBeenCalled();
});

test('S1.5 a store that is opened again meanwhile is looked at by its own check', async () => {
  const { check, here, open, forgetLocked } = scene(LOCKED);
  forgetLocked.mockImplementation(async () => {
    here.opened = open();
    throw CLOSED;
  });
  await expect(check()).resolves.toBeUndefined();
});

test('S1.5 rows that cannot be taken away are a fault, and the session does not say that they are gone', async () => {
  const { check, forgetLocked, keep } = scene(LOCKED);
  forgetLocked.mockRejectedValue(CLOSED);
  await expect(check()).rejects.toThrow(CLOSED);
  expect(keep).not.toHaveBeenCalled();
});
