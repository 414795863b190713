import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type PlayedAccount = {
  localId: string;
  email: string;
  emailVerified?: boolean;
  /** Nobody reads a password out of a project; that one was set is known. */
  password?: string;
  disabled: boolean;
  validSince: string;
};

/**
 * What firebase-admin asks of a hosted identity project, on this machine and without signatures. Only for its own
 * client: what the product does with the answers is under test, not the project.
 */
export async function openPlayedProject(projectId: string) {
  const accounts = new Map<string, PlayedAccount>();
  const named = ({ localId, email }: { localId?: string[]; email?: string[] }) =>
    [...accounts.values()].filter(
      (account) => localId?.includes(account.localId) || email?.includes(account.email),
    );
  /** Text: why not. */
  function answer(act: string | undefined, text: string): object | string {
    if (act === 'lookup') return { users: named(JSON.parse(text)) };
    const { localId, email, emailVerified, password, requestType, validSince, disableUser } =
      JSON.parse(text);
    if (act === 'sendOobCode')
      return { email, oobLink: `https://${projectId}.example/?mode=${requestType}&oobCode=code-of-${email}` };
    const account = accounts.get(localId);
    if (account === undefined) return 'USER_NOT_FOUND';
    if (email !== undefined && named({ email: [email] }).some((other) => other !== account))
      return 'EMAIL_EXISTS';
    if (act === 'delete') accounts.delete(localId);
    if (validSince !== undefined) account.validSince = validSince;
    if (disableUser !== undefined) account.disabled = disableUser;
    Object.assign(account, email && { email }, emailVerified && { emailVerified }, password && { password });
    return { localId };
  }
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request.setEncoding('utf8')) text += part;
    const answered = answer(/accounts:(\w+)/.exec(request.url ?? '')?.[1], text);
    const isGood = typeof answered === 'object';
    response.writeHead(isGood ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isGood ? answered : { error: { code: 400, message: answered } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
