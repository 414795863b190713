import type { Company } from '../../contract/entities/company.ts';
import type { RunningServer } from '../harness/server.ts';
import { signInAs } from './chaos/api.ts';
import { mailedLink } from './mailed.ts';

/** The demo's company invites an address; gives the path of the mailed link, and how to look at the company. */
export async function invite(
  server: RunningServer,
  mail: string,
  rights: { canChat?: boolean; canSign?: boolean } = {},
): Promise<{ link: string; company: () => Promise<Company> }> {
  const { uid, api } = await signInAs(server.origin, 'company@example.org', server.password);
  const companyId = (await api('user.get', { userId: uid }))._linkedCompanyId ?? '';
  const offer = { companyId, _senderId: uid, _receiverMail: mail, position: 'Shift lead', ...rights };
  await api('company.invite', offer);
  const company = async () => {
    const found = await api('company.get', { companyId });
    if (!('members' in found)) throw new Error('not read as its owner');
    return found;
  };
  return { link: await mailedLink(server, mail, 'accept-invite'), company };
}
