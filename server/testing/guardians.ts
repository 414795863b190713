import type { ArgsOf } from '../../contract/calls.ts';
import type { Offer } from '../../contract/entities/offer.ts';
import type { ConsentAct } from '../../contract/entities/user.ts';
import { consentStatement, statementOf } from '../domain/guardian/statement.ts';
import type { TestApp } from './test-app.ts';

/** Sends what is queued and takes the token out of the newest mail to somebody. */
export async function tokenFor(t: TestApp, to: string): Promise<string> {
  await t.doWork();
  const letter = t.letters.findLast((one) => one.to === to && one.text.includes('token='));
  return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? 'no-token-in-any-mail-to-them';
}

type Agreement = Omit<ArgsOf<'guardian.confirm'>, 'token'>;
type Asked = { act?: ConsentAct; child?: string };

/** What a mother who speaks for the father too says to a link; the words are those the server shows. */
export function agreement(
  t: Pick<TestApp, 'settings'>,
  { act = 'account', child = 'Jana', ...more }: Asked & Partial<Agreement> = {},
): Agreement {
  const { version } = consentStatement(act, child, t.settings).de_DE;
  return {
    name: 'Petra Krüger',
    relation: 'mother',
    custody: 'authorised',
    statement: { lang: 'de_DE', version },
    ...more,
  };
}

/** The version of the words that the second box of an account's form confirms. */
export const creatorVersion = (t: Pick<TestApp, 'settings'>, child = 'Jana') =>
  consentStatement('creator', child, t.settings).de_DE.version;

/** What a guardian says of themselves who signs an offer; both parents sign unless said otherwise. */
export function signingGuardian(
  offer: Offer,
  more: Partial<NonNullable<ArgsOf<'offer.update'>['guardian']>> = {},
): NonNullable<ArgsOf<'offer.update'>['guardian']> {
  const { company, talent } = offer.parties;
  const [firstname = ''] = talent.name.split(' ');
  const { version } = statementOf((consents) =>
    consents.offer(firstname, company.name, offer.terms.title),
  ).de_DE;
  return { relation: 'mother', custody: 'joint', statement: { lang: 'de_DE', version }, ...more };
}
