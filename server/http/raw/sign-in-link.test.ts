import { expect, test } from 'vitest';
import { SIGN_IN } from '../../../contract/sign-in-ways.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';

const MIA = 'mia@example.org';

onDatabase((app) => {
  const open = async (token: string, userMail = MIA) =>
    (await app().app.inject({ method: 'POST', url: SIGN_IN.link, payload: { token, userMail } })).json();
  const ask = (userMail: string) => app().call(null, 'user.mail-sign-in', { userMail });
  const mailed = async (): Promise<string> => {
    await ask(MIA);
    await app().doWork();
    return /action=sign-in&token=([\w-]+)/.exec(app().letters.at(-1)?.text ?? '')?.[1] ?? '';
  };

  test('a link is mailed where there is an account, and asking tells nobody who has one', async () => {
    const t = app();
    await seeker(t, 'mia');
    const [known, unknown] = [await ask('MIA@example.org'), await ask('nobody@example.org')];
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data]);
    await t.doWork();
    expect(t.letters.map(({ to }) => to)).toEqual([MIA]);
    for (let times = 0; times < 10; times++) expect((await ask(MIA)).status).toBe(200);
    await t.doWork();
    expect(t.letters).toHaveLength(5);
  });

  test('it signs in a person who knows its address, once, for a quarter of an hour', async () => {
    const t = app();
    await seeker(t, 'mia');
    const token = await mailed();
    expect(await open(token, 'mallory@example.org')).toEqual({ token: null });
    const both = await Promise.all([open(token), open(token, 'MIA@example.org')]);
    expect(both.filter((answer) => answer.token !== null)).toEqual([{ token: 'token-of-mia' }]);
    expect(await open(token)).toEqual({ token: null });
    const late = await mailed();
    t.now = new Date(t.now.getTime() + 15 * 60_000);
    expect(await open(late)).toEqual({ token: null });
    expect(await open('x'.repeat(43))).toEqual({ token: null });
    expect(t.identityActs).toEqual([{ act: 'sign-in-token', who: 'mia' }]);
    expect(t.faults).toEqual([]);
  });

  test('who guesses addresses or links is stopped, and what is guessed in vain counts', async () => {
    const t = app();
    await seeker(t, 'mia');
    const token = await mailed();
    for (let times = 0; times < 10; times++) expect(await open('x'.repeat(43))).toEqual({ token: null });
    expect((await open(token)).error.code).toBe('too_many_requests');
  });

  test('a link of another kind signs nobody in', async () => {
    const t = app();
    await seeker(t, 'mia');
    await t.call('mia', 'user.change-mail', { userId: 'mia', mail: 'neu@example.org' });
    await t.doWork();
    const other = /token=([\w-]+)/.exec(t.letters.at(-1)?.text ?? '')?.[1] ?? '';
    expect(await open(other, 'neu@example.org')).toEqual({ token: null });
  });
});
