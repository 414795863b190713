import type { Change } from '../../contract/sync.ts';
import { changed, job } from '../../src/sync/testing/engine.ts';
import { applicationFor, conversationRow, messageFor, UID } from './pages/taps.ts';

/** What the user API answers to the writes of this bench, in the shapes of the contract. */

let version = 10;
let seq = 0;
const AT = '2026-11-20T04:26:05.000Z';

type Answer = { data: unknown; changes: Change[] };

export function writeAnswer(path: string, body: Record<string, unknown>): Answer {
  version += 1;
  if (path.endsWith('/conversation/add-message')) return messageAnswer(body);
  if (path.endsWith('/job/application/add')) return applicationAnswer(body);
  return { data: {}, changes: [] };
}

function messageAnswer(body: Record<string, unknown>): Answer {
  seq += 1;
  const message = {
    ...messageFor(0),
    _id: String(body.clientId),
    _conversationId: String(body._conversationId),
    text: String(body.text),
    ver: version,
    seq,
    serverAt: AT,
  };
  const conversation = {
    ...conversationRow(0),
    _id: message._conversationId,
    ver: version,
    lastSeq: seq,
    lastMessage: { text: message.text, at: AT, seq, by: UID },
  };
  const bucket = `user:${UID}`;
  return {
    data: { conversation, message },
    changes: [changed(bucket, 'message', message), changed(bucket, 'conversation', conversation)],
  };
}

function applicationAnswer(body: Record<string, unknown>): Answer {
  const row = {
    ...applicationFor(0, job()),
    _id: String(body._id),
    _jobId: String(body._jobId),
    _conversationId: String(body._conversationId),
    note: String(body.note),
    ver: version,
    receipt: { no: 'A-7F3K', receivedAt: AT, hash: 'abc' },
  };
  return { data: row, changes: [changed(`user:${UID}`, 'application', row)] };
}
