import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { hiring } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, seeker, writing } from '../../testing/people.ts';
import { activeCreator, choose, firstMessage, rowsOf, talking } from '../../testing/talk.ts';
import type { TestApp } from '../../testing/test-app.ts';

const verify = (t: TestApp, id: string) =>
  t.db.updateTable('company').set({ verified: true }).where('id', '=', id).execute();

onDatabase((app) => {
  test('a verified company asks an adult creator with one message and reads the handle alone; the answer opens', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    const id = await activeCreator(t, 'cleo');
    const ref = { type: 'creator' as const, id };
    const ask = (uid: string, text = 'Would you test our bread?') =>
      t.call(uid, 'conversation.add-message', firstMessage({ ref }, text));
    expect((await ask('chatter')).error.code).toBe('company_unverified');
    await verify(t, companyId);
    expect((await ask('reader')).error.code).toBe('not_allowed');
    expect((await ask('mallory')).error.code).toBe('not_allowed');
    expect((await ask('chatter', 'See bit.ly/bread')).error.fields).toEqual([
      { path: 'text', code: 'link_not_allowed' },
    ]);
    const asked = await ask('chatter');
    expect(asked.data.conversation).toMatchObject({
      kind: 'direct',
      status: 'requested',
      askedBy: 'company',
    });
    expect(JSON.stringify(asked.data)).not.toMatch(/Jana|Krüger/);
    expect((await ask('owner')).error.code).toBe('request_limit');
    const _conversationId = asked.data.conversation._id;
    const [notice] = await rowsOf(t, 'cleo', 'notification');
    expect(notice).toMatchObject({ type: 'conversation_request', ref: { id: _conversationId } });
    const { ref: _ref, ...direct } = firstMessage({ ref }, 'Gladly: https://example.org');
    const answered = await t.call('cleo', 'conversation.add-message', { ...direct, _conversationId });
    expect(answered.data).toMatchObject({
      conversation: { status: 'open', askedBy: null },
      message: { seq: 2, hint: 'link' },
    });
    const [row] = await rowsOf(t, 'owner', 'conversation');
    expect(row?.participants.map(({ name, role }) => `${role} ${name}`)).toEqual([
      'member Deniz chatter',
      'creator @cleo.creates',
    ]);
    const told = (await rowsOf(t, 'chatter', 'notification')).filter(({ type }) => type === 'message');
    expect(told.map(({ params }) => params[0])).toEqual(['@cleo.creates']);
  });

  test('seekers write first to companies they have applied to only, and companies never to people', async () => {
    const t = app();
    const { companyId, args } = await hiring(t);
    const to = (uid: string, message: Parameters<typeof firstMessage>[0]) =>
      t.call(uid, 'conversation.add-message', firstMessage(message));
    const company = { ref: { type: 'company' as const, id: companyId } };
    expect((await to('mallory', company)).error.code).toBe('not_allowed');
    expect((await to('mia', company)).data.conversation).toMatchObject({
      _id: args._conversationId,
      status: 'requested',
    });
    const person = { ref: { type: 'user' as const, id: 'mallory' } };
    expect((await to('owner', person)).error.code).toBe('not_found');
    expect((await to('mia', person)).error.code).toBe('not_found');
    expect((await t.call('mia', 'conversation.add-message', firstMessage({}))).error.fields).toEqual([
      { path: '_conversationId', code: 'missing' },
    ]);
    expect(
      (await t.call('mia', 'conversation.add-message', { ...firstMessage({}), _conversationId: v7() })).error
        .code,
    ).toBe('not_found');
  });

  test('two of one company talk among themselves, unseen by the others, until one has left', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    const ref = { type: 'company' as const, id: companyId };
    const to = (uid: string, _receiverId: string) =>
      t.call(uid, 'conversation.add-message', firstMessage({ ref, _receiverId }));
    const said = await to('reader', 'chatter');
    expect(said.data.conversation).toMatchObject({ kind: 'direct', status: 'open' });
    const _conversationId = said.data.conversation._id;
    expect((await to('chatter', 'reader')).data.conversation._id).toBe(_conversationId);
    expect((await to('chatter', 'rival')).error.code).toBe('not_found');
    expect(await rowsOf(t, 'owner', 'message')).toEqual([]);
    expect((await t.call('owner', 'conversation.get', { conversationId: _conversationId })).error.code).toBe(
      'not_found',
    );
    expect((await t.call('reader', 'conversation.unread-count', { userId: 'reader' })).data.total).toBe(1);
    await t.db.deleteFrom('member').where('user_id', '=', 'chatter').execute();
    expect((await to('reader', 'chatter')).error.code).toBe('not_found');
    const { ref: _ref, ...direct } = firstMessage({ ref });
    expect(
      (await t.call('reader', 'conversation.add-message', { ...direct, _conversationId })).error.code,
    ).toBe('state_conflict');
  });

  test('everybody has one conversation with staff, who answer as Zusage', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'staff');
    await t.db.updateTable('user').set({ mode: 'admin' }).where('id', '=', 'staff').execute();
    const to = (uid: string) =>
      t.call(uid, 'conversation.add-message', firstMessage({ ref: { type: 'user', id: 'mia' } }));
    const asked = await to('mia');
    expect(asked.data.conversation).toMatchObject({ kind: 'support', status: 'open', _companyId: null });
    expect((await to('staff')).data.message).toMatchObject({ seq: 2, side: 'company', onBehalfOf: null });
    const [row] = await rowsOf(t, 'mia', 'conversation');
    expect(row?.participants.map(({ name }) => name)).toEqual(['Zusage', 'Jana Krüger']);
    expect((await rowsOf(t, 'mia', 'notification')).map(({ params }) => params[0])).toEqual(['Zusage']);
    await seeker(t, 'ben');
    const conversationId = asked.data.conversation._id;
    expect((await t.call('ben', 'conversation.get', { conversationId })).error.code).toBe('not_found');
    expect((await t.call('staff', 'conversation.get', { conversationId })).data.messages).toHaveLength(2);
  });

  const MINORS: [string, (t: TestApp) => Promise<string>, string][] = [
    ['a company to an applicant of 16', (t) => toMinorApplicant(t, []), 'never_first'],
    ['a company to one who has written', (t) => toMinorApplicant(t, ['write']), 'ok'],
    ['a company to one it has accepted', (t) => toMinorApplicant(t, ['accept']), 'ok'],
    [
      'a company to one it has accepted and then rejected',
      (t) => toMinorApplicant(t, ['accept', 'reject']),
      'ok',
    ],
    ['a company to a creator of 17', toMinorCreator, 'not_found'],
    ['staff to somebody of 16', toMinorByStaff, 'never_first'],
    ['an applicant of 16 to the company', minorToCompany, 'ok'],
  ];

  test.each(MINORS)('never first to minors: %s', async (_, act, expected) => {
    expect(await act(app())).toBe(expected);
  });

  test('who was blocked hears “not delivered” and nothing more; nobody gets the message', async () => {
    const t = app();
    const { say, companyId, _conversationId } = await talking(t);
    await choose(t, 'mia', (at) => ({ blocked: { [companyId]: { value: true, at } } }));
    const refused = await say('owner', 'Hello?');
    expect([refused.status, refused.error]).toEqual([
      403,
      { code: 'not_delivered', message: 'not delivered' },
    ]);
    expect((await say('mia', 'I can still write')).status).toBe(200);
    t.now = new Date(t.now.getTime() + 1000);
    await choose(t, 'mia', (at) => ({
      blocked: { [companyId]: { value: null, at }, owner: { value: true, at } },
    }));
    expect((await say('owner', 'Hello?')).error.code).toBe('not_delivered');
    expect((await say('chatter', 'Hello')).status).toBe(200);
    await choose(t, 'chatter', (at) => ({ blocked: { mia: { value: true, at } } }));
    expect((await say('mia', 'Hello')).error.code).toBe('not_delivered');
    const [message] = await rowsOf(t, 'mia', 'message');
    const reaction = { _conversationId, _messageId: message?._id ?? '', emoji: '👍', on: true };
    expect((await t.call('mia', 'conversation.toggle-reaction', reaction)).error.code).toBe('not_delivered');
    expect(await rowsOf(t, 'mia', 'message')).toHaveLength(2);
  });
});

async function minorApplicant(t: TestApp) {
  const scene = await hiring(t);
  await seeker(t, 'ida', '2009-06-15');
  const args = applying(scene.job._id);
  const applied = await t.call('ida', 'application.add', args);
  if (applied.status !== 200) throw new Error(JSON.stringify(applied.error));
  return args;
}

async function toMinorApplicant(t: TestApp, before: ('write' | 'accept' | 'reject')[]): Promise<string> {
  const args = await minorApplicant(t);
  for (const act of before) {
    if (act === 'write') await t.call('ida', 'conversation.add-message', writing(args, 'May I come by?'));
    else await t.call('owner', `application.${act}`, { _applicationId: args._id });
  }
  const answer = await t.call('owner', 'conversation.add-message', writing(args, 'Hello'));
  return answer.error?.code ?? 'ok';
}

async function minorToCompany(t: TestApp): Promise<string> {
  const args = await minorApplicant(t);
  return (
    (await t.call('ida', 'conversation.add-message', writing(args, 'May I come by?'))).error?.code ?? 'ok'
  );
}

async function toMinorCreator(t: TestApp): Promise<string> {
  const { companyId } = await hiring(t);
  await verify(t, companyId);
  const id = await activeCreator(t, 'cleo', '2008-06-15');
  const message = firstMessage({ ref: { type: 'creator', id } });
  return (await t.call('owner', 'conversation.add-message', message)).error?.code ?? 'ok';
}

async function toMinorByStaff(t: TestApp): Promise<string> {
  await seeker(t, 'ida', '2009-06-15');
  await seeker(t, 'staff');
  await t.db.updateTable('user').set({ mode: 'admin' }).where('id', '=', 'staff').execute();
  const message = firstMessage({ ref: { type: 'user', id: 'ida' } });
  return (await t.call('staff', 'conversation.add-message', message)).error?.code ?? 'ok';
}
