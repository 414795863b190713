import { expect, it } from 'vitest';
import { journal, readStoreNameAhead, storeName } from './device-journal.ts';

const mark = (uid: string, name: string) => journal.writeMarker(uid, { name, leftovers: [], unsent: 0 });

it('S3 a name that was read ahead serves the first who asks, and nobody later', async () => {
  await mark('ada', 'zusage:ada');
  readStoreNameAhead('ada');
  await mark('ada', 'zusage:ada~2');
  expect(await storeName('ada')).toBe('zusage:ada');
  expect(await storeName('ada')).toBe('zusage:ada~2');
});

it('S3 a name that nobody has asked for in time is forgotten', async () => {
  await mark('bob', 'zusage:bob');
  const forget = readStoreNameAhead('bob');
  await mark('bob', 'zusage:bob~2');
  forget();
  expect(await storeName('bob')).toBe('zusage:bob~2');
});

it('S3 it is not taken for that of somebody else', async () => {
  await mark('eve', 'zusage:eve');
  readStoreNameAhead('eve');
  expect(await storeName('mia')).toBeUndefined();
});
