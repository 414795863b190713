import { DAY_MS } from '../../contract/calendar-day.ts';
import type { ArgsOf, CallName } from '../../contract/calls.ts';
import type { Job } from '../../contract/entities/job.ts';
import type { OfferTerms } from '../../contract/entities/offer.ts';
import { termsOfAd } from '../../contract/policy/start-terms.ts';
import { OWNER } from './demo-users.ts';

/** A call that one of the demo accounts has made at some time. */
export type Deed = {
  [Name in CallName]: { at: Date; who: 'seeker' | 'company'; name: Name; args: ArgsOf<Name> };
}[CallName];

/** What came of one application. */
type Story = (my: ReturnType<typeof deedsAbout>) => Deed[];

/** In the language most of the sample ads are written in; numbers are days before the first start. */
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

/** As many jobs as there are stories, and since when they have to be open. */
export const STORY_JOBS = { count: STORIES.length, openDays: 8 };

/** All stories, one about each job. */
export function demoDeeds(jobs: readonly Job[], start: Date, newId: () => string): Deed[] {
  return jobs.flatMap((job, at) => STORIES[at]?.(deedsAbout(job, start, newId)) ?? []);
}

/** Jobs that the seeker has kept for later, one after the other on the days before. */
export function keptJobs(jobIds: readonly string[], start: Date): Deed[] {
  return jobIds.map((jobId, days) => ({
    at: new Date(start.getTime() - (days + 0.4) * DAY_MS),
    who: 'seeker',
    name: 'search.step',
    args: { jobId, event: 'save' },
  }));
}

function deedsAbout(job: Job, start: Date, newId: () => string) {
  const [_applicationId, _conversationId, offerId] = [newId(), newId(), newId()];
  const terms: OfferTerms = {
    ...termsOfAd(job, []),
    trialWeeks: 8,
    notice: 'Zwei Wochen in der Probezeit, danach wie im Gesetz.',
  };
  const at = (daysAgo: number) => new Date(start.getTime() - daysAgo * DAY_MS);
  const deed = <Name extends CallName>(
    who: Deed['who'],
    daysAgo: number,
    name: Name,
    args: ArgsOf<Name>,
  ): Deed => ({ at: at(daysAgo), who, name, args }) as Deed;
  return {
    replyDays: job.replyDays,
    apply: (daysAgo: number, note: string) =>
      deed('seeker', daysAgo, 'application.add', {
        _id: _applicationId,
        _conversationId,
        _jobId: job._id,
        jobRev: job.rev,
        note,
      }),
    open: (daysAgo: number) =>
      deed('company', daysAgo, 'application.list', { _applicationId, markSeen: true }),
    invite: (daysAgo: number) => deed('company', daysAgo, 'application.accept', { _applicationId }),
    reject: (daysAgo: number) => deed('company', daysAgo, 'application.reject', { _applicationId }),
    withdraw: (daysAgo: number) => deed('seeker', daysAgo, 'application.remove', { _applicationId }),
    write: (who: Deed['who'], daysAgo: number, text: string) =>
      deed(who, daysAgo, 'conversation.add-message', {
        clientId: newId(),
        _conversationId,
        ref: { type: 'application', id: _applicationId },
        type: 'text',
        text,
        clientAt: at(daysAgo).toISOString(),
      }),
    offer: (daysAgo: number) =>
      deed('company', daysAgo, 'offer.create', {
        _id: offerId,
        offer: { _applicationId, terms, comment: 'Wir freuen uns auf dich.' },
        signature: { name: `${OWNER.firstname} ${OWNER.lastname}`, position: 'Inhaber' },
      }),
    counter: (daysAgo: number) =>
      deed('seeker', daysAgo, 'offer.update', {
        _offerId: offerId,
        version: 1,
        action: 'counter',
        terms: { ...terms, hours: terms.hours && { ...terms.hours, perWeek: terms.hours.perWeek - 5 } },
        comment: 'Geht es mit fünf Stunden weniger in der Woche?',
      }),
  };
}
