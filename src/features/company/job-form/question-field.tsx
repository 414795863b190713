import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import type { Question } from '../../../../contract/entities/question.ts';
import { doubtfulTopic, forbiddenTopic, TOPIC_SOURCE } from '../../../../contract/law/questions.ts';
import { sourceText } from '../../../i18n/age-reason-text.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TOPIC_TEXT } from './topic-text.ts';
import { useJobFields } from './use-job-fields.ts';

const TYPE: Record<Question['type'], MessageDescriptor> = {
  text: msg`Words`,
  yesno: msg`Yes or no`,
  number: msg`A number`,
};

type Props = {
  question: Question;
  at: number;
  last: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
  onChange: (changed: Partial<Question>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One question: its words, the kind of answer, and whether it needs one. */
export function QuestionField({ question, at, last, inputRef, onChange, onMove, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const { errorOf } = useJobFields();
  const number = at + 1;
  return (
    <li data-question={question.id} className="grid gap-3 rounded-card border border-line bg-sheet p-4">
      <TextField
        ref={inputRef}
        label={t`Question ${number}`}
        value={question.text}
        placeholder={at === 0 ? t`Can you work on Saturdays?` : undefined}
        error={errorOf(`questions.${at}`)}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <TopicNote text={question.text} />
      <Select
        label={t`Kind of answer`}
        value={question.type}
        onChange={(event) => onChange({ type: event.currentTarget.value as Question['type'] })}
      >
        {(Object.keys(TYPE) as Question['type'][]).map((type) => (
          <option key={type} value={type}>
            {i18n._(TYPE[type])}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label={t`Needs an answer`}
          checked={question.required}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
        />
        <div className="-me-2.5 flex">
          <IconButton
            name={t`Move question ${number} up`}
            icon={ArrowUp}
            data-move={-1}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            name={t`Move question ${number} down`}
            icon={ArrowDown}
            data-move={1}
            disabled={last}
            onClick={() => onMove(1)}
          />
          <IconButton name={t`Remove question ${number}`} icon={X} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
}

/** Said while it is typed: what nobody may be asked, and what needs a reason. */
function TopicNote({ text }: { text: string }) {
  const { i18n } = useLingui();
  const forbidden = forbiddenTopic(text);
  const topic = forbidden ?? doubtfulTopic(text);
  return (
    <div role="status" className="-mt-1.5 empty:hidden">
      {topic && (
        <p
          className={
            forbidden
              ? 'rounded-inner border border-danger/40 bg-danger-wash px-3 py-2 text-small'
              : 'rounded-inner border border-warning/50 bg-warning-wash px-3 py-2 text-small'
          }
        >
          {i18n._(TOPIC_TEXT[topic])}{' '}
          <span className="text-soft">
            {sourceText(TOPIC_SOURCE[topic], i18n.locale)}
            {!forbidden && (
              <>
                {' · '}
                <Trans>You can still ask it, if the work has a reason for it.</Trans>
              </>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
