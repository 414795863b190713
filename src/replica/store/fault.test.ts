import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { type StoreFault, storeFault } from './fault.ts';

const dom = (name: string, message: string) => new DOMException(message, name);
const dexie = (name: string, inner: unknown) => {
  const { name: innerName, message } = inner as Error;
  return Object.assign(new Error(`${innerName} ${message}`), { name, inner });
};

/** Shapes as browsers and Dexie have been seen to throw them; where, stands behind each. */
const SEEN: [fault: StoreFault, where: string, error: unknown][] = [
  ['full', 'Chromium, transaction.error', dom('QuotaExceededError', '')],
  ['full', 'Dexie over Chromium (dexie#776)', dexie('AbortError', dom('QuotaExceededError', ''))],
  [
    'full',
    'Dexie 3 over Safari (dexie#1794)',
    dexie(
      'AbortError',
      dom('QuotaExceededError', 'An attempt was made to add something to storage that exceeded the quota'),
    ),
  ],
  [
    'full',
    'Dexie without inner (dexie#776)',
    Object.assign(new Error('QuotaExceededError '), { name: 'AbortError' }),
  ],
  [
    'full',
    'Firefox (EFForg/privacybadger#2417)',
    dom('QuotaExceededError', 'The current transaction exceeded its quota limitations.'),
  ],
  [
    'full',
    'Firefox, disk full',
    dom('UnknownError', 'The operation failed because there was no space left on the device: disk is full'),
  ],
  [
    'full',
    'Chromium, opening on a full disk',
    dexie(
      'OpenFailedError',
      dom('QuotaExceededError', 'Encountered full disk while opening backing store for indexedDB.open.'),
    ),
  ],
  [
    'full',
    'Dexie bulkPut',
    Object.assign(new Error('job.bulkPut(): 1 of 2 operations failed'), {
      name: 'BulkError',
      failures: [dom('QuotaExceededError', '')],
    }),
  ],
  ['aborted', 'an abort without a reason', dom('AbortError', '')],
  [
    'aborted',
    'Dexie over an abort without a reason',
    Object.assign(new Error('Transaction aborted'), { name: 'AbortError', inner: null }),
  ],
  [
    'closed',
    'Safari (dexie#2008)',
    dexie(
      'DatabaseClosedError',
      dom('UnknownError', 'Connection to Indexed Database server lost. Refresh the page to try again'),
    ),
  ],
  [
    'closed',
    'Safari, Chromium (dexie#1139)',
    dom(
      'InvalidStateError',
      "Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing.",
    ),
  ],
  [
    'closed',
    'Safari (idb-keyval#171)',
    dom('UnknownError', 'Attempt to get a record from database without an in-progress transaction'),
  ],
  ['closed', 'Safari (idb#238)', dom('UnknownError', 'Database deleted by request of the user')],
  ['closed', 'Dexie', new Dexie.DatabaseClosedError()],
  [
    'closed',
    'Chromium, connection closed in a transaction',
    dom('AbortError', 'The transaction was aborted because the database connection was closed.'),
  ],
  ['closed', 'Firefox', dom('InvalidStateError', 'An attempt was made to use an object that is not usable')],
  [
    'newer',
    'any browser',
    dom('VersionError', 'The requested version (20) is less than the existing version (30).'),
  ],
  [
    'damaged',
    'Chromium (dexie#1767)',
    dexie('OpenFailedError', dom('UnknownError', 'Internal error opening backing store for indexedDB.open.')),
  ],
  [
    'damaged',
    'Safari (tutanota#1260)',
    dom('UnknownError', 'An internal error was encountered in the Indexed Database server'),
  ],
  [
    'damaged',
    'Firefox',
    dom(
      'UnknownError',
      'The operation failed for reasons unrelated to the database itself and not covered by any other error code.',
    ),
  ],
  ['damaged', 'Chromium (pglite#467)', dom('DataError', 'Failed to read large IndexedDB value')],
  [
    'damaged',
    'a database without its tables (idb#212)',
    dom(
      'NotFoundError',
      "Failed to execute 'transaction' on 'IDBDatabase': One of the specified object stores was not found.",
    ),
  ],
  [
    'denied',
    'Firefox, private window (dexie#500)',
    dexie(
      'OpenFailedError',
      dom(
        'InvalidStateError',
        'A mutation operation was attempted on a database that did not allow mutations.',
      ),
    ),
  ],
  ['denied', 'no IndexedDB', new Dexie.MissingAPIError()],
  ['denied', 'blocked by settings', dom('SecurityError', 'The operation is insecure.')],
  ['none', 'a mutator that throws', new TypeError('cannot read properties of undefined')],
  ['none', 'the same id twice', dom('ConstraintError', 'Key already exists in the object store.')],
  ['none', 'nothing', undefined],
];

test.each(SEEN)('S3.1 %s: %s', (fault, _where, error) => {
  expect(storeFault(error)).toBe(fault);
});
