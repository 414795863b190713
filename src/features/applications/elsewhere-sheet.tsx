import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { dayOf } from '../../../contract/calendar-day.ts';
import { trackedState, trackedWay } from '../../../contract/entities/tracking.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { useClock } from '../../i18n/clock.ts';
import type { TrackedElsewhere } from '../../replica/queries/trackings.ts';
import { type KeptDraft, useKeptDraft } from '../../sync/react/use-kept-draft.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { KeptNote } from '../../ui/kept-note.tsx';
import { problemResolver } from '../../ui/problem-resolver.ts';
import { Select } from '../../ui/select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import {
  begunOn,
  type ElsewhereDraft,
  type ElsewhereField,
  type ElsewhereForm,
  elsewhereFormOf,
  elsewhereOf,
  elsewhereProblems,
} from './elsewhere-form.ts';
import { elsewhereProblemText, WAY_TEXTS } from './elsewhere-words.ts';
import { TRACKED_TEXTS } from './next-words.ts';
import { keptOf, useTracking } from './use-tracking.ts';

type Props = {
  /** Missing: a new one. */
  tracking?: TrackedElsewhere | undefined;
  /** What another app has handed over. */
  shared?: { title?: string | undefined; link?: string | undefined } | undefined;
  onClose: () => void;
  onSaved?: ((id: string) => void) | undefined;
};

/** Writes down an application that was made elsewhere; works without network, and its draft is kept. */
export default function ElsewhereSheet(props: Props) {
  const { tracking, shared } = props;
  const key = `elsewhere:${tracking?._id ?? shared?.link ?? 'new'}`;
  const draft = useKeptDraft<ElsewhereDraft>(key);
  return draft.kept === undefined ? null : <Editor {...props} draftKey={key} draft={draft} />;
}

type EditorProps = Props & { draftKey: string; draft: KeptDraft<ElsewhereDraft> };

function Editor({ tracking, shared, onClose, onSaved, draftKey, draft }: EditorProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const today = dayOf(useClock()());
  const { offline } = useReachability();
  const saving = useSaving();
  const acts = useTracking();
  const [{ form, from }] = useState(() => {
    const kept = tracking && keptOf(tracking._id, tracking);
    return begunOn(draft.kept ?? null, kept, elsewhereFormOf(tracking?.elsewhere, today, shared));
  });
  const resolver = useMemo(
    () => problemResolver<ElsewhereForm>((values) => elsewhereProblems(values, today)),
    [today],
  );
  const { register, subscribe, handleSubmit, formState } = useForm<ElsewhereForm>({
    defaultValues: form,
    resolver,
  });
  const { save } = draft;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => save({ ...values, from }) }),
    [subscribe, save, from],
  );
  const submit = handleSubmit(async (values) => {
    await draft.finish();
    const elsewhere = elsewhereOf(values, from?.elsewhere ?? undefined, today);
    let saved = from?._id;
    const keep = async () => {
      if (from) await acts.save({ ...from, elsewhere }, from, draftKey);
      else saved = await acts.add(elsewhere, draftKey);
    };
    if (!(await saving(keep))) return draft.resume();
    await draft.drop();
    onClose();
    if (saved) onSaved?.(saved);
  });
  const error = (field: ElsewhereField) => {
    const code = formState.errors[field]?.type;
    return code && i18n._(elsewhereProblemText(field, String(code)));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      sticky
      title={from ? t`Application made elsewhere` : t`Add an application`}
      actions={
        <Button type="submit" form={id}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <p className="text-small text-soft">
          <Trans>For what you sent by email, on a website or in person. Only you see it.</Trans>
        </p>
        <TextField
          label={t`Job`}
          error={error('title')}
          maxLength={TEXT_MAX.title}
          autoComplete="off"
          {...register('title')}
        />
        <TextField
          label={t`Company`}
          error={error('company')}
          maxLength={TEXT_MAX.companyName}
          autoComplete="off"
          {...register('company')}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <DateField label={t`Day you applied`} error={error('day')} max={today} {...register('day')} />
          <Select label={t`How you sent it`} {...register('way')}>
            {trackedWay.options.map((way) => (
              <option key={way} value={way}>
                {i18n._(WAY_TEXTS[way])}
              </option>
            ))}
          </Select>
        </div>
        <Select label={t`How it stands`} {...register('state')}>
          {trackedState.options.map((state) => (
            <option key={state} value={state}>
              {i18n._(TRACKED_TEXTS[state])}
            </option>
          ))}
        </Select>
        <TextField
          label={t`Link to the ad`}
          optional
          type="url"
          inputMode="url"
          autoComplete="off"
          error={error('link')}
          maxLength={TEXT_MAX.url}
          {...register('link')}
        />
        <p className="text-small text-soft">
          <KeptNote failed={draft.failed} offline={offline} />
        </p>
      </form>
    </Sheet>
  );
}
