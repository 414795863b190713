import type { Platform } from '../../../contract/entities/campaign.ts';
import { PageFailure } from '../page/page-failure.ts';
import { judge, type ProofAnswer, type ProofQuestion } from './judge.ts';
import type { OAuthProvider } from './oauth.ts';
import type { Proof } from './proof.ts';

export type ProofParts = {
  readonly page: (url: string) => Promise<string>;
  readonly oauth: Partial<Record<Platform, OAuthProvider>>;
};

/** Pages fetched at the same time; further requests are asked to come again later. */
const DESKS = 8;
/** Answers that were not fetched: their task was done by another process. */
const KEPT = 500;

/** Looks at sources in the background of this process. A process that ends forgets what it was asked: it is asked again. */
export function proofDesk({ page, oauth }: ProofParts): Proof & { idle(): Promise<void> } {
  const running = new Map<string, Promise<void>>();
  const answers = new Map<string, ProofAnswer>();

  async function look(question: ProofQuestion): Promise<ProofAnswer> {
    try {
      if (question.oauthCode !== undefined) return await signedIn(oauth[question.platform], question);
      return judge(question, await page(question.url));
    } catch (error) {
      return { found: false, reason: error instanceof PageFailure ? error.reason : 'unreachable' };
    }
  }

  return {
    ask(key, question) {
      const answer = answers.get(key);
      answers.delete(key);
      if (answer !== undefined || running.has(key) || running.size >= DESKS) return answer;
      const done = look(question).then((found) => {
        answers.set(key, found);
        running.delete(key);
        for (const old of answers.keys()) {
          if (answers.size <= KEPT) break;
          answers.delete(old);
        }
      });
      running.set(key, done);
      return undefined;
    },
    authUrl: (platform, state) => oauth[platform]?.authUrl(state),
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}

/** The account that signed in has to be the one whose page was named. */
async function signedIn(provider: OAuthProvider | undefined, question: ProofQuestion): Promise<ProofAnswer> {
  if (provider === undefined) return { found: false, reason: 'sign_in_refused' };
  const account = await provider.identify(question.oauthCode as string);
  const path = decodeURIComponent(new URL(question.url).pathname).toLowerCase();
  const names = [account.externalId, account.handle ?? ''].map((name) =>
    name.toLowerCase().replace(/^@/, ''),
  );
  const parts = path.split('/').map((part) => part.replace(/^@/, ''));
  if (!names.some((name) => name !== '' && parts.includes(name)))
    return { found: false, reason: 'other_account' };
  return { found: true, ...account };
}
