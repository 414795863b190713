import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { textIn } from '../../../../contract/languages.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useReadLanguage } from '../../../i18n/use-read-language.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CustodyFields, type CustodySaid, NOTHING_SAID } from '../../../ui/custody-fields.tsx';
import { useCustodyWords } from '../../../ui/custody-words.ts';
import { StatementPoints } from '../../../ui/statement-points.tsx';
import type { Answered, Asked } from './asked.ts';
import { MayHaveArrived } from './may-have-arrived.tsx';
import { SIGNATURE, SignatureField } from './signature-field.tsx';
import { useAgree } from './use-agree.ts';

type Props = { asked: Asked; token: string; onDone: Answered; onRefuse: () => void };
type Values = { name: string; said: CustodySaid; creator: boolean };

/** A parent agrees to the sentences above the button; the typed name is kept as the signature (parents.4). */
export function ConsentForm({ asked, token, onDone, onRefuse }: Props) {
  const { firstname, act, expiresAt, otherAsked, creatorStatement } = asked;
  const { t } = useLingui();
  const format = useFormat();
  const read = useReadLanguage();
  const { register, handleSubmit, formState, watch, setValue } = useForm<Values>({
    defaultValues: { name: '', said: NOTHING_SAID, creator: false },
  });
  const { wrong, agree } = useAgree(asked, token, onDone);
  const { text: statement, language } = textIn(asked.statement, read);
  const until = format.deadline(expiresAt);
  const { aboutName, aboutMail } = useCustodyWords();
  return (
    <form
      onSubmit={(event) => void handleSubmit((values) => agree(values, language))(event)}
      noValidate
      className="grid gap-5"
    >
      <div className="grid gap-1">
        <h2 className="text-title">
          {act === 'creator' ? (
            <Trans>{firstname} wants to have a creator profile.</Trans>
          ) : (
            <Trans>{firstname} wants to use Zusage.</Trans>
          )}
        </h2>
        <p className="text-soft">
          <Trans>The letter below says what that means. You can answer until {until}.</Trans>
        </p>
      </div>
      {wrong.is === 'no-answer' && <MayHaveArrived />}
      <StatementPoints title={<Trans>What you confirm</Trans>} points={statement.points} />
      <SignatureField
        {...register('name', SIGNATURE)}
        missing={Boolean(formState.errors.name)}
        wrong={wrong.is === 'name' ? aboutName(wrong.code) : undefined}
      />
      <CustodyFields
        said={watch('said')}
        onChange={(said) => setValue('said', said)}
        otherAsked={otherAsked}
        errors={{
          custody: wrong.is === 'custody' && t`Choose one.`,
          otherMail: wrong.is === 'otherMail' && aboutMail(wrong.code),
        }}
      />
      {creatorStatement && (
        <div className="grid gap-2 border-line border-t pt-4">
          <Checkbox
            {...register('creator')}
            label={<Trans>I also agree that {firstname} has a creator profile.</Trans>}
            hint={<Trans>Only if you wish. Without it the account works all the same.</Trans>}
          />
          <StatementPoints points={textIn(creatorStatement, read).text.points} />
        </div>
      )}
      <Button type="submit" wide busy={formState.isSubmitting && t`Sending`}>
        <Trans>I agree</Trans>
      </Button>
      <Button variant="quiet" wide onClick={onRefuse}>
        <Trans>I do not agree</Trans>
      </Button>
    </form>
  );
}
