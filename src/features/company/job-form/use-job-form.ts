import { useEffect, useMemo, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { JobStatus, Location } from '../../../../contract/entities/job.ts';
import type { AdvertiserKind } from '../../../../contract/entities/registration.ts';
import { minimumAge } from '../../../../contract/law/age-law.ts';
import { isForMarket } from '../../../../contract/policy/job.ts';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import type { Intent } from './job-form-actions.tsx';
import type { JobStart } from './job-start.ts';
import { publishProblems } from './publish-problems.ts';
import { type JobProblem, toJobDraft } from './to-job-draft.ts';
import type { JobFormValues } from './values.ts';

export type FormContext = {
  start: JobStart;
  places: readonly Location[];
  status: JobStatus | null;
  /** Server's time, milliseconds. */
  now: number;
  /** What the company is; left out where that is not known. */
  advertiser?: AdvertiserKind | undefined;
};

/** The form of a job: checked by what was asked for last, because a draft may lack what a publication needs. */
export function useJobForm(context: FormContext, save: (start: JobStart) => void) {
  const intent = useRef<Intent>('save');
  const resolver = useMemo(
    () =>
      problemResolver<JobFormValues, FormContext>((values, given) =>
        problemsOf(values, given, intent.current),
      ),
    [],
  );
  const form: UseFormReturn<JobFormValues, FormContext> = useForm<JobFormValues, FormContext>({
    defaultValues: context.start.values,
    resolver,
    context,
    shouldFocusError: false,
  });
  const { start } = context;
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => save({ ...start, values }) }),
    [form, save, start],
  );
  const submit = (asked: Intent, send: (values: JobFormValues) => Promise<void>) => {
    intent.current = asked;
    return form.handleSubmit(send)();
  };
  return { form, submit };
}

/** What the form lacks; of a job that others find, or soon can, what a publication needs counts as well. */
export function problemsOf(values: JobFormValues, context: FormContext, intent: Intent): JobProblem[] {
  const { draft, readable, problems } = toJobDraft(values, {
    places: context.places,
    base: context.start.base,
  });
  const online = context.status !== null && isForMarket(context.status);
  if (intent === 'save' && !online) return problems;
  const named = new Set(problems.map(({ field }) => field));
  // A last day that stays as it is may be today.
  const closes = values.closes === context.start.beyond?.closes ? '' : values.closes;
  const more = publishProblems(draft ?? readable, closes, context.now, context.advertiser);
  // A draft may keep an age it was stored with; of fields that cannot be read the law says nothing.
  if (draft && draft.minAge < minimumAge(draft).minAge) more.push({ field: 'minAge', code: 'below_lowest' });
  return [...problems, ...more.filter(({ field }) => !named.has(field))];
}
