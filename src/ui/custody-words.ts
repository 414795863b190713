import { useLingui } from '@lingui/react/macro';
import type { CustodySaid } from './custody-fields.tsx';

/** Of joint custody, where the other parent has no link yet: their address goes along. */
export function asksOther({ custody }: CustodySaid, otherAsked: boolean): boolean {
  return custody === 'joint' && !otherAsked;
}

/** What is wrong with the other parent's address, by the codes of the server; null where nothing is. */
export function otherMailProblem(
  said: CustodySaid,
  otherAsked: boolean,
  isMail: (text: string) => boolean,
): 'missing' | 'invalid' | null {
  if (!asksOther(said, otherAsked)) return null;
  const address = said.otherMail.trim();
  if (address === '') return 'missing';
  return isMail(address) ? null : 'invalid';
}

/** The server's codes about a guardian's name and the other parent's address, in words. */
export function useCustodyWords() {
  const { t } = useLingui();
  const names: Partial<Record<string, string>> = {
    own_name: t`Type your own name, not your child’s.`,
    same_name: t`The other parent has signed with this name. Each signs with their own.`,
  };
  const mails: Partial<Record<string, string>> = {
    missing: t`The other parent’s email address is missing.`,
    own_mail: t`Give the other parent’s email address, not your own or your child’s.`,
    of_company: t`This address belongs to somebody at the company.`,
    refused: t`This address does not want to be asked.`,
  };
  const invalid = t`This is not a complete email address. It looks like name@example.org.`;
  return {
    aboutName: (code: string) => names[code],
    aboutMail: (code: string) => mails[code] ?? invalid,
  };
}
