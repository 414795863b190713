import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import type { Question } from '../../../../contract/entities/question.ts';
import { QUESTIONS_MAX } from '../../../../contract/limits.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionField } from './question-field.tsx';
import { useJobFields } from './use-job-fields.ts';

/** What applicants are asked (createjob.8): up to five, in an order of the company's choice. */
export function QuestionsField() {
  const { t } = useLingui();
  const { newId } = useSync();
  const { form, label } = useJobFields();
  const { field } = useController({ control: form.control, name: 'questions' });
  const list = useRef<HTMLOListElement>(null);
  const questions = field.value;
  /** After the list is drawn again. */
  const focus = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  const add = () => {
    const id = newId();
    field.onChange([...questions, { id, text: '', type: 'text', required: false } satisfies Question]);
    focus(`[data-question="${id}"] input`);
  };
  const move = (at: number, by: -1 | 1) => {
    const one = questions[at];
    if (!one) return;
    field.onChange(questions.toSpliced(at, 1).toSpliced(at + by, 0, one));
    // The button of its new place may be off: the other one is near.
    focus(
      `[data-question="${one.id}"] [data-move="${by}"]:enabled, [data-question="${one.id}"] :enabled[data-move]`,
    );
  };
  const remove = (at: number) => {
    field.onChange(questions.toSpliced(at, 1));
    const next = questions[at + 1] ?? questions[at - 1];
    if (next) focus(`[data-question="${next.id}"] input`);
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{label('questions')}</legend>
      <p className="text-small text-soft">
        <Trans>
          Up to {QUESTIONS_MAX}. Each one is read in the ad before anybody applies. A question that needs an
          answer keeps some people away.
        </Trans>
      </p>
      {questions.length > 0 && (
        <ol ref={list} aria-label={t`Questions to applicants`} className="grid gap-3">
          {questions.map((question, at) => (
            <QuestionField
              key={question.id}
              question={question}
              at={at}
              last={at === questions.length - 1}
              inputRef={at === 0 ? field.ref : undefined}
              onChange={(changed) => field.onChange(questions.with(at, { ...question, ...changed }))}
              onMove={(by) => move(at, by)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
      {questions.length < QUESTIONS_MAX && (
        <div>
          <Button variant="quiet" icon={Plus} onClick={add}>
            <Trans>Add a question</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
