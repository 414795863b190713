import { describe, expect, it } from 'vitest';
import type { Chat } from '../../replica/queries/chat.ts';
import { holdsLink, isRequest, writing } from './writing.ts';

const chat = (status: string, more: object = {}): Chat =>
  ({ side: 'talent', mayChat: true, application: { status }, conversation: undefined, ...more }) as Chat;
const talk = (status: string, lastSeq = 3) => ({ conversation: { status, lastSeq } });

describe('chat.7 who may write', () => {
  it.each([
    ['an applicant before the answer', chat('submitted'), 0, 'ok'],
    ['a person who has blocked the other side', chat('accepted', { blocked: true }), 0, 'blocked'],
    ['an applicant whose first message still waits', chat('submitted'), 1, 'request_limit'],
    [
      'an applicant whose first message was received',
      chat('viewed', talk('requested', 1)),
      0,
      'request_limit',
    ],
    ['an applicant after the acceptance', chat('accepted', talk('open')), 2, 'ok'],
    ['a company before its answer', chat('submitted', { side: 'company' }), 0, 'ok'],
    [
      'a company that would be first with a minor',
      chat('submitted', { side: 'company', application: { status: 'submitted', ageBand: '15_17' } }),
      0,
      'never_first',
    ],
    [
      'a member without the right to chat',
      chat('accepted', { side: 'company', mayChat: false }),
      0,
      'no_right',
    ],
    ['after a withdrawal', chat('withdrawn', talk('open')), 0, 'withdrawn'],
    ['after a no without a conversation', chat('rejected'), 0, 'rejected'],
    ['after a no in an open conversation', chat('rejected', talk('open')), 0, 'ok'],
    ['after the job was closed', chat('closed', talk('open')), 0, 'job_closed'],
    ['in a closed conversation', chat('accepted', talk('closed')), 0, 'conversation_closed'],
    [
      'to a company that is no more',
      chat('hired', { conversation: { status: 'closed', closedReason: 'company_deleted', lastSeq: 3 } }),
      0,
      'company_gone',
    ],
    ['about an application that is no longer here', chat('', { application: undefined }), 0, 'gone'],
  ])('%s', (_, given, waiting, verdict) => {
    expect(writing({ ...given, waiting })).toBe(verdict);
  });

  it('an applicant asks until the company has answered', () => {
    expect(isRequest(chat('submitted'))).toBe(true);
    expect(isRequest(chat('submitted', talk('open')))).toBe(false);
    expect(isRequest(chat('submitted', { side: 'company' }))).toBe(false);
  });

  it('a request holds no link, and an answer may', () => {
    expect(holdsLink(chat('submitted'), 'Mehr auf beispiel.de')).toBe(true);
    expect(holdsLink(chat('submitted'), 'Tel: 0511 123456')).toBe(false);
    expect(holdsLink(chat('submitted', talk('open')), 'Mehr auf beispiel.de')).toBe(false);
  });

  it.each([
    ['a creator whom a company has asked', { kind: 'direct', status: 'requested', askedBy: 'company' }],
    ['somebody who comes back to support', { kind: 'support', status: 'closed', closedBy: 'talent' }],
  ])('%s answers, and asks nothing', (_, of) => {
    const conversation = { askedBy: null, closedBy: null, lastSeq: 1, ...of };
    const given = { ...chat('', { application: undefined, conversation }), waiting: 0 };
    expect(writing(given)).toBe('ok');
    expect(isRequest(given)).toBe(false);
  });

  it.each(['submitted', 'viewed', 'hired'])(
    'nor does who has left an open conversation about an application that is %s, and comes back',
    (status) => {
      const left = { status: 'closed', askedBy: null, closedBy: 'talent', lastSeq: 8 };
      const given = { ...chat(status, { conversation: left }), waiting: 0 };
      expect(writing(given)).toBe('ok');
      expect(isRequest(given)).toBe(false);
    },
  );
});
