import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { companyWork } from '../../domain/company/work.ts';
import { invited, joined } from '../../testing/invited.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, companyUser, pullAll, seeker } from '../../testing/people.ts';

onDatabase((app) => {
  test('whoever is invited joins by the mailed link, with the rights of the invitation', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await companyUser(t, 'kim');
    const rights = { position: 'Shift lead', canChat: true };
    const { invitation, token, url } = await invited(t, 'owner', _id, 'kim', rights);
    expect(invitation).toMatchObject({
      status: 'pending',
      mail: 'kim@example.org',
      ...rights,
      canSign: false,
    });
    expect(invitation.expiresAt).toBe('2026-03-16T09:00:00.000Z');
    expect(Object.fromEntries(url.searchParams)).toEqual({ action: 'accept-invite', token, cid: _id });
    t.signals.length = 0;
    const accepted = await t.call('kim', 'company.accept-invite', { companyId: _id, token });
    expect(accepted.data).toMatchObject({
      status: 'accepted',
      company: { _id, invitations: [] },
      member: { _userId: 'kim', role: 'member', canChat: true, canSign: false, position: 'Shift lead' },
    });
    expect(t.signals).toContain('user:kim');
    expect(t.signals).toContain(`company:${_id}`);
    const { changes } = await pullAll(t, 'kim');
    expect(changes.find(({ table }) => table === 'company')?.row).toMatchObject({ _id });
    const told = (await pullAll(t, 'owner')).changes.filter(({ table }) => table === 'notification');
    expect(told.map(({ row }) => row)).toMatchObject([
      { type: 'invite_answer', params: ['Deniz kim', 'Bakery owner'] },
    ]);
    const again = await t.call('kim', 'company.accept-invite', { companyId: _id, token });
    expect(again.data).toEqual(accepted.data);
  });

  test('the owner is answered the same whether a mail address has an account, and nobody else is told', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await companyUser(t, 'kim');
    await company(t, 'rival', 1);
    await seeker(t, 'jana');
    const answers = [];
    for (const who of ['kim', 'nobody-knows', 'rival', 'jana']) {
      const { invitation } = await invited(t, 'owner', _id, who);
      const { _id: id, mail, ...rest } = invitation;
      expect([id.length, mail]).toEqual([36, `${who}@example.org`]);
      answers.push(rest);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('for any other account the invitation does not exist, whatever it brings', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const { _id: other } = await company(t, 'rival', 1);
    await companyUser(t, 'kim');
    await companyUser(t, 'mallory');
    const { invitation, token } = await invited(t, 'owner', _id, 'kim');
    const tries = [
      ['mallory', { companyId: _id, token }],
      ['mallory', { companyId: _id, _inviteId: invitation._id }],
      ['kim', { companyId: other, token }],
      ['kim', { companyId: other, _inviteId: invitation._id }],
      ['kim', { companyId: _id, _inviteId: v7() }],
      ['kim', { companyId: _id, token: 'A'.repeat(43) }],
      ['kim', { companyId: _id, token, _inviteId: v7() }],
    ] as const;
    for (const [uid, args] of tries) {
      for (const name of ['company.read-invite', 'company.accept-invite', 'company.reject-invite'] as const) {
        const answer = await t.call(uid, name, args);
        expect([name, args, answer.status, answer.error.code]).toEqual([name, args, 404, 'not_found']);
      }
    }
    const none = await t.call('kim', 'company.accept-invite', { companyId: _id });
    expect([none.status, none.error.code]).toEqual([400, 'parameter_missing']);
  });

  test('what is offered is read before it is answered, and as often as one likes', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await companyUser(t, 'kim');
    const { invitation, token } = await invited(t, 'owner', _id, 'kim', { position: 'Cook', canSign: true });
    const read = () => t.call('kim', 'company.read-invite', { companyId: _id, token });
    const offer = {
      _id: invitation._id,
      company: { _id, companyName: 'Bakery owner', verified: false },
      invitedBy: 'Deniz owner',
      position: 'Cook',
      canSign: true,
      canChat: false,
      note: '',
      status: 'pending',
      expiresAt: invitation.expiresAt,
    };
    expect((await read()).data).toEqual(offer);
    expect((await read()).data).toEqual(offer);
    await t.call('kim', 'company.accept-invite', { companyId: _id, token });
    expect((await read()).data).toEqual({ ...offer, status: 'accepted' });
  });

  test('companycreate.5 with the mailed link anybody reads what it offers, and nothing without it', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const { _id: other } = await company(t, 'rival', 1);
    const rights = { position: 'Cook', canSign: true, note: ' We need you at the stove. ' };
    const { token } = await invited(t, 'owner', _id, 'nora', rights);
    const open = (args: { companyId: string; token: string }) => t.call(null, 'company.open-invite', args);
    expect((await open({ companyId: _id, token })).data).toMatchObject({
      mail: 'nora@example.org',
      offer: {
        company: { _id, companyName: 'Bakery owner', verified: false },
        invitedBy: 'Deniz owner',
        position: 'Cook',
        canSign: true,
        canChat: false,
        note: 'We need you at the stove.',
        status: 'pending',
      },
    });
    expect(t.letters.at(-1)?.text).toContain('We need you at the stove.');
    for (const args of [
      { companyId: other, token },
      { companyId: _id, token: 'A'.repeat(43) },
    ])
      expect((await open(args)).error.code).toBe('not_found');
    const { token: newer, invitation } = await invited(t, 'owner', _id, 'nora');
    expect((await open({ companyId: _id, token })).error.detail).toEqual({ status: 'replaced' });
    await t.call('owner', 'company.disinvite', { companyId: _id, _receiverId: invitation._id });
    expect((await open({ companyId: _id, token: newer })).error.detail).toEqual({ status: 'withdrawn' });
    const third = await invited(t, 'owner', _id, 'nora');
    t.now = new Date(third.invitation.expiresAt);
    expect((await open({ companyId: _id, token: third.token })).error.detail).toEqual({ status: 'expired' });
  });

  test('companycreate.5 somebody who registers by the link needs no setup and no second mail', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const { token } = await invited(t, 'owner', _id, 'nora');
    const register = (uid: string, invitation: { companyId: string; token: string }) => {
      t.signIn(uid, { emailVerified: false });
      return t.call(uid, 'user.create', {
        uniqueId: uid,
        userObj: {
          email: `${uid}@example.org`,
          userMode: 'company',
          general: { firstname: 'Nora', lastname: 'Ritter', dateOfBirth: '1985-03-02' },
        },
        invitation,
      });
    };
    const nora = await register('nora', { companyId: _id, token });
    expect(nora.data.settings.setup?.value).toBe(false);
    expect(t.identityActs).toContainEqual({ act: 'confirm-mail', who: 'nora nora@example.org' });
    // The link of somebody else proves nothing.
    const mallory = await register('mallory', { companyId: _id, token });
    expect(mallory.data.settings.setup?.value).toBe(true);
    await t.doWork();
    const verify = t.identityActs.filter(({ act }) => act === 'verify-link').map(({ who }) => who);
    expect(verify).toEqual(['mallory@example.org']);
    expect(t.identityActs.filter(({ act }) => act === 'confirm-mail')).toHaveLength(1);
    const joined = await t.call('nora', 'company.accept-invite', { companyId: _id, token });
    expect(joined.data.status).toBe('accepted');
  });

  test('one that is over says so: declined, withdrawn, too old', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await companyUser(t, 'kim');
    await companyUser(t, 'ben');
    const { token } = await invited(t, 'owner', _id, 'kim');
    await t.call('kim', 'company.reject-invite', { companyId: _id, token });
    const read = (uid: string, of: string) =>
      t.call(uid, 'company.read-invite', { companyId: _id, token: of });
    expect((await read('kim', token)).error).toMatchObject({ code: 'gone', detail: { status: 'rejected' } });
    const second = await invited(t, 'owner', _id, 'ben');
    t.now = new Date(second.invitation.expiresAt);
    expect((await read('ben', second.token)).error.code).toBe('gone');
  });

  test('without the link the mail address has to be verified; the link itself proves it', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await companyUser(t, 'kim');
    const { invitation, token } = await invited(t, 'owner', _id, 'kim');
    t.signIn('kim', { emailVerified: false });
    const byId = { companyId: _id, _inviteId: invitation._id };
    for (const name of ['company.read-invite', 'company.accept-invite'] as const)
      expect((await t.call('kim', name, byId)).error.code).toBe('mail_unverified');
    expect((await t.call('kim', 'company.accept-invite', { companyId: _id, token })).status).toBe(200);
  });

  test('a second invitation replaces the first, whose link is over; so are expired and withdrawn ones', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await companyUser(t, 'kim');
    const first = await invited(t, 'owner', _id, 'kim');
    const second = await invited(t, 'owner', _id, 'kim', { position: 'Cook' });
    const accept = (token: string) => t.call('kim', 'company.accept-invite', { companyId: _id, token });
    expect((await accept(first.token)).error).toMatchObject({ code: 'gone', detail: { status: 'replaced' } });
    const shown = await t.call('owner', 'company.get', { companyId: _id });
    expect(shown.data).toMatchObject({ invitations: [{ _id: second.invitation._id, position: 'Cook' }] });
    const left = await t.call('owner', 'company.disinvite', {
      companyId: _id,
      _receiverId: second.invitation._id,
    });
    expect([left.status, left.data]).toEqual([200, []]);
    expect((await accept(second.token)).error).toMatchObject({
      code: 'gone',
      detail: { status: 'withdrawn' },
    });
    const third = await invited(t, 'owner', _id, 'kim');
    t.now = new Date('2026-03-16T09:00:00.000Z');
    expect((await accept(third.token)).error.code).toBe('gone');
    const byId = { companyId: _id, _inviteId: third.invitation._id };
    expect((await t.call('kim', 'company.accept-invite', byId)).error).toMatchObject({
      code: 'gone',
      detail: { status: 'expired' },
    });
  });

  test('an invitation is declined once and for all, also by an account without a record', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const { token } = await invited(t, 'owner', _id, 'kim');
    const reject = () => t.call('kim', 'company.reject-invite', { companyId: _id, token });
    expect((await reject()).data).toEqual({ status: 'rejected' });
    expect((await reject()).data).toEqual({ status: 'rejected' });
    await companyUser(t, 'kim');
    expect((await t.call('kim', 'company.accept-invite', { companyId: _id, token })).error.code).toBe('gone');
  });

  test('accounts that look for work, or belong to another company, are told what to do instead', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await company(t, 'rival', 1);
    await seeker(t, 'jana');
    const jana = await invited(t, 'owner', _id, 'jana');
    const rival = await invited(t, 'owner', _id, 'rival');
    const accept = (uid: string, token: string) =>
      t.call(uid, 'company.accept-invite', { companyId: _id, token });
    expect((await accept('jana', jana.token)).error.code).toBe('company_mode_needed');
    expect((await accept('rival', rival.token)).error.code).toBe('company_linked');
    const user = await t.call('jana', 'user.get', { userId: 'jana' });
    expect(user.data).toMatchObject({ userMode: 'user', _linkedCompanyId: null });
  });

  test('without a free seat the consent is kept, and the owner admits the person later', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await t.db.deleteFrom('plan_grant').execute();
    await joined(t, 'owner', _id, 'kim');
    await companyUser(t, 'ben');
    const { token, invitation } = await invited(t, 'owner', _id, 'ben', { position: 'Cook' });
    const accept = () => t.call('ben', 'company.accept-invite', { companyId: _id, token });
    expect((await accept()).data).toEqual({ status: 'waiting', company: null, member: null });
    expect((await accept()).data.status).toBe('waiting');
    const waiting = await t.call('owner', 'company.get', { companyId: _id });
    expect(waiting.data).toMatchObject({
      invitations: [{ _id: invitation._id, status: 'waiting', _userId: 'ben' }],
    });
    const member = { _userId: 'ben', canSign: true, canChat: false, position: 'Chef' };
    const add = () => t.call('owner', 'company.add-member', { companyId: _id, member });
    expect((await add()).error.code).toBe('plan_limit');
    await t.call('owner', 'company.delete-member', { companyId: _id, _userId: 'kim' });
    const added = await add();
    expect(added.data.members).toMatchObject([{ ...member, role: 'member' }, { _userId: 'owner' }]);
    expect(added.data.invitations).toEqual([]);
    expect((await add()).data.ver).toBe(added.data.ver);
    await t.doWork();
    expect(t.letters.at(-1)).toMatchObject({
      to: 'ben@example.org',
      subject: 'Du gehörst jetzt zu Bakery owner',
    });
    const told = (await pullAll(t, 'ben')).changes.filter(({ table }) => table === 'notification');
    expect(told.map(({ row }) => row)).toContainEqual(
      expect.objectContaining({
        type: 'invite_answer',
        ref: { type: 'company', id: _id },
        params: ['Bakery owner', 'Bakery owner', 'admitted'],
      }),
    );
  });

  test('somebody who waits for a seat is told when the invitation is taken back', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await t.db.deleteFrom('plan_grant').execute();
    await joined(t, 'owner', _id, 'kim');
    await companyUser(t, 'ben');
    const { token, invitation } = await invited(t, 'owner', _id, 'ben');
    await t.call('ben', 'company.accept-invite', { companyId: _id, token });
    await t.call('owner', 'company.disinvite', { companyId: _id, _receiverId: invitation._id });
    await t.doWork();
    expect(t.letters.at(-1)).toMatchObject({
      to: 'ben@example.org',
      subject: 'Bakery owner hat die Einladung zurückgenommen',
    });
    const { invitation: unanswered } = await invited(t, 'owner', _id, 'ben');
    const sent = t.letters.length;
    await t.call('owner', 'company.disinvite', { companyId: _id, _receiverId: unanswered._id });
    await t.doWork();
    expect(t.letters).toHaveLength(sent);
  });

  test('nobody is added without consent, and who has left takes the consent along', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await companyUser(t, 'ben');
    const adding = (uid: string) =>
      t.call('owner', 'company.add-member', {
        companyId: _id,
        member: { _userId: uid, canSign: false, canChat: false, position: '' },
      });
    expect((await adding('ben')).error.code).toBe('consent_missing');
    expect((await adding('unheard-of')).error.code).toBe('consent_missing');
    await invited(t, 'owner', _id, 'ben');
    expect((await adding('ben')).error.code).toBe('consent_missing');
    await joined(t, 'owner', _id, 'kim');
    await t.call('owner', 'company.delete-member', { companyId: _id, _userId: 'kim' });
    expect((await adding('kim')).status).toBe(200);
    await t.call('kim', 'company.delete-member', { companyId: _id, _userId: 'kim' });
    expect((await adding('kim')).error.code).toBe('consent_missing');
  });

  test('somebody who declines a later invitation is not added by what they accepted before', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await joined(t, 'owner', _id, 'kim');
    await t.call('owner', 'company.delete-member', { companyId: _id, _userId: 'kim' });
    const { token } = await invited(t, 'owner', _id, 'kim');
    expect((await t.call('kim', 'company.reject-invite', { companyId: _id, token })).status).toBe(200);
    const member = { _userId: 'kim', canSign: false, canChat: false, position: '' };
    const added = await t.call('owner', 'company.add-member', { companyId: _id, member });
    expect(added.error.code).toBe('consent_missing');
  });

  test('invitations are the owner’s to send and take back, in their own name, at most 50 a day', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await joined(t, 'owner', _id, 'kim');
    await company(t, 'rival', 1);
    const args = (sender: string, mail = 'ben@example.org') => ({
      companyId: _id,
      _senderId: sender,
      _receiverMail: mail,
    });
    expect((await t.call('kim', 'company.invite', args('kim'))).error.code).toBe('not_allowed');
    expect((await t.call('rival', 'company.invite', args('rival'))).error.code).toBe('not_found');
    expect((await t.call('owner', 'company.invite', args('kim'))).error.code).toBe('identity_mismatch');
    const own = await t.call('owner', 'company.invite', args('owner', 'KIM@example.org'));
    expect(own.error).toMatchObject({ code: 'state_conflict', detail: { status: 'member' } });
    const stranger = await t.call('owner', 'company.disinvite', { companyId: _id, _receiverId: 'rival' });
    expect(stranger.error.code).toBe('not_found');
    for (let n = 1; n < 50; n++)
      expect(
        (await t.call('owner', 'company.invite', args('owner', `p${n}@example.org`))).status,
        String(t.faults[0]),
      ).toBe(200);
    expect(t.faults).toEqual([]);
    const late = await t.call('owner', 'company.invite', args('owner'));
    expect([late.status, late.error.code]).toEqual([429, 'too_many_requests']);
  });

  test('the address of somebody who never answered is forgotten', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await invited(t, 'owner', _id, 'kim');

    t.now = new Date('2026-04-20T09:00:00.000Z');
    await makeDue(t, companyWork);
    await t.doWork();
    expect(await t.db.selectFrom('invitation').selectAll().execute()).toEqual([]);
    expect((await t.call('owner', 'company.get', { companyId: _id })).data).toMatchObject({
      invitations: [],
    });
    const log = await t.db
      .selectFrom('company_log')
      .where('action', '=', 'invite.sent')
      .selectAll()
      .execute();
    expect(JSON.stringify(log)).not.toContain('kim@example.org');
  });
});
