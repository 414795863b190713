import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Briefcase from 'lucide-react/icons/briefcase';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Mail from 'lucide-react/icons/mail';
import Receipt from 'lucide-react/icons/receipt-text';
import Trash from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { ERASE_AFTER_MONTHS } from '../../../../contract/limits.ts';
import { isOpen, may } from '../../../../contract/policy/application.ts';
import { AGE_BAND } from '../../../i18n/age-band.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import type { ApplicantDetail } from '../../../replica/queries/applicant-detail.ts';
import { useImage } from '../../../sync/react/use-attachment.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { AnswerList } from '../../../ui/answer-list.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { ProposalView } from '../../../ui/proposal-view.tsx';
import { StateLine } from '../../../ui/state-line.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { DueMark } from '../applicants/due-mark.tsx';
import { colleaguesOf } from '../colleagues.ts';
import { Letter } from '../letter.tsx';
import { ApplicantCreator } from './applicant-creator.tsx';
import { ApplicantCv } from './applicant-cv.tsx';
import { ApplicantFiles } from './applicant-files.tsx';
import { ApplicantHistory } from './applicant-history.tsx';
import { ApplicantSafety } from './applicant-safety.tsx';
import { applicantSteps, decisionOf } from './applicant-steps.ts';
import { DecisionNotice } from './decision-notice.tsx';
import { KeepQuestion } from './keep-question.tsx';
import { TeamNotes } from './team-notes.tsx';

type Props = {
  detail: ApplicantDetail;
  /** Tags that others of the company's applicants have. */
  knownTags: readonly string[];
  mayAnswer: boolean;
  onUnseen: () => void;
};

/** An application as the company reads it: where it stands, what was written, and who writes. */
export function ApplicantBody({ detail, knownTags, mayAnswer, onUnseen }: Props) {
  const { row, entries } = detail;
  const decision = decisionOf(entries);
  const steps = useShownSteps(applicantSteps(row, entries));
  const answered = !decision && row.status === 'rejected' && row.rejection;
  const picture = useImage(row.image);
  return (
    <div className="grid gap-6">
      {picture && <Avatar name={row.name} size="xl" picture={picture} />}
      <WhyShort detail={detail} />
      {!mayAnswer && (
        <p className="text-small text-soft">
          <Trans>You may read this. Answering needs the right to chat; the owner can give it to you.</Trans>
        </p>
      )}
      {decision && <DecisionNotice decision={decision} />}
      {row.note.trim() ? (
        <Letter>{row.note}</Letter>
      ) : (
        <p className="text-soft">
          <Trans>Nothing was written along with it.</Trans>
        </p>
      )}
      {row.proposal && (
        <section className="grid gap-2">
          <h3 className="text-small font-semibold">
            <Trans>Their proposal</Trans>
          </h3>
          <ProposalView {...row.proposal} />
        </section>
      )}
      <ApplicantCreator applicant={row} />
      {row.answers.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-small font-semibold">
            <Trans>Your questions</Trans>
          </h3>
          <AnswerList answers={asked(detail)} />
        </section>
      )}
      <ApplicantCv {...row} />
      <ApplicantFiles applicant={row} />
      <TeamNotes
        applicant={row}
        knownTags={knownTags}
        members={detail.company?.members ?? []}
        colleagues={colleaguesOf(detail.company, [detail.job?.visibleTo ?? null])}
      />
      <StateLine
        steps={steps}
        wayOut={may('unsee', row.status) && <UnseeButton applicant={row} onDone={onUnseen} />}
      />
      <Facts facts={useFacts(detail)} />
      {answered && (
        <div className="grid gap-2">
          <h3 className="text-small font-semibold">
            <Trans>Your answer</Trans>
          </h3>
          <Letter from={detail.company?.companyName} language={answered.lang}>
            {answered.text}
          </Letter>
        </div>
      )}
      <KeepQuestion applicant={row} mayAnswer={mayAnswer} />
      <ApplicantHistory applicant={row} />
      <ApplicantSafety applicant={row} />
    </div>
  );
}

/** Answers that came before questions were kept with them belong to those of today's ad. */
function asked({ row, job }: ApplicantDetail) {
  return row.answers.map((one) => ({
    ...one,
    question: one.question ?? job?.questions.find(({ id }) => id === one.id)?.text,
  }));
}

/** Until the company has accepted it reads a shortened name, and is told so. */
function WhyShort({ detail: { row } }: { detail: ApplicantDetail }) {
  if (row.contacts) return null;
  return (
    <p className="text-small text-soft">
      {isOpen(row.status) ? (
        row.sign ? (
          <Trans>
            A number stands for the name until you invite them to talk; email address and photo follow then.
            Age is told as a range only.
          </Trans>
        ) : (
          <Trans>
            The full name and the email address are shown once you invite them to talk. Age is told as a range
            only.
          </Trans>
        )
      ) : row.status === 'accepted' ? (
        <Trans>The full name and the email address arrive once your invitation is received.</Trans>
      ) : (
        <Trans>The full name was not shown, because you had not invited them to talk.</Trans>
      )}
    </p>
  );
}

function useFacts({ row }: ApplicantDetail): Fact[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const facts: (Fact | null)[] = [
    { key: 'job', icon: Briefcase, label: t`Job`, value: row.job.title },
    { key: 'age', icon: User, label: t`Age`, value: i18n._(AGE_BAND[row.ageBand]) },
    row.receipt && {
      key: 'receipt',
      icon: Receipt,
      label: t`Receipt`,
      value: `${row.receipt.no}, ${format.date(row.receipt.receivedAt)}, ${format.time(row.receipt.receivedAt)}`,
    },
    row.dueAt && isOpen(row.status)
      ? {
          key: 'due',
          icon: CalendarClock,
          label: t`Answer promised by`,
          value: (
            <span className="flex flex-wrap items-center gap-2">
              {format.deadline(row.dueAt)} <DueMark applicant={row} />
            </span>
          ),
        }
      : null,
    {
      key: 'erase',
      icon: Trash,
      label: t`Deleted`,
      value: row.eraseAt ? (
        format.date(row.eraseAt)
      ) : (
        <Plural
          value={ERASE_AFTER_MONTHS}
          one="# month after your answer"
          other="# months after your answer"
        />
      ),
    },
    row.contacts?.email
      ? {
          key: 'mail',
          icon: Mail,
          label: t`Email`,
          value: (
            <a className="link" href={`mailto:${row.contacts.email}`}>
              {row.contacts.email}
            </a>
          ),
        }
      : null,
  ];
  return facts.filter((fact) => fact !== null);
}

type UnseeProps = { applicant: Applicant; onDone: () => void };

/** Sets an opened application back, to be looked at again later. */
function UnseeButton({ applicant, onDone }: UnseeProps) {
  const { mutate } = useSync();
  const saving = useSaving();
  const unsee = async () => {
    const set = { _applicationId: applicant._id, markSeen: false };
    if (await saving(() => mutate('application.list', set))) onDone();
  };
  return (
    <div className="-ms-5">
      <Button variant="bare" onClick={() => void unsee()}>
        <Trans>Mark as unseen</Trans>
      </Button>
    </div>
  );
}
