import { Trans } from '@lingui/react/macro';
import type { Question } from '../../../contract/entities/question.ts';
import { Chip } from '../../ui/chip.tsx';

/** What is asked of everybody who applies: read before anybody taps, so that nobody is turned away in silence. */
export function AskedQuestions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-lead font-bold">
        <Trans>What they ask when you apply</Trans>
      </h2>
      <ul className="grid gap-2">
        {questions.map(({ id, text, required }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="wrap-anywhere" lang="">
              {text}
            </span>
            {required && (
              <Chip>
                <Trans>needs an answer</Trans>
              </Chip>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
