import { describe, expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { dropRedirect, putRedirect } from '../../domain/redirect/put-redirect.ts';
import { isAllowedTarget } from '../../domain/redirect/targets.ts';
import { onDatabase } from '../../testing/on-database.ts';

describe('where a redirect may lead', () => {
  test.each([
    '/pwa',
    '/',
    '/sites/imprint',
    '/pwa/chat',
    'https://status.example.org/now',
    'https://status.example.org',
  ])('to %s', (target) => expect(isAllowedTarget(target, ['status.example.org'])).toBe(true));

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'https://status.example.org.evil.example',
    'https://status.example.org@evil.example/',
    'https://status.example.org:8443/',
    'http://status.example.org/',
    'javascript:alert(1)',
    'data:text/html,hi',
    ' /pwa',
    '/pwa\n',
    '',
  ])('not to %j', (target) => expect(isAllowedTarget(target, ['status.example.org'])).toBe(false));
});

onDatabase((app) => {
  test('a path leads where staff has said, until staff ends it', async () => {
    const t = app();
    const put = (from: string, to: string) =>
      transact(t.parts, (context) => putRedirect(context, { from, to }));
    await put('/old', '/pwa');
    await put('/old', '/team');
    expect((await t.call(null, 'redirect.list', {})).data).toEqual([{ from: '/old', to: '/team' }]);
    await expect(put('/older', '/old')).rejects.toThrow('/old leads on to /team');
    await expect(put('/a', 'https://evil.example')).rejects.toThrow('REDIRECT_HOSTS');
    await expect(put('/a', '/a')).rejects.toThrow('lead to itself');
    await expect(put('//a', '/b')).rejects.toThrow('not a path of this app');
    const { result } = await transact(t.parts, (context) => dropRedirect(context, '/old'));
    expect(result).toBe(true);
    expect((await t.call(null, 'redirect.list', {})).data).toEqual([]);
  });
});
