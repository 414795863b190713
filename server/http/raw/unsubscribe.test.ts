import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/on-database.ts';

const URL = '/api/mail/unsubscribe?token=never-made';

onDatabase((app) => {
  test('one-click is taken in both forms of RFC 8058, and a link that is over is told as a page', async () => {
    const t = app();
    const forms = {
      'multipart/form-data; boundary=x1': [
        '--x1',
        'Content-Disposition: form-data; name="List-Unsubscribe"',
        '',
        'One-Click',
        '--x1--',
        '',
      ].join('\r\n'),
      'application/x-www-form-urlencoded': 'List-Unsubscribe=One-Click',
    };
    for (const [type, payload] of Object.entries(forms)) {
      const headers = { 'content-type': type, 'accept-language': 'de' };
      const {
        statusCode,
        body,
        headers: told,
      } = await t.app.inject({
        method: 'POST',
        url: URL,
        headers,
        payload,
      });
      expect([type, statusCode, told['content-type']]).toEqual([type, 404, 'text/html; charset=utf-8']);
      expect(body).toContain('Dieser Link gilt nicht mehr.');
    }
    const none = await t.app.inject({ url: '/api/mail/unsubscribe' });
    expect([none.statusCode, none.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(t.faults).toEqual([]);
  });
});
