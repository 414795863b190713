import { dayOf } from '../../../contract/calendar-day.ts';
import type { Job } from '../../../contract/entities/job.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { daysAfter } from '../../base/days.ts';
import { replyDaysOf } from '../../domain/job/reply-time.ts';
import { type Html, html } from './html.ts';
import { dayText } from './job-words.ts';
import type { Reader } from './reader.ts';

/** The day by which somebody who applies now has an answer. */
export const answerDay = ({ replyDays }: Pick<Job, 'replyDays'>, now: Date) =>
  dayOf(daysAfter(now, replyDays));

/** By when the company answers who applies today, as the state line that they will see, and whether it reads their name. */
export function jobPromise(job: Job, medianReplyH: number | null, { language }: Reader, now: Date): Html {
  const words = SERVER_TEXTS[language].publicPages;
  const day = answerDay(job, now);
  const long = dayText(day, language, now, { weekday: 'long' });
  const short = dayText(day, language, now, { month: 'short' });
  const isFaster = medianReplyH !== null && replyDaysOf(medianReplyH) < job.replyDays;
  const { today, received, atOnce, seen, answered, by } = words.steps;
  const steps = [
    { name: today, detail: '', isHere: true },
    { name: received, detail: atOnce },
    { name: seen, detail: '' },
    { name: answered, detail: by(short) },
  ];
  return html`
<section class="promise"><h2>${words.promise(long)}</h2><p>${words.promisedBy(job.companyName)}${isFaster && ` ${words.faster(replyDaysOf(medianReplyH))}`}</p>${job.blind === true && html`<p>${words.withoutNames(job.companyName)}</p>`}<ol class="line">${steps.map(
    ({ name, detail, isHere }) =>
      html`<li${isHere === true && html` class="here"`}><b>${name}</b>${detail !== '' && html`<span>${detail}</span>`}</li>`,
  )}</ol></section>`;
}
