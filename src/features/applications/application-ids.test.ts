import { describe, expect, it } from 'vitest';
import { applicationIds } from './application-ids.ts';

const counted = () => {
  let made = 0;
  return () => `new-${++made}`;
};
const earlier = { _id: 'a', _conversationId: 'c' };
const stopped = (code: string) => ({ refusal: { code, message: '' } });

describe('W3.1 ids of an application', () => {
  it('are made at the first tap', () => {
    expect(applicationIds(undefined, undefined, counted())).toEqual({
      _id: 'new-1',
      _conversationId: 'new-2',
    });
  });

  it('stay after a withdrawal and after an edit', () => {
    expect(applicationIds(earlier, undefined, counted())).toEqual(earlier);
    expect(applicationIds(earlier, stopped('fields_invalid'), counted())).toEqual(earlier);
  });

  it('are made anew where the server knows them as taken', () => {
    expect(applicationIds(earlier, stopped('state_conflict'), counted())._id).toBe('new-1');
  });
});
