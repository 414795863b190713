import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { JobDraft, Location } from '../../../../contract/entities/job.ts';
import { isMaterial } from '../../../../contract/policy/changed-fields.ts';
import { useNow } from '../../../i18n/use-now.ts';
import type { JobEdit } from '../../../replica/queries/job-edit.ts';
import type { KeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Section } from '../../../ui/page.tsx';
import { useDesk } from '../../../ui/use-breakpoint.ts';
import { PREVIEW_SIDE, type Side, WRITE_SIDE, WriteOrPreview } from '../../../ui/write-or-preview.tsx';
import { PlanSheet } from '../job-list/plan-sheet.tsx';
import { JobErrors } from './job-errors.tsx';
import { type Around, StepFields } from './job-fields.tsx';
import { type Intent, JobFormActions } from './job-form-actions.tsx';
import { JobFormState } from './job-form-state.tsx';
import { JobPreview } from './job-preview.tsx';
import { editedAgain, type JobStart } from './job-start.ts';
import { StartFrom } from './start-from.tsx';
import { StepList, StepProgress } from './step-list.tsx';
import { openSteps, STEPS, type Step, stepOf, stepText } from './steps.ts';
import { planned, type Submission, submission } from './submission.ts';
import { TellApplicants } from './tell-applicants.tsx';
import { toJobDraft } from './to-job-draft.ts';
import { useFollowRow } from './use-follow-row.ts';
import { problemsOf, useJobForm } from './use-job-form.ts';
import { usePlaces } from './use-places.ts';
import { useSubmitJob } from './use-submit-job.ts';
import type { JobFormValues } from './values.ts';

type Props = {
  jobId: string | undefined;
  companyId: string;
  edit: JobEdit;
  begun: JobStart;
  draft: KeptDraft<JobStart>;
  draftKey: string;
  place: (location: Location) => ReactNode;
  onDone: () => void;
};

type Planning = { wanted: Submission; jobId: string; title: string; closes: string; open: boolean };

/** The form and, beside it, what becomes of it. On phones a new job is written one question after the other. */
export function JobEditor({ jobId, companyId, edit, begun, draft, draftKey, place, onDone }: Props) {
  const { t, i18n } = useLingui();
  const { newId } = useSync();
  const send = useSubmitJob();
  const [start, setStart] = useState(begun);
  const [tab, setTab] = useState<Side>('write');
  const { row, jobs, company } = edit;
  const { places, settled } = usePlaces(jobs);
  const advertiser = company?.registration?.kind;
  const context = { start, places, status: row?.status ?? null, now: useNow(), advertiser };
  const { form, submit } = useJobForm(context, draft.save);
  // Putting values into the form has kept them as a draft of the old start.
  const begin = (next: JobStart) => {
    setStart(next);
    draft.save(next);
  };
  useFollowRow(form, { row, start, tag: i18n.locale }, begin);
  const values = useWatch({ control: form.control }) as JobFormValues;
  const read = toJobDraft(values, { places, base: start.base });
  const { kind } = values;

  const sections = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const isStepped = !useDesk() && (row === null || row.status === 'draft');
  const walkTo = (index: number) => {
    setAt(index);
    scrollTo({ top: 0 });
    // Once the screen of that part is drawn.
    requestAnimationFrame(() =>
      sections.current?.querySelector<HTMLElement>('[data-step]:not([hidden])')?.focus(),
    );
  };
  const goTo = (step: Step) => {
    setTab('write');
    if (isStepped) return walkTo(STEPS.indexOf(step));
    const part = sections.current?.querySelector<HTMLElement>(`[data-step="${step}"]`);
    part?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'start' });
  };
  const goToField = (field: keyof JobFormValues) => {
    if (isStepped) setAt(STEPS.indexOf(stepOf(field)));
    setTab('write');
    requestAnimationFrame(() => form.setFocus(field, { shouldSelect: false }));
  };
  const next = STEPS[at + 1];

  /** A change that people are told of before it is saved; it stays when its sheet is closed, which gives the focus back. */
  const [asking, setAsking] = useState<{ wanted: Submission; open: boolean } | null>(null);
  const stopAsking = () => setAsking((last) => last && { ...last, open: false });
  /** A job to go online later, until its time is chosen; it stays when its sheet is closed, as above. */
  const [planning, setPlanning] = useState<Planning | null>(null);
  const stopPlanning = () => setPlanning((last) => last && { ...last, open: false });
  const finish = async (asked: Submission) => {
    await draft.finish();
    const nothing = !asked.create && !asked.update && !asked.publish && !asked.schedule;
    if (nothing) await draft.drop();
    if (nothing || (await send(asked, start.replaces, draftKey))) onDone();
    else draft.resume();
  };
  const asked = (id: string, job: JobDraft, { closes, visibleTo }: JobFormValues, intent: Intent) =>
    submission(job, start, {
      jobId: id,
      companyId,
      members: around.members.map(({ _userId }) => _userId),
      publish: intent === 'publish',
      closes,
      visibleTo,
    });
  const save = async (intent: Intent) => {
    const known = await settled();
    await submit(intent, async (checked) => {
      const job = toJobDraft(checked, { places: known, base: start.base }).draft;
      if (!job) return;
      const id = jobId ?? newId();
      const wanted = asked(id, job, checked, intent);
      if (intent === 'schedule')
        return setPlanning({ wanted, jobId: id, title: job.title, closes: checked.closes, open: true });
      const tells = row?.status === 'published' && row.stats.applied > 0;
      if (tells && wanted.update && isMaterial(wanted.update.patch)) return setAsking({ wanted, open: true });
      await finish(wanted);
    });
  };

  const around: Around = {
    places,
    currency: start.values.currency,
    members: company?.members ?? [],
    onlineUntil: start.beyond?.closes ?? '',
    onlineFrom: row?.status === 'published' ? row.minAge : null,
  };
  return (
    <FormProvider {...form}>
      <JobFormState
        edit={edit}
        onEditAgain={(refused) => {
          if (!row) return;
          const again = editedAgain(row, refused, i18n.locale);
          form.reset(again.values, { keepDefaultValues: true });
          begin(again);
        }}
      />
      <WriteOrPreview value={tab} onChange={setTab} />
      <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_minmax(17rem,22rem)] wide:grid-cols-[9.5rem_minmax(0,1fr)_minmax(17rem,23rem)]">
        <div className="hidden wide:block wide:sticky wide:top-6">
          <StepList kind={kind} open={openSteps(problemsOf(values, context, 'publish'))} onGo={goTo} />
        </div>
        <form noValidate onSubmit={(event) => event.preventDefault()} className={WRITE_SIDE[tab]}>
          {isStepped && <StepProgress kind={kind} at={at} />}
          {!jobId && (!isStepped || at === 0) && <StartFrom jobs={jobs} />}
          <div ref={sections} className="grid gap-10">
            {STEPS.map((step, index) => (
              // Hidden, not taken out: who turns the device keeps what has the focus.
              <fieldset
                key={step}
                hidden={isStepped && index !== at}
                data-step={step}
                tabIndex={-1}
                aria-label={i18n._(stepText(step, kind).title)}
                className="min-w-0 outline-none"
              >
                <Section title={i18n._(stepText(step, kind).title)}>
                  <StepFields step={step} {...around} />
                </Section>
              </fieldset>
            ))}
          </div>
          <JobErrors onGo={goToField} />
          <JobFormActions
            status={row?.status ?? null}
            failed={draft.failed}
            onSubmit={(intent) => void save(intent)}
            walk={
              isStepped
                ? {
                    onBack: at > 0 ? () => walkTo(at - 1) : null,
                    onNext: next ? () => walkTo(at + 1) : null,
                    next: next ? i18n._(stepText(next, kind).name) : '',
                  }
                : undefined
            }
          />
        </form>
        <aside aria-label={t`Preview`} className={PREVIEW_SIDE[tab]}>
          <p className="pb-3 text-small text-soft max-desk:sr-only">
            <Trans>Preview</Trans>
          </p>
          <JobPreview job={read.readable} companyName={company?.companyName ?? ''} place={place} />
        </aside>
      </div>
      {planning && (
        <PlanSheet
          open={planning.open}
          title={planning.title}
          planned={row?.goesOnline?.at}
          closes={planning.closes}
          onClose={stopPlanning}
          onPlan={(at) => {
            stopPlanning();
            void finish(planned(planning.wanted, { ...planning, rev: start.rev, at }));
          }}
        />
      )}
      {row && asking?.wanted.update && (
        <TellApplicants
          job={row}
          patch={asking.open ? asking.wanted.update.patch : null}
          members={around.members}
          onClose={stopAsking}
          onSave={(note) => {
            stopAsking();
            const { wanted } = asking;
            const said = note.trim() ? { note: note.trim() } : {};
            void finish({ ...wanted, update: wanted.update && { ...wanted.update, ...said } });
          }}
        />
      )}
    </FormProvider>
  );
}
