import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { ageWordIn } from './age-words.ts';
import { titleForAll } from './title.ts';
import { useJobFields } from './use-job-fields.ts';

/** The title, with its length and the way to say that everybody is meant (createjob.3). */
export function TitleField() {
  const { t } = useLingui();
  const { form, label, errorOf } = useJobFields();
  const title = useWatch({ control: form.control, name: 'title' });
  const open = titleForAll(title);
  const length = title.trim().length;
  const word = ageWordIn(title);
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <Field
          label={label('title')}
          hint={t`What somebody would type to find it: the work, not the team.`}
          error={errorOf('title')}
          aside={
            <span
              className={
                length > TEXT_MAX.title ? 'font-semibold tabular-nums text-danger' : 'tabular-nums text-faint'
              }
            >
              {length} / {TEXT_MAX.title}
            </span>
          }
        >
          {(control) => <input {...form.register('title')} {...control} type="text" className="control" />}
        </Field>
      </div>
      <p role="status" className="text-small text-warning empty:hidden">
        {word && (
          <Trans>
            “{word}” can be read as a preference for an age or an origin. The law wants ads that are open to
            everybody: leave it out.
          </Trans>
        )}
      </p>
      {open && (
        <Button
          variant="quiet"
          onClick={() =>
            form.setValue('title', open, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
        >
          <Trans>Add (m/w/d): open to everybody</Trans>
        </Button>
      )}
    </div>
  );
}
