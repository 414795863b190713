import { Trans } from '@lingui/react/macro';

type Props = {
  answers: readonly {
    id: string;
    /** Missing where it is not known any more. */
    question?: string | undefined;
    value: string | number | boolean;
  }[];
};

/** Questions of an ad, each with what was answered. */
export function AnswerList({ answers }: Props) {
  return (
    <dl className="grid gap-3">
      {answers.map(({ id, value, question }) => (
        <div key={id}>
          <dt className="text-small text-soft" lang="">
            {question ?? <Trans>A question that the ad no longer asks</Trans>}
          </dt>
          <dd className="font-semibold wrap-anywhere whitespace-pre-line" lang="">
            {typeof value === 'boolean' ? value ? <Trans>Yes</Trans> : <Trans>No</Trans> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
