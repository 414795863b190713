import { expect, test } from 'vitest';
import { isPushEndpoint } from './endpoint.ts';

const HOSTS = ['fcm.googleapis.com', '*.push.apple.com', 'http://localhost:4501'];

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://web.push.apple.com/abc',
  'http://localhost:4501/notify/abc',
])('%s is taken', (endpoint) => {
  expect(isPushEndpoint(endpoint, HOSTS)).toBe(true);
});

test.each([
  'no url',
  'http://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.org/abc',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com/abc',
  'https://localhost:4501/abc',
  'http://localhost:4502/abc',
  'http://user@localhost:4501/abc',
  'file:///etc/passwd',
])('%s is refused', (endpoint) => {
  expect(isPushEndpoint(endpoint, HOSTS)).toBe(false);
});
