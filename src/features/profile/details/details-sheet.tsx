import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { dayOf } from '../../../../contract/calendar-day.ts';
import type { User } from '../../../../contract/entities/user.ts';
import { generalChange } from '../../../../contract/policy/general-over.ts';
import { useClock } from '../../../i18n/clock.ts';
import { myBirthDateKeeper } from '../../../replica/queries/birth-date.ts';
import { useLive } from '../../../replica/use-live.ts';
import { type KeptDraft, useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { DetailsFields } from './details-fields.tsx';
import {
  changedDetails,
  type DetailsChange,
  type DetailsForm,
  detailsFormOf,
  detailsProblems,
} from './details-form.ts';

const DRAFT = 'details';

/** `before` is what was shown when the editing began: only what differs from it is sent. */
type Draft = { before: DetailsForm; values: DetailsForm };
type Props = { user: User; onClose: () => void };

export function DetailsSheet(props: Props) {
  const draft = useKeptDraft<Draft>(DRAFT);
  return draft.kept === undefined ? null : <Editor {...props} draft={draft} />;
}

function Editor({ user, onClose, draft }: Props & { draft: KeptDraft<Draft> }) {
  const { t } = useLingui();
  const clock = useClock();
  const today = dayOf(clock());
  const facts = useMemo(() => ({ user, today }), [user, today]);
  const keeper = useLive((db) => myBirthDateKeeper(db, today), [today]);
  const { offline } = useReachability();
  const saving = useSaving();
  const saveDetails = useSaveDetails(user, DRAFT);
  const [before] = useState(draft.kept?.before ?? detailsFormOf(user, today));
  const resolver = useMemo(
    () => problemResolver<DetailsForm>((values) => detailsProblems(values, facts)),
    [facts],
  );
  const form = useForm<DetailsForm>({ defaultValues: draft.kept?.values ?? before, resolver });
  const id = useId();

  const { save } = draft;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => save({ before, values }) }),
    [form, save, before],
  );
  const submit = form.handleSubmit(async (values) => {
    await draft.finish();
    if (await saving(() => saveDetails(changedDetails(before, values, facts)))) {
      await draft.drop();
      onClose();
    } else draft.resume();
  });
  return (
    <Sheet
      open
      onClose={onClose}
      sticky
      title={t`Your details`}
      actions={
        <Button type="submit" form={id}>
          <Trans>Save changes</Trans>
        </Button>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
          <p className="text-small text-soft">
            <Trans>
              Applications you have sent keep what they said. Companies never see your date of birth.
            </Trans>
          </p>
          <DetailsFields facts={facts} keeper={keeper} />
          <p className="text-small text-soft">
            <KeptNote failed={draft.failed} offline={offline} />
          </p>
        </form>
      </FormProvider>
    </Sheet>
  );
}

/** Makes the changes of a form of details, which are up to two; the draft goes with the last. */
function useSaveDetails({ _id: uid, address, general: known }: User, draft: string) {
  const { mutate, newId } = useSync();
  return async ({ general, guardianMail, place }: DetailsChange): Promise<void> => {
    const last = { draft };
    const said = general && generalChange(known, general);
    if (said)
      await mutate(
        'user.update-general',
        { _userId: uid, ...said, ...(guardianMail && { guardianMail }) },
        place === undefined ? last : {},
      );
    if (place === undefined) return;
    const reference = { refType: 'user' as const, refId: uid };
    if (place === null) {
      if (address) await mutate('address.delete', { id: address._id }, last);
    } else if (address) await mutate('address.update', { id: address._id, reference, ...place }, last);
    else await mutate('address.create', { _id: newId(), reference, ...place }, last);
  };
}
