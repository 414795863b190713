import { v7 } from 'uuid';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import type { Offer } from '../../../contract/entities/offer.ts';
import { termsOfAd } from '../../../contract/policy/start-terms.ts';
import { DEMO_MAILS } from '../../../server/ports/identity/embedded/demo-accounts.ts';
import { DRAFT } from '../../../server/testing/people.ts';
import { newSampleDir } from '../../harness/data-dir.ts';
import { type RunningServer, startServer } from '../../harness/server.ts';
import { confirmed } from '../confirm-mail.ts';
import { type Account, type Api, endSetup, registerAt, signInAs } from './api.ts';
import type { Ledger } from './judge.ts';
import { serverLedger } from './server-ledger.ts';

/** Rounds are quick; the guard against floods is not what is tested. */
const FREE = { REQUESTS_PER_ADDRESS: '999999999', REQUESTS_PER_TOKEN: '999999999' };
const PASSWORD = 'lang genug 7';
/** Tokens live an hour. */
const SIGN_IN_EVERY_MS = 30 * 60_000;
const CONVERSATIONS = 2;

/** A job seeker that the company has said yes to, so that both may write. */
export type Seeker = Account & {
  /** Their family name: no other person of a run has it. */
  name: string;
  conversations: readonly string[];
  /** A job only this person knows of: the company may close it in the middle of a round. */
  closing: CompanyJob;
};

export type SentOffer = Pick<Offer, '_id' | 'version' | 'terms'>;

/** The real server with its sample market, and the company whose jobs are applied to. */
export type World = {
  server: RunningServer;
  newSeeker: () => Promise<Seeker>;
  /** Puts the job on the market, or takes it off; answers the job as it is then. */
  setOpen: (job: CompanyJob, open: boolean) => Promise<CompanyJob>;
  /** The company offers work of this title to a seeker, in an application of its own. */
  offerTo: (seeker: Seeker, title: string) => Promise<SentOffer>;
  /** The company changes an offer that nobody has accepted. */
  changeOffer: (offer: SentOffer) => Promise<void>;
  /** Stops the server and reads its tables. */
  end: () => Promise<Ledger>;
};

export async function openWorld(): Promise<World> {
  const folder = await newSampleDir();
  const server = await startServer(folder.dataDir, FREE);
  const company = await companyOf(server);
  let people = 0;

  const setOpen: World['setOpen'] = async (job, open) => {
    const api = await company.api();
    return open
      ? api('job.publish', { _jobId: job._id, rev: job.rev })
      : api('job.unpublish', { _jobId: job._id, reason: 'paused', outcomes: {} });
  };
  const publish = async (title: string) => {
    const api = await company.api();
    const draft = { _id: v7(), _companyId: company.id, job: { ...DRAFT, title } };
    return setOpen(await api('job.create', draft), true);
  };
  const shared: Promise<CompanyJob>[] = [];
  const sharedJob = (at: number) => {
    shared[at] ??= publish(`Talk about it ${at + 1}`);
    return shared[at];
  };

  return {
    server,
    setOpen,
    newSeeker: async () => {
      people += 1;
      const name = `Storm ${people}`;
      const email = `chaos-${people}@example.org`;
      const who = { first: 'Mika', last: name, born: '1998-04-17', email, password: PASSWORD };
      const made = await registerAt(server.origin, 'user', who);
      const account = await confirmed(server.origin, made);
      await endSetup(account);
      const conversations: string[] = [];
      for (let at = 0; at < CONVERSATIONS; at++) {
        const { _id: _jobId, rev } = await sharedJob(at);
        const ids = { _id: v7(), _conversationId: v7() };
        await account.api('application.add', { ...ids, _jobId, note: '', jobRev: rev });
        await (await company.api())('application.accept', { _applicationId: ids._id });
        conversations.push(ids._conversationId);
      }
      return { ...account, name, conversations, closing: await publish(`Open or not ${people}`) };
    },
    offerTo: async (seeker, title) => {
      const job = await publish(title);
      const ids = { _id: v7(), _conversationId: v7() };
      await seeker.api('application.add', { ...ids, _jobId: job._id, note: '', jobRev: job.rev });
      const api = await company.api();
      await api('application.accept', { _applicationId: ids._id });
      return api('offer.create', {
        _id: v7(),
        offer: { _applicationId: ids._id, terms: { ...termsOfAd(job, []), title } },
      });
    },
    changeOffer: async ({ _id, version, terms }) => {
      const changed = { ...terms, trialWeeks: terms.trialWeeks + 1 };
      const api = await company.api();
      await api('offer.update', { _offerId: _id, version, action: 'edit', terms: changed });
    },
    end: async () => {
      await server.stop();
      const ledger = await serverLedger(folder.dataDir);
      await folder.remove();
      return ledger;
    },
  };
}

async function companyOf({ origin, password }: RunningServer) {
  let signedIn = 0;
  let account: Account | null = null;
  const api = async (): Promise<Api> => {
    if (!account || Date.now() - signedIn > SIGN_IN_EVERY_MS) {
      account = await signInAs(origin, DEMO_MAILS.company, password);
      signedIn = Date.now();
    }
    return account.api;
  };
  await api();
  const { uid } = account as unknown as Account;
  const user = await (await api())('user.get', { userId: uid });
  if (!user._linkedCompanyId) throw new Error('the demo company has no company');
  return { id: user._linkedCompanyId, api };
}
