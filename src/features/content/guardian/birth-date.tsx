import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../../contract/errors.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { usePublicCall } from '../../../sync/react/use-public-source.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import type { Asked } from './asked.ts';
import { MayHaveArrived } from './may-have-arrived.tsx';
import { SIGNATURE, SignatureField } from './signature-field.tsx';

type Props = {
  asked: Asked;
  token: string;
  /** `isNeeded`: the act the link is about needs a guardian at the corrected age too. */
  onCorrected: (corrected: { dateOfBirth: string; isNeeded: boolean }) => void;
};
type Values = { dateOfBirth: string; name: string };
type Failure = 'no-answer' | 'too_young' | 'day' | 'often' | 'gone';

/** The child's birth date, which a guardian can correct: the child itself cannot, once somebody was asked. */
export function BirthDate({ asked: { firstname, dateOfBirth, mayCorrect }, token, onCorrected }: Props) {
  const format = useFormat();
  const [correcting, setCorrecting] = useState(false);
  const day = format.day(dateOfBirth);
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <p className="text-soft">
        <Trans>
          {firstname} was born on {day}.
        </Trans>
      </p>
      {!mayCorrect ? (
        <p className="text-small text-soft">
          <Trans>Is it wrong? Write to us; you find the address in the imprint.</Trans>
        </p>
      ) : correcting ? (
        <Correction dateOfBirth={dateOfBirth} token={token} onCorrected={onCorrected} />
      ) : (
        <div>
          <Button variant="quiet" onClick={() => setCorrecting(true)}>
            <Trans>This date is wrong</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function Correction({ dateOfBirth, token, onCorrected }: Omit<Props, 'asked'> & { dateOfBirth: string }) {
  const { t } = useLingui();
  const call = usePublicCall();
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: { dateOfBirth, name: '' } });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<Failure | null>(null);
  const correct = handleSubmit(async (values) => {
    setFailure(null);
    try {
      const { dateOfBirth: corrected } = values;
      const { isNeeded } = await call('guardian.correct-birth-date', {
        ...values,
        name: values.name.trim(),
        token,
      });
      onCorrected({ dateOfBirth: corrected, isNeeded });
    } catch (error) {
      setFailure(error instanceof ApiError ? failureOf(error) : 'no-answer');
    }
  });
  const wrong: Partial<Record<Failure, string>> = {
    too_young: t`Under 13 nobody can have an account here. Write to us, and we delete it.`,
    day: t`Enter a date of birth.`,
    often: t`This date was corrected several times today. Try again tomorrow.`,
    gone: t`It can no longer be corrected with this link. Write to us.`,
  };
  return (
    <form onSubmit={(event) => void correct(event)} noValidate className="grid gap-4">
      {failure === 'no-answer' && <MayHaveArrived />}
      <DateField
        {...register('dateOfBirth', { required: true })}
        label={t`Correct date of birth`}
        error={errors.dateOfBirth ? wrong.day : failure && wrong[failure]}
      />
      <SignatureField {...register('name', SIGNATURE)} missing={Boolean(errors.name)} />
      <div>
        <Button type="submit" busy={isSubmitting && t`Sending`}>
          <Trans>Correct the date</Trans>
        </Button>
      </div>
    </form>
  );
}

function failureOf({ code }: ApiError): Failure {
  if (code === 'too_young') return 'too_young';
  if (code === 'too_many_requests') return 'often';
  return code === 'fields_invalid' ? 'day' : 'gone';
}
