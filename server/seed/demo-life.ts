import { DAY_MS } from '../../contract/calendar-day.ts';
import type { ArgsOf, CallName } from '../../contract/calls.ts';
import type { OfferTerms } from '../../contract/entities/offer.ts';
import type { CallParts } from '../api/call-parts.ts';
import { writeCall } from '../api/write-call.ts';
import { readMeta } from '../database/epoch.ts';
import { DEMO_MAILS, type DemoAccounts } from '../ports/identity/embedded/demo-accounts.ts';

type DemoJob = Awaited<ReturnType<typeof steadyJobs>>[number];
type Applied = ArgsOf<'application.add'>;
type Who = 'seeker' | 'company';
type Call = <Name extends CallName>(who: Who, name: Name, args: ArgsOf<Name>) => Promise<unknown>;
/** What somebody did, days before the first start. */
type Deed = { daysAgo: number; act: (call: Call, at: Date) => Promise<unknown> };

/** Ads that are open for longer than the oldest deed is ago. */
const OLDEST_DAYS = 8;

/**
 * Applications of the demo seeker to the demo company in every state, a conversation, and an offer that waits for each
 * side: made by the calls that people make, at times before `clock()` and in their order, so that notifications, logs
 * and numbers are those of the real thing. Does nothing where either account has applied or been applied to. A call
 * that is refused throws, and nothing after it is done.
 */
export async function seedDemoLife(parts: CallParts, accounts: DemoAccounts): Promise<void> {
  const { clock, db, chance } = parts;
  const companyId = await readMeta(db, 'demo_company');
  if (companyId === undefined || (await hasPast(parts, companyId, accounts.seeker))) return;
  const start = clock().getTime();
  const before = new Date(start - OLDEST_DAYS * DAY_MS);
  const jobs = await steadyJobs(parts, companyId, before);
  const deeds = jobs.flatMap((job, at) => STORIES[at]?.(storyTools(chance.newId, job)) ?? []);
  for (const { daysAgo, act } of deeds.sort((one, other) => other.daysAgo - one.daysAgo)) {
    const at = new Date(start - daysAgo * DAY_MS);
    await act(callerAt({ ...parts, clock: () => at }, accounts), at);
  }
}

function callerAt(parts: CallParts, accounts: DemoAccounts): Call {
  const now = parts.clock().getTime();
  return async (who, name, args) => {
    const caller = {
      uid: accounts[who],
      email: DEMO_MAILS[who],
      emailVerified: true,
      signedInAt: now,
      expiresAt: now + DAY_MS,
    };
    const key = parts.chance.newId();
    return writeCall(parts, { name, args, key, from: { caller, address: '127.0.0.1' } });
  };
}

/** The deeds that stories are told in, all about one job. */
function storyTools(newId: () => string, job: DemoJob) {
  const applied: Pick<Applied, '_id' | '_conversationId'> = { _id: newId(), _conversationId: newId() };
  const offerId = newId();
  const _applicationId = applied._id;
  return {
    replyDays: job.reply_days,
    apply: (daysAgo: number, note: string): Deed => ({
      daysAgo,
      act: (call) => call('seeker', 'application.add', { ...applied, _jobId: job.id, jobRev: job.rev, note }),
    }),
    open: (daysAgo: number): Deed => ({
      daysAgo,
      act: (call) => call('company', 'application.list', { _applicationId, markSeen: true }),
    }),
    invite: (daysAgo: number): Deed => ({
      daysAgo,
      act: (call) => call('company', 'application.accept', { _applicationId }),
    }),
    reject: (daysAgo: number): Deed => ({
      daysAgo,
      act: (call) => call('company', 'application.reject', { _applicationId }),
    }),
    withdraw: (daysAgo: number): Deed => ({
      daysAgo,
      act: (call) => call('seeker', 'application.remove', { _applicationId }),
    }),
    write: (who: Who, daysAgo: number, text: string): Deed => ({
      daysAgo,
      act: (call, at) =>
        call(who, 'conversation.add-message', {
          clientId: newId(),
          _conversationId: applied._conversationId,
          ref: { type: 'application', id: _applicationId },
          type: 'text',
          text,
          clientAt: at.toISOString(),
        }),
    }),
    offer: (daysAgo: number): Deed => ({
      daysAgo,
      act: (call) =>
        call('company', 'offer.create', {
          _id: offerId,
          offer: { _applicationId, terms: termsOf(job), comment: 'Wir freuen uns auf dich.' },
          signature: { name: 'Deniz Aydın', position: 'Inhaber' },
        }),
    }),
    counter: (daysAgo: number): Deed => ({
      daysAgo,
      act: async (call) => {
        const terms = termsOf(job);
        const hours = terms.hours && { ...terms.hours, perWeek: terms.hours.perWeek - 5 };
        await call('seeker', 'offer.update', {
          _offerId: offerId,
          version: 1,
          action: 'counter',
          terms: { ...terms, hours },
          comment: 'Geht es mit fünf Stunden weniger in der Woche?',
        });
      },
    }),
  };
}

type Story = (tools: ReturnType<typeof storyTools>) => Deed[];

/** One per job, in the language most of the sample ads are written in. */
const STORIES: readonly Story[] = [
  // Waits for the company, beyond the day by which it has promised to answer.
  (my) => [my.apply(my.replyDays + 0.5, 'Ich kann ab nächster Woche anfangen, auch in der Frühschicht.')],
  // An offer waits for the seeker.
  (my) => [
    my.apply(7, 'Ich habe zwei Jahre in einem Laden wie eurem gearbeitet.'),
    my.open(6.5),
    my.invite(6),
    my.write('company', 5.9, 'Danke für deine Bewerbung. Kannst du am Donnerstag um 10 Uhr vorbeikommen?'),
    my.write('seeker', 5.6, 'Ja, das passt. Soll ich etwas mitbringen?'),
    my.write('company', 5.4, 'Nein, nur dich selbst. Wir zeigen dir alles.'),
    my.write('company', 2, 'Es war schön mit dir. Hier ist unser Angebot.'),
    my.offer(1.9),
  ],
  // What the seeker asked for instead waits for the company.
  (my) => [
    my.apply(6.8, 'Ich wohne zehn Minuten entfernt und suche feste Zeiten.'),
    my.open(6.2),
    my.invite(5.8),
    my.offer(3),
    my.counter(1),
  ],
  (my) => [my.apply(6.4, 'Am Wochenende habe ich immer Zeit.'), my.open(4.5), my.reject(4)],
  (my) => [
    my.apply(3.5, 'In eurer Anzeige steht, dass ihr einarbeitet. Das finde ich gut.'),
    my.withdraw(1.2),
  ],
  (my) => [my.apply(1.5, 'Ich lerne schnell und bin pünktlich.'), my.open(0.5)],
  (my) => [my.apply(0.1, 'Ich würde gern bei euch arbeiten. Wann darf ich mich vorstellen?')],
];

function termsOf(job: DemoJob): OfferTerms {
  return {
    title: job.title,
    pay: job.pay && { amount: job.pay.min, currency: job.pay.currency, unit: job.pay.unit },
    hours: job.hours && { perWeek: job.hours.min, text: job.hours.text },
    start: null,
    end: null,
    place: job.location?.label ?? '',
    trialWeeks: 8,
    notice: 'Zwei Wochen in der Probezeit, danach wie im Gesetz.',
    deliverables: [],
    dueDates: [],
    revisions: 0,
    usageRights: '',
    exclusivity: '',
    disclosure: '',
  };
}

async function hasPast({ db }: CallParts, companyId: string, seeker: string): Promise<boolean> {
  const any = await db
    .selectFrom('application')
    .where((eb) => eb.or([eb('company_id', '=', companyId), eb('user_id', '=', seeker)]))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
}

/** Employment without an end and without required answers: it can be applied for and offered as it is advertised. */
function steadyJobs({ db }: CallParts, companyId: string, before: Date) {
  return db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .where('job.company_id', '=', companyId)
    .where('job.status', '=', 'published')
    .where('job.kind', '=', 'employment')
    .where('job.end_date', 'is', null)
    .where('job.published_at', '<', before)
    .orderBy('job.published_at')
    .orderBy('job.id')
    .select(['job.id', 'job.rev', 'job.title', 'job.pay', 'job.hours', 'job.location', 'company.reply_days'])
    .limit(STORIES.length)
    .execute();
}
