import {
  type Elsewhere,
  elsewhere,
  type TrackedState,
  type TrackedWay,
} from '../../../contract/entities/tracking.ts';
import type { Problem } from '../../ui/problem-resolver.ts';
import type { Kept } from './use-tracking.ts';

/** An application made elsewhere as it is written down. */
export type ElsewhereForm = {
  title: string;
  company: string;
  day: string;
  way: TrackedWay;
  link: string;
  state: TrackedState;
};
export type ElsewhereField = keyof ElsewhereForm;

/** @param shared what another app has handed over */
export function elsewhereFormOf(
  known: Elsewhere | undefined,
  today: string,
  shared: { title?: string | undefined; link?: string | undefined } = {},
): ElsewhereForm {
  if (known) {
    const { since: _, ...form } = known;
    return form;
  }
  const { title = '', link = '' } = shared;
  return { title, company: '', day: today, way: link ? 'website' : 'mail', link, state: 'sent' };
}

/** What is typed, with what was kept when the writing began; a draft of before does not say that. */
export type ElsewhereDraft = ElsewhereForm & { from?: Kept | undefined };

/** The form goes on from its draft, and changes only what differs from what was kept when that was begun. */
export function begunOn(
  draft: ElsewhereDraft | null,
  kept: Kept | undefined,
  fresh: ElsewhereForm,
): { form: ElsewhereForm; from: Kept | undefined } {
  const { from = kept, ...form }: ElsewhereDraft = draft ?? fresh;
  return { form, from };
}

/** A day ahead was not the day of an application. */
export function elsewhereProblems(values: ElsewhereForm, today: string): Problem<ElsewhereField>[] {
  const read = elsewhere.safeParse({ ...elsewhereOf(values, undefined, today), since: today });
  const problems = read.success
    ? []
    : read.error.issues.map(({ path, code }) => ({ field: path[0] as ElsewhereField, code: String(code) }));
  if (values.day > today) problems.push({ field: 'day', code: 'ahead' });
  return problems;
}

/** What is kept. `since` moves with the state: from its own day a new one counts. */
export function elsewhereOf(values: ElsewhereForm, known: Elsewhere | undefined, today: string): Elsewhere {
  const typed = values.link.trim();
  const link = typed === '' || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
  const isSame = known?.state === values.state;
  const since = values.state === 'sent' ? values.day : isSame ? known.since : today;
  return { ...values, title: values.title.trim(), company: values.company.trim(), link, since };
}
