import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../../../contract/errors.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { usePublicCall } from '../../../sync/react/use-public-source.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Answered, Asked } from './asked.ts';
import { MayHaveArrived } from './may-have-arrived.tsx';
import { SIGNATURE, SignatureField } from './signature-field.tsx';

type Props = { asked: Asked; token: string; onDone: Answered };
type Values = {
  name: string;
  relation: 'mother' | 'father' | 'guardian';
  bothParents: boolean;
  otherMail: string;
};
const EMPTY: Values = { name: '', relation: 'mother', bothParents: false, otherMail: '' };

/** A parent agrees; the typed name is kept as the signature (parents.4). */
export function ConsentForm({ asked: { firstname, act, expiresAt }, token, onDone }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const call = usePublicCall();
  const { register, handleSubmit, formState, control } = useForm<Values>({ defaultValues: EMPTY });
  const { errors, isSubmitting } = formState;
  const bothParents = useWatch({ control, name: 'bothParents' });
  const [failure, setFailure] = useState<'other-mail' | 'no-answer' | null>(null);

  const agree = handleSubmit(async ({ name, relation, otherMail, bothParents: forBoth }) => {
    setFailure(null);
    const other = !forBoth && otherMail.trim() !== '' ? { otherMail: otherMail.trim() } : {};
    try {
      await call('guardian.confirm', { token, name: name.trim(), relation, bothParents: forBoth, ...other });
      onDone('confirmed');
    } catch (error) {
      if (!(error instanceof ApiError)) setFailure('no-answer');
      else if (error.code === 'fields_invalid') setFailure('other-mail');
      else onDone();
    }
  });
  const until = format.deadline(expiresAt);
  return (
    <form onSubmit={(event) => void agree(event)} noValidate className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-title">
          {act === 'creator' ? (
            <Trans>{firstname} wants to have a creator’s profile.</Trans>
          ) : (
            <Trans>{firstname} wants to use Zusage.</Trans>
          )}
        </h2>
        <p className="text-soft">
          <Trans>The letter below says what that means. You can answer until {until}.</Trans>
        </p>
      </div>
      {failure === 'no-answer' && <MayHaveArrived />}
      <SignatureField {...register('name', SIGNATURE)} missing={Boolean(errors.name)} />
      <Select {...register('relation')} label={t`You are the child’s`}>
        <option value="mother">{t`mother`}</option>
        <option value="father">{t`father`}</option>
        <option value="guardian">{t`guardian`}</option>
      </Select>
      <Checkbox
        {...register('bothParents')}
        label={t`I have custody alone, or I answer for the other parent as well.`}
      />
      {!bothParents && (
        <TextField
          {...register('otherMail')}
          type="email"
          label={t`Mail address of the other parent`}
          hint={t`As a rule both parents agree. We ask the other one too.`}
          autoCapitalize="none"
          error={
            failure === 'other-mail' &&
            t`Give the other parent’s mail address, not your own or your child’s, or tick the line above.`
          }
        />
      )}
      <Button type="submit" wide busy={isSubmitting && t`Sending`}>
        <Trans>I agree</Trans>
      </Button>
    </form>
  );
}
