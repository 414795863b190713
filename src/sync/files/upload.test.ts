import { describe, expect, it } from 'vitest';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import { answer, engineFor, messageArgs, page, refuse, START, uuid } from '../testing/engine.ts';
import { type Fault, fileServer, waitingFile } from '../testing/files.ts';
import type { Outcome } from '../wire/outcome.ts';

const PIECE = 256 * 1024;
const FILE = uuid(700);

/** A message with one file of two and a half pieces, and a server that takes both. */
async function written(
  faults: { tickets?: (Fault | undefined)[]; pieces?: (Fault | undefined)[] } = {},
  files: WaitingFile[] = [waitingFile(FILE, 2.5 * PIECE)],
  entry: () => Outcome<unknown> = () => answer({}),
) {
  const server = fileServer({ pieceMax: PIECE });
  server.tickets.push(...(faults.tickets ?? []));
  server.pieces.push(...(faults.pieces ?? []));
  const made = engineFor(
    (request) => {
      if (request.name === 'sync.pull') return page();
      if (request.name === 'file.ticket') return server.ticket(request);
      server.log.push(request.name);
      return entry();
    },
    { sendPiece: server.sendPiece },
  );
  await made.engine.pull();
  const args = { ...messageArgs(1), type: 'file' as const, attachments: files.map(({ id }) => id) };
  const entryId = await made.engine.mutate('conversation.add-message', args, { files });
  return { ...made, server, entryId };
}

const failed = (status: number, code: string, more: object = {}): Outcome<never> => ({
  kind: 'failure',
  failure: { status, code, message: code, ...more },
});

describe('W9.1 a file goes before the entry that needs it', () => {
  it('goes in pieces, and the entry after it', async () => {
    const { engine, db, server } = await written();
    await engine.drain();
    expect(server.log).toEqual([
      'ticket 0',
      'piece 0+262144',
      'piece 262144+262144',
      'piece 524288+131072',
      'conversation.add-message',
    ]);
    expect(server.held.get(FILE)).toMatchObject({ complete: true });
    expect(await db.outbox.count()).toBe(0);
  });

  it('goes on where the server is after the line broke in the middle', async () => {
    const { engine, server } = await written({ pieces: [undefined, 'lost-request'] });
    await engine.drain();
    expect(server.log.slice(0, 4)).toEqual([
      'ticket 0',
      'piece 0+262144',
      'ticket 262144',
      'piece 262144+131072',
    ]);
    expect(server.held.get(FILE)).toMatchObject({ complete: true });
  });

  it('sends no piece twice whose answer alone was lost', async () => {
    const { engine, server } = await written({ pieces: [undefined, 'lost-answer'] });
    await engine.drain();
    expect(server.log).toContain('ticket 524288');
    expect(server.log.filter((line) => line.startsWith('piece 262144'))).toHaveLength(1);
    expect(server.held.get(FILE)).toMatchObject({ complete: true });
  });

  it('W9.2 asks where to go on when the server is ahead, or behind', async () => {
    const ahead = await written();
    // Another tab has sent the first piece between our ticket and ours.
    ahead.server.pieces.push(undefined, failed(409, 'offset_conflict', { detail: { offset: 524_288 } }));
    await ahead.engine.drain();
    expect(ahead.server.held.get(FILE)).toMatchObject({ complete: true });

    const behind = await written({ pieces: [undefined] });
    const take = behind.ports.sendPiece;
    let lost = false;
    behind.ports.sendPiece = async (piece) => {
      const file = behind.server.held.get(FILE);
      if (file && piece.offset > 0 && !lost) {
        lost = true;
        file.received = 0;
      }
      return (await take?.(piece)) ?? { kind: 'none', reason: 'cut' };
    };
    await behind.engine.drain();
    expect(behind.server.log).toContain('ticket 0');
    expect(behind.server.held.get(FILE)).toMatchObject({ complete: true });
    expect(await behind.db.outbox.count()).toBe(0);
  });

  it('W9.2 asks for a new ticket when the server has forgotten the file', async () => {
    const { engine, server, db } = await written({ pieces: [undefined, failed(404, 'not_found')] });
    await engine.drain();
    expect(server.log.filter((line) => line.startsWith('ticket'))).toHaveLength(2);
    expect(await db.outbox.count()).toBe(0);
  });

  it('ends the check that was cut off with an empty piece', async () => {
    const { engine, server, db } = await written();
    server.held.set(FILE, {
      hash: waitingFile(FILE, 2.5 * PIECE).hash,
      size: 2.5 * PIECE,
      bytes: new Uint8Array(waitingFile(FILE, 2.5 * PIECE).bytes),
      received: 2.5 * PIECE,
      complete: false,
    });
    await engine.drain();
    expect(server.log).toEqual(['ticket 655360', 'piece 655360+0', 'conversation.add-message']);
    expect(await db.outbox.count()).toBe(0);
  });

  it('sends no byte of what the same person has sent before', async () => {
    const { engine, server } = await written({}, [
      waitingFile(FILE, PIECE),
      waitingFile(uuid(701), PIECE, { name: 'noch einmal.pdf' }),
    ]);
    await engine.drain();
    expect(server.log.filter((line) => line.startsWith('piece'))).toEqual(['piece 0+262144']);
    expect([...server.held.values()].every(({ complete }) => complete)).toBe(true);
  });

  it('asks under a new key each time: an old one would repeat an old place', async () => {
    const { engine, sent } = await written({ pieces: [undefined, 'lost-request'] });
    await engine.drain();
    const keys = sent.filter(({ name }) => name === 'file.ticket').map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => key !== undefined)).toBe(true);
  });

  it('W9.3 writes down how far it has come after each piece', async () => {
    const { engine, db, server, ports } = await written();
    const seen: (number | undefined)[] = [];
    ports.sendPiece = async (piece) => {
      seen.push((await db.upload.get(FILE))?.sent);
      return server.sendPiece(piece);
    };
    await engine.drain();
    expect(seen).toEqual([0, 262_144, 524_288]);
    expect(await db.upload.get(FILE)).toMatchObject({ complete: true });
  });

  it('W8.4 shows a sign of life with each piece, and stops for a newer drain', async () => {
    const { engine, db, server, ports, time } = await written();
    const alive: (number | undefined)[] = [];
    ports.sendPiece = async (piece) => {
      alive.push((await db.lease.get('drain'))?.aliveAt);
      time.now += 60_000;
      if (piece.offset > 0) await db.lease.put({ id: 'drain', owner: 'other', fence: 99, aliveAt: time.now });
      return server.sendPiece(piece);
    };
    await engine.drain();
    expect(alive).toEqual([START, START + 60_000]);
    expect(server.log).not.toContain('conversation.add-message');
  });

  it('makes pieces smaller while they find no answer', async () => {
    const { engine, server } = await written({
      pieces: ['lost-request', 'lost-request', 'lost-request'],
    });
    await engine.drain();
    await engine.drain({ wakeSleepers: true });
    await engine.drain({ wakeSleepers: true });
    expect(server.log.find((line) => line.startsWith('piece'))).toBe('piece 0+131072');
    expect(server.held.get(FILE)).toMatchObject({ complete: true });
  });
});

describe('W7.1 what a file meets', () => {
  it('sleeps without an answer and keeps everything', async () => {
    const { engine, db } = await written({ tickets: ['lost-request', 'lost-request'] });
    await engine.drain();
    expect(await db.outbox.toArray()).toMatchObject([{ state: 'waiting', rounds: 1 }]);
    expect(await db.file.count()).toBe(1);
    await engine.drain({ wakeSleepers: true });
    expect(await db.outbox.count()).toBe(0);
  });

  it('W9.4 pauses files, and not the messages without one, after a long Retry-After', async () => {
    const limit = failed(429, 'too_many_requests', { retryAfterMs: 3_600_000 });
    const { engine, db, server, time } = await written({ tickets: [limit] });
    await engine.drain();
    const asked = () => server.log.filter((line) => line.startsWith('ticket')).length;
    const other = { ...messageArgs(2), _conversationId: uuid(5) };
    await engine.mutate('conversation.add-message', other);
    await engine.drain({ wakeSleepers: true });
    expect(server.log).toEqual(['conversation.add-message']);
    expect(await db.outbox.toArray()).toMatchObject([{ files: [FILE], state: 'waiting' }]);
    time.now += 3_600_000;
    await engine.drain({ wakeSleepers: true });
    expect(asked()).toBe(1);
    expect(await db.outbox.count()).toBe(0);
  });

  it('W7.2 gets a fresh token in the middle and goes on where it was', async () => {
    const { engine, db, server } = await written({ pieces: [undefined, failed(401, 'token_expired')] });
    await engine.drain();
    expect(server.log).toContain('ticket 262144');
    expect(await db.outbox.count()).toBe(0);
  });

  it.each([
    [422, 'file_refused', { reason: 'type_differs' }],
    [422, 'quota_exceeded', {}],
    [413, 'body_too_large', {}],
    [409, 'state_conflict', {}],
  ])('W7.6 refuses the entry for a %i %s and names the file', async (status, code, detail) => {
    const { engine, db, entryId } = await written({ pieces: [failed(status, code, { detail })] });
    await engine.drain();
    expect(await db.outbox.toArray()).toMatchObject([
      { state: 'refused', refusal: { code, detail: { file: 'Lebenslauf.pdf', fileId: FILE, ...detail } } },
    ]);
    expect(await db.file.count()).toBe(1);
    await engine.discard(entryId);
    expect(await db.file.count()).toBe(0);
  });

  it('gives up a try when the server sets the file back again and again, and never for good', async () => {
    const back = failed(409, 'offset_conflict', { detail: { offset: 0 } });
    const { engine, db, server } = await written({ pieces: Array.from({ length: 30 }, () => back) });
    await engine.drain();
    expect(await db.outbox.toArray()).toMatchObject([{ state: 'waiting', rounds: 1 }]);
    server.pieces.length = 0;
    await engine.drain({ wakeSleepers: true });
    expect(await db.outbox.count()).toBe(0);
  });

  it('a refused entry is no reason to upload again what the server has', async () => {
    let taken = false;
    const { engine, server, entryId } = await written({}, undefined, () =>
      taken ? answer({}) : refuse(403),
    );
    await engine.drain();
    taken = true;
    server.log.length = 0;
    await engine.sendAgain(entryId);
    await engine.drain();
    expect(server.log).toEqual(['ticket 655360', 'conversation.add-message']);
  });
});
