import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Report, ReportMeasure } from '../../../contract/entities/report.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Objection } from './objection.tsx';
import type { OwnReport } from './own-reports.ts';

const MEASURE: Record<Exclude<ReportMeasure, 'none'>, MessageDescriptor> = {
  content_removed: msg`The content was removed.`,
  account_locked: msg`The account was locked.`,
  company_blocked: msg`The company may publish nothing more.`,
};

type Props = { report: OwnReport; decision: NonNullable<Report['decision']> };

/** What was decided, why, by whom, and how to object (DSA Art. 17 and 20). */
export function DecisionNote({ report, decision: { outcome, measure, statement, decidedAt } }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const day = format.date(decidedAt);
  return (
    <section className="grid gap-3 rounded-card bg-well p-4">
      <h3 className="font-semibold">
        {outcome === 'upheld' ? (
          <Trans>The report was justified.</Trans>
        ) : (
          <Trans>We have found no breach of our rules.</Trans>
        )}{' '}
        {measure !== 'none' && i18n._(MEASURE[measure])}
      </h3>
      <p className="whitespace-pre-line wrap-anywhere">
        <span className="block text-note text-faint">
          <Trans>Why</Trans>
        </span>
        {statement}
      </p>
      <p className="text-small text-soft">
        <Trans>Decided by a person on {day}.</Trans>
      </p>
      <Objection against={{ _reportId: report._id }} appeals={report.appeals} />
    </section>
  );
}
