import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import { answer, engineFor, messageArgs, openReplica, page, UID, uuid } from '../testing/engine.ts';
import { fileServer, waitingFile } from '../testing/files.ts';
import { watchNews } from './news.ts';

/** A photo of which a piece is on its way, for as long as the line likes, and what has arrived of texts meanwhile. */
async function uploading() {
  const files = fileServer();
  const factory = new IDBFactory();
  const locks = new Set<string>();
  const texts: unknown[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isGoing = false;
  const made = engineFor(
    (request) => {
      if (request.name === 'sync.pull') return page();
      if (request.name === 'file.ticket') return files.ticket(request);
      if (request.name === 'conversation.add-message') texts.push(request.args.text);
      return answer({});
    },
    {
      db: openReplica(UID, factory),
      tryLock: async (name, work) => {
        if (locks.has(name)) return false;
        locks.add(name);
        await work().finally(() => locks.delete(name));
        return true;
      },
      sendPiece: async (piece) => {
        isGoing = true;
        await held;
        return files.sendPiece(piece);
      },
    },
  );
  await made.engine.pull();
  const photo = waitingFile(uuid(70), 1024);
  await made.engine.mutate(
    'conversation.add-message',
    { ...messageArgs(1, 'photo'), type: 'file', attachments: [photo.id] },
    { files: [photo] },
  );
  const drained = made.engine.drain();
  await expect.poll(() => isGoing).toBe(true);
  return { ...made, texts, drained, letGo, factory };
}

const elsewhere = (n: number, text: string) => ({ ...messageArgs(n, text), _conversationId: uuid(71) });

describe('W9.6 what a drain waits with', () => {
  it('a write between two waits is heard by the second', async () => {
    const { engine, db } = engineFor(() => page());
    await engine.pull();
    const news = watchNews({ db, clock: () => 0, sleep: () => new Promise(() => {}) });
    // Of a wait that something else has ended.
    void news.written();
    const written = news.written();
    await engine.mutate('conversation.add-message', messageArgs(1));
    await written;
    news.stop();
  });

  it('where the clock was set back when an alarm rings, the next one is set for what is left', async () => {
    const time = { now: 1_000_000 };
    const slept: number[] = [];
    const news = watchNews({
      db: openReplica(UID, new IDBFactory()),
      clock: () => time.now,
      sleep: async (ms) => void slept.push(ms),
    });
    const at = time.now + 60_000;
    await news.due(at);
    time.now -= 30_000;
    await news.due(at);
    expect(slept).toEqual([60_000, 90_000]);
    news.stop();
  });
});

describe('W9.6 while a file is uploaded', () => {
  it('a word in another conversation is sent at once', async () => {
    const { engine, texts, drained, letGo } = await uploading();
    await engine.mutate('conversation.add-message', elsewhere(2, 'quick word'));
    expect(await engine.drain()).toMatchObject({ ran: false });
    await expect.poll(() => texts).toEqual(['quick word']);
    letGo();
    expect(await drained).toMatchObject({ received: 2 });
    expect(texts).toEqual(['quick word', 'photo']);
  });

  it('so is one that another context writes', async () => {
    const { ports, texts, drained, letGo, factory } = await uploading();
    const other = createEngine({ ...ports, db: openReplica(UID, factory) }, async () => ({
      kind: 'none',
      reason: 'it has the lock not',
    }));
    await other.mutate('conversation.add-message', elsewhere(2, 'from another tab'));
    await expect.poll(() => texts).toEqual(['from another tab']);
    letGo();
    await drained;
  });

  it('what can still be undone goes when its time has come', async () => {
    const { engine, texts, drained, letGo } = await uploading();
    await engine.mutate('conversation.add-message', elsewhere(2, 'held'), { hold: true });
    await expect.poll(() => texts).toEqual(['held']);
    letGo();
    await drained;
  });
});
