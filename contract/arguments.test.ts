import { describe, expect, it } from 'vitest';
import { checkArguments, requiredParameters } from './arguments.ts';
import { type CallName, calls } from './calls.ts';
import { ApiError, RequiredError } from './errors.ts';

const id = '01932f6e-0000-7000-8000-000000000001';

describe('arguments are checked before anything is written or sent', () => {
  it('names a missing parameter and the call, in the words of the specification', () => {
    const act = () => checkArguments(calls, 'application.remove', { _applicationId: undefined as never });
    expect(act).toThrow(RequiredError);
    expect(act).toThrow('required parameter _applicationId was null or undefined');
  });

  it.each(Object.keys(calls) as CallName[])(
    '%s without arguments names its first required parameter, if it has one',
    (name) => {
      const act = () => checkArguments(calls, name, {} as never);
      if (requiredParameters(calls[name].args).length > 0) expect(act).toThrow(RequiredError);
      else expect(act).not.toThrow(RequiredError);
    },
  );

  it('tells every wrong field', () => {
    try {
      checkArguments(calls, 'conversation.add-message', {
        clientId: 'no id',
        _conversationId: id,
        ref: { type: 'application', id },
        type: 'text',
        text: 'x'.repeat(4001),
        clientAt: '2026-11-20T04:26:00.000Z',
        extra: 1,
      } as never);
      expect.unreachable();
    } catch (error) {
      expect((error as ApiError).code).toBe('fields_invalid');
      expect((error as ApiError).fields).toEqual([
        { path: 'clientId', code: 'invalid_format' },
        { path: 'text', code: 'too_big' },
        { path: 'extra', code: 'unrecognized_keys' },
      ]);
    }
  });

  it.each(['nul \u0000 byte', 'lone surrogate \ud800'])('refuses text no database can keep: %j', (text) => {
    const act = () =>
      checkArguments(calls, 'application.add', {
        _id: id,
        _jobId: id,
        _conversationId: id,
        note: text,
        jobRev: 1,
      });
    expect(act).toThrow(ApiError);
  });

  it('null is a value where the schema says so, and missing everywhere else', () => {
    expect(checkArguments(calls, 'user.set-image', { userId: 'mia', imageSource: null })).toEqual({
      userId: 'mia',
      imageSource: null,
    });
    expect(() => checkArguments(calls, 'user.set-image', { userId: 'mia' } as never)).toThrow(RequiredError);
    expect(() => checkArguments(calls, 'user.get', { userId: null as never })).toThrow(RequiredError);
  });
});
