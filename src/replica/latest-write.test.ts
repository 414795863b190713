import { expect, it } from 'vitest';
import { latestWrite } from './latest-write.ts';

/** A slow disk: each write ends when the test lets it. */
function slowDisk() {
  const written: string[] = [];
  const ends: (() => void)[] = [];
  const write = async (value: string) => {
    written.push(value);
    await new Promise<void>((resolve) => ends.push(resolve));
  };
  return { written, endOne: () => ends.shift()?.(), write };
}

it('writes the first and the newest value, and skips those between', async () => {
  const disk = slowDisk();
  const draft = latestWrite(disk.write);
  for (const text of ['H', 'Ha', 'Hal', 'Hallo']) draft.put(text);
  disk.endOne();
  await expect.poll(() => disk.written).toEqual(['H', 'Hallo']);
});

it('writes nothing more once it was stopped, so that a sent text does not come back as a draft', async () => {
  const disk = slowDisk();
  const draft = latestWrite(disk.write);
  draft.put('H');
  draft.put('Hallo');
  const stopped = draft.stop();
  disk.endOne();
  await stopped;
  expect(disk.written).toEqual(['H']);
});

it('goes on after a write that failed', async () => {
  const written: string[] = [];
  const draft = latestWrite(async (value: string) => {
    if (value === 'full') throw new Error('quota');
    written.push(value);
  });
  draft.put('full');
  await draft.stop();
  draft.put('room');
  await draft.stop();
  expect(written).toEqual(['room']);
});

it('tells what is kept, and writes what came in while another write failed', async () => {
  const told: boolean[] = [];
  let full = true;
  const written: string[] = [];
  const draft = latestWrite(
    async (value: string) => {
      await Promise.resolve();
      if (full) throw new Error('quota');
      written.push(value);
    },
    (kept) => {
      told.push(kept);
      full = false;
    },
  );
  draft.put('H');
  draft.put('Hallo');
  await draft.settled();
  expect([written, told]).toEqual([['Hallo'], [false, true]]);
});
