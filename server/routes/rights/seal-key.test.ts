import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';

onDatabase((app) => {
  test('S4.4 a person has one pair, whichever device asks first; the private half only where it is asked for', async () => {
    const t = app();
    await seeker(t, 'mia');
    const ask = (args: { open?: 'yes' }) => t.call('mia', 'session.seal-key', args);
    const [one, other] = await Promise.all([ask({}), ask({ open: 'yes' })]);
    expect(one.data).toEqual({ publicKey: other.data.publicKey });
    expect((await ask({ open: 'yes' })).data).toEqual(other.data);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(other.data.privateKey as string, 'base64url');
    expect(pair.getPublicKey('base64url')).toBe(one.data.publicKey);
  });

  test('S4.4 everybody has a pair of their own', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    const [mia, ben] = [
      await t.call('mia', 'session.seal-key', {}),
      await t.call('ben', 'session.seal-key', {}),
    ];
    expect(mia.data.publicKey).not.toBe(ben.data.publicKey);
    expect(await t.db.selectFrom('seal_key').select('user_id').orderBy('user_id').execute()).toEqual([
      { user_id: 'ben' },
      { user_id: 'mia' },
    ]);
  });
});
