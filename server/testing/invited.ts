import { companyUser } from './people.ts';
import type { TestApp } from './test-app.ts';

type Rights = { position?: string; canSign?: boolean; canChat?: boolean; note?: string };

/** Invites `uid` by mail and gives the link's token, as the mail has it; the account must exist or be made later. */
export async function invited(
  t: TestApp,
  owner: string,
  companyId: string,
  uid: string,
  rights: Rights = {},
) {
  const answer = await t.call(owner, 'company.invite', {
    companyId,
    _senderId: owner,
    _receiverMail: `${uid}@example.org`,
    ...rights,
  });
  if (answer.status !== 200) throw new Error(`invited: ${JSON.stringify(answer.error)}`);
  await t.doWork();
  const letter = t.letters.findLast(({ to }) => to === `${uid.toLowerCase()}@example.org`);
  const url = new URL(/https:\S+action=accept-invite\S+/.exec(letter?.text ?? '')?.[0] ?? 'none:');
  return { invitation: answer.data, token: url.searchParams.get('token') ?? '', url };
}

/** A member who came by invitation, with an account in company mode of their own. */
export async function joined(t: TestApp, owner: string, companyId: string, uid: string, rights: Rights = {}) {
  await companyUser(t, uid);
  const { token } = await invited(t, owner, companyId, uid, rights);
  const answer = await t.call(uid, 'company.accept-invite', { companyId, token });
  if (answer.data?.status !== 'accepted') throw new Error(`joined: ${JSON.stringify(answer)}`);
  return answer.data;
}
