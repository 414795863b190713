import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useNow } from '../../../i18n/use-now.ts';
import type { JobEdit } from '../../../replica/queries/job-edit.ts';
import type { KeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { changedFields, isMaterial } from './changed-fields.ts';
import { JobErrors } from './job-errors.tsx';
import { JobFields } from './job-fields.tsx';
import { type Intent, JobFormActions } from './job-form-actions.tsx';
import { JobFormState } from './job-form-state.tsx';
import { JobPreview } from './job-preview.tsx';
import { editedAgain, type JobStart } from './job-start.ts';
import { StartFrom } from './start-from.tsx';
import { submission } from './submission.ts';
import { toJobDraft } from './to-job-draft.ts';
import { useFollowRow } from './use-follow-row.ts';
import { useJobForm } from './use-job-form.ts';
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
  onDone: () => void;
};

/** The form and, beside it, what becomes of it. */
export function JobEditor({ jobId, companyId, edit, begun, draft, draftKey, onDone }: Props) {
  const { t, i18n } = useLingui();
  const { newId } = useSync();
  const send = useSubmitJob();
  const [start, setStart] = useState(begun);
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const { row, jobs, company } = edit;
  const { places, settled } = usePlaces(jobs);
  const advertiser = company?.registration?.kind;
  const context = { start, places, status: row?.status ?? null, now: useNow(), advertiser };
  const { form, submit } = useJobForm(context, draft.save);
  useFollowRow(form, { row, start, tag: i18n.locale }, setStart);
  const values = useWatch({ control: form.control }) as JobFormValues;
  const read = toJobDraft(values, { places, base: start.base });

  const save = async (intent: Intent) => {
    const known = await settled();
    await submit(intent, async (checked) => {
      const job = toJobDraft(checked, { places: known, base: start.base }).draft;
      if (!job) return;
      await draft.finish();
      const ask = {
        jobId: jobId ?? newId(),
        companyId,
        publish: intent === 'publish',
        closes: checked.closes,
      };
      const asked = submission(job, start, ask);
      const nothing = !asked.create && !asked.update && !asked.publish;
      if (nothing) await draft.drop();
      if (nothing || (await send(asked, [...start.replaces].reverse(), draftKey))) onDone();
      else draft.resume();
    });
  };

  const material = start.base && read.draft && isMaterial(changedFields(start.base, read.draft));
  const applied = row?.stats.applied ?? 0;
  return (
    <FormProvider {...form}>
      <JobFormState
        edit={edit}
        onEditAgain={(refused) => {
          if (!row) return;
          const again = editedAgain(row, refused, i18n.locale);
          setStart(again);
          form.reset(again.values, { keepDefaultValues: true });
        }}
      />
      <div className="desk:hidden">
        <SegmentedControl
          legend={t`What is shown`}
          hideLegend
          wide
          segments={[
            { value: 'write', label: t`Write` },
            { value: 'preview', label: t`Preview` },
          ]}
          value={tab}
          onChange={setTab}
        />
      </div>
      <div className="grid items-start gap-10 desk:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <form
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className={tab === 'write' ? 'grid gap-8' : 'grid gap-8 max-desk:hidden'}
        >
          {!jobId && <StartFrom jobs={jobs} />}
          <JobFields
            places={places}
            currency={start.base?.pay?.currency ?? 'EUR'}
            mayPublish={row?.status !== 'published' && row?.status !== 'in_review'}
          />
          {material && applied > 0 && (
            <p
              role="status"
              className="rounded-card border border-warning/50 bg-warning-wash px-4 py-3 text-small"
            >
              <Plural
                value={applied}
                one="# person applied to the earlier version and decided by it. Write to them about what changes."
                other="# people applied to the earlier version and decided by it. Write to them about what changes."
              />
            </p>
          )}
          <JobErrors />
          <JobFormActions
            status={row?.status ?? null}
            failed={draft.failed}
            onSubmit={(intent) => void save(intent)}
          />
        </form>
        <aside
          aria-label={t`Preview`}
          className={tab === 'preview' ? 'desk:sticky desk:top-6' : 'max-desk:hidden desk:sticky desk:top-6'}
        >
          <p className="pb-3 text-small text-soft max-desk:sr-only">
            <Trans>Preview</Trans>
          </p>
          <JobPreview job={read.readable} companyName={company?.companyName ?? ''} />
        </aside>
      </div>
    </FormProvider>
  );
}
