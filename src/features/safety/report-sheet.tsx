import { Trans, useLingui } from '@lingui/react/macro';
import Flag from 'lucide-react/icons/flag';
import { reportSubject } from '../../replica/queries/report-subject.ts';
import { useLive } from '../../replica/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BlockToo } from './block-too.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportState } from './report-state.tsx';
import { REPORT_TITLE, targetOf } from './report-target.ts';
import { SubjectCard } from './subject-card.tsx';
import { useReportForm } from './use-report-form.ts';
import { useReports } from './use-reports.ts';

type Props = {
  /** What is reported, as the address says it: `job` and its id, with a dot between. Undefined: nothing, the sheet is closed. */
  about: string | undefined;
  onClose: () => void;
};

/** Reports something; once it is sent, the same sheet is its receipt (job.7, chat.8). */
export function ReportSheet({ about, onClose }: Props) {
  const { t, i18n } = useLingui();
  const target = about === undefined ? null : targetOf(about);
  const read = useLive(async (db) => target && { about, subject: await reportSubject(db, target) }, [about]);
  const subject = read?.about === about ? read?.subject : undefined;
  const { reports } = useReports(target !== null);
  const form = useReportForm(about ?? '');
  const sent = reports?.find(
    (one) =>
      one.as === 'reporter' &&
      one.decision === null &&
      one.target.type === target?.type &&
      one.target.id === target.id,
  );
  return (
    <Sheet
      open={target !== null}
      onClose={onClose}
      title={sent ? t`Your report` : target && i18n._(REPORT_TITLE[target.type])}
      sticky={!sent}
      actions={
        sent ? (
          <>
            <Button onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
            <LinkButton to="/pwa/user/settings" search={{ safety: 'reports' }} variant="quiet">
              <Trans>All my reports</Trans>
            </LinkButton>
          </>
        ) : (
          target && (
            <Button icon={Flag} busy={form.saving && t`Saving`} onClick={() => void form.send(target)}>
              <Trans>Send report</Trans>
            </Button>
          )
        )
      }
    >
      {target && (
        <div className="grid gap-5">
          <SubjectCard target={target} subject={subject} />
          {sent ? (
            <>
              <ReportState report={sent} />
              {subject?.blockId && <BlockToo id={subject.blockId} name={subject.who} />}
            </>
          ) : (
            <ReportForm target={target} form={form} />
          )}
        </div>
      )}
    </Sheet>
  );
}
