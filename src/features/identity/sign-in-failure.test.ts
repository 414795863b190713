import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorCode } from '../../../contract/errors.ts';
import { signInFailure } from './sign-in-failure.ts';

const noAnswer = Object.assign(new Error('no answer from the server'), { name: 'NoAnswerError' });

describe('login.2 what a person is told', () => {
  it('is the same for a wrong password, an unknown mail and a wrong pair', () => {
    const codes = ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential'];
    expect(codes.map((code) => signInFailure({ code }))).toEqual([
      'credentials',
      'credentials',
      'credentials',
    ]);
  });

  it.each<[ErrorCode, string]>([
    ['user_unknown', 'unfinished'],
    ['too_young', 'too-young'],
    ['fields_invalid', 'fields'],
    ['user_exists', 'other-record'],
    ['locked', 'locked'],
    ['internal', 'other'],
  ])('the server says %s: %s', (code, failure) => {
    expect(signInFailure(new ApiError(code, ''))).toBe(failure);
  });

  it('tells a request that may have arrived from a network that is not there', () => {
    expect(signInFailure(noAnswer)).toBe('no-answer');
    expect(signInFailure({ code: 'auth/network-request-failed' })).toBe('network');
    expect(signInFailure(new TypeError('Failed to fetch'))).toBe('network');
  });
});
