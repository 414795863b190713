import { useLingui } from '@lingui/react/macro';
import { faultText } from '../i18n/error-text.ts';
import { ErrorState } from './error-state.tsx';

type Props = {
  /** Of `useIntent`. */
  problem: { kind: 'no-answer' | 'signed-out' } | { kind: 'refused'; error: { code: string } };
  /** What was not done. */
  title: string;
  /** Without an answer: what a second try means. */
  lost: string;
};

/** Why something that needs the network was not done, or may have been, and what to do next. */
export function ProblemNote({ problem, title, lost }: Props) {
  const { t, i18n } = useLingui();
  if (problem.kind === 'no-answer') return <ErrorState title={t`There was no answer.`}>{lost}</ErrorState>;
  const code = problem.kind === 'refused' ? problem.error.code : 'token_missing';
  return <ErrorState title={title}>{i18n._(faultText(code))}</ErrorState>;
}
