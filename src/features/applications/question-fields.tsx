import { Trans, useLingui } from '@lingui/react/macro';
import type { Question } from '../../../contract/entities/question.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { numberText, readNumber } from '../../i18n/number-text.ts';
import { ChoiceTiles } from '../../ui/choice-tiles.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { TypedAnswers } from './application-draft.ts';

type Props = {
  questions: readonly Question[];
  typed: TypedAnswers;
  /** Codes of what has to be looked at again, by question. */
  problems: ReadonlyMap<string, string>;
  onChange: (typed: TypedAnswers) => void;
};

/** What the company asks, to be answered (job.3). */
export function QuestionFields({ questions, typed, problems, onChange }: Props) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Questions of the company`} className="grid gap-5">
      {questions.map((question) => (
        <div key={question.id} data-question={question.id}>
          <QuestionField
            question={question}
            value={typed[question.id]}
            problem={problems.get(question.id)}
            onChange={(value) => onChange({ ...typed, [question.id]: value })}
          />
        </div>
      ))}
    </section>
  );
}

type FieldProps = {
  question: Question;
  value: string | boolean | undefined;
  problem: string | undefined;
  onChange: (value: string | boolean) => void;
};

/** What is said of a number that stands for two. */
function useUnclearNumber(typed: string | boolean | undefined): string | undefined {
  const { t, i18n } = useLingui();
  if (typeof typed !== 'string') return undefined;
  const read = readNumber(i18n.locale, typed);
  if (!('either' in read)) return undefined;
  const [whole, fraction] = read.either.map((value) => numberText(i18n.locale, value));
  return t`This can mean two numbers. Write ${whole} or ${fraction}.`;
}

function QuestionField({ question: { text, type, required }, value, problem, onChange }: FieldProps) {
  const { t } = useLingui();
  const unclear = useUnclearNumber(type === 'number' ? value : undefined);
  const label = <span lang="">{text}</span>;
  const error =
    problem &&
    (problem !== 'missing'
      ? type === 'number'
        ? (unclear ?? t`Enter a number, such as 2 or 2.5.`)
        : t`Answer this once more.`
      : t`They need an answer to this.`);
  if (type === 'yesno') {
    return (
      <ChoiceTiles
        legend={
          <>
            {label}
            {!required && (
              <span className="ms-2 inline-block font-normal text-faint">
                <Trans>optional</Trans>
              </span>
            )}
          </>
        }
        error={error}
        tiles={[
          { value: 'yes', label: <Trans>Yes</Trans> },
          { value: 'no', label: <Trans>No</Trans> },
        ]}
        chosen={typeof value === 'boolean' ? [value ? 'yes' : 'no'] : []}
        onChange={([choice]) => onChange(choice === 'yes')}
      />
    );
  }
  const field = { label, error, optional: !required, value: typeof value === 'string' ? value : '' };
  return type === 'number' ? (
    <TextField
      {...field}
      inputMode="decimal"
      maxLength={20}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextArea
      {...field}
      limit={TEXT_MAX.note}
      rows={2}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
