import { useLingui } from '@lingui/react';
import type { ReportTarget } from '../../../contract/entities/report.ts';
import type { ReportSubject } from '../../replica/queries/report-subject.ts';
import { TARGET_NAME } from './report-target.ts';

type Props = { target: ReportTarget; subject: ReportSubject | undefined };

/** What is reported, so that nobody reports something else by accident. */
export function SubjectCard({ target, subject }: Props) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-0.5 rounded-card border border-line bg-well px-4 py-3">
      <p className="text-note font-semibold text-faint">
        {i18n._(TARGET_NAME[target.type])}
        {subject?.who && <span lang=""> · {subject.who}</span>}
      </p>
      {subject?.what && (
        <p lang="" className="line-clamp-3 whitespace-pre-line wrap-anywhere">
          {subject.what}
        </p>
      )}
    </div>
  );
}
