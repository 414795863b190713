import { Trans, useLingui } from '@lingui/react/macro';
import Send from 'lucide-react/icons/send';
import { useRef, useState } from 'react';
import { answerProblems } from '../../../contract/answers.ts';
import type { Job } from '../../../contract/entities/job.ts';
import type { Answer } from '../../../contract/entities/question.ts';
import type { User } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import { FILE_MAX, TEXT_MAX } from '../../../contract/limits.ts';
import { nameShownBy } from '../../../contract/policy/applicant-name.ts';
import { myCreator } from '../../replica/queries/creator.ts';
import { useLive } from '../../replica/use-live.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import { useAttachments } from '../../sync/react/use-attachments.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { Button } from '../../ui/button.tsx';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { KeptNote } from '../../ui/kept-note.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { SentChoice } from './application-acts.ts';
import { type ApplicationDraft, answersOf, draftKeyOf } from './application-draft.ts';
import { CompanyPreview } from './company-preview.tsx';
import { FilesField } from './files-field.tsx';
import { CreatorAlong } from './proposal/creator-along.tsx';
import { ProposalFields } from './proposal/proposal-fields.tsx';
import { proposalOf, proposalProblem, typedProposal } from './proposal/proposal-form.ts';
import { QuestionFields } from './question-fields.tsx';
import { ReplyPromise } from './reply-promise.tsx';
import { useApplicationDraft } from './use-application-draft.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  job: Job;
  user: User;
  /** The company gets it once a guardian has agreed. */
  waitsForGuardian: boolean;
  /** What stands in the form where nothing is being written: an earlier try. */
  earlier?: ApplicationDraft | undefined;
  /** Ids of the questions whose answers the server has refused. */
  refused: readonly string[];
  /** Ids of its files. */
  fileIds?: readonly string[] | undefined;
  /** Resolves once the application is saved on this device. */
  onSend: (
    note: string,
    answers: Answer[],
    files: readonly WaitingFile[],
    choice: SentChoice,
  ) => Promise<void>;
};

const EMPTY: ApplicationDraft = { note: '', answers: {} };
const NONE: ReadonlyMap<string, string> = new Map();

/** The form of an application: who gets it, what they see, a note, and answers (job.3). */
export function ApplySheet({
  open,
  onClose,
  job,
  user,
  waitsForGuardian,
  earlier,
  refused,
  fileIds,
  onSend,
}: Props) {
  const { t, i18n } = useLingui();
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState<'text' | 'storage' | null>(null);
  const { draft, write, failed: unkept, settle } = useApplicationDraft(job._id, earlier ?? EMPTY, open);
  const { offline } = useReachability();
  const fields = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const attachments = useAttachments({
    draft: draftKeyOf(job._id),
    purpose: 'application',
    max: FILE_MAX.perApplication,
    from: fileIds,
  });
  const note = draft?.note;
  const chosenName = draft?.nameShown ?? nameShownBy(user.settings);
  const nameShown = job.blind ? 'sign' : chosenName;
  const currency = job.pay?.currency ?? 'EUR';
  const typed =
    job.kind === 'campaign'
      ? (draft?.proposal ?? typedProposal(i18n.locale, undefined, job.campaign?.deliverables))
      : undefined;
  const mine = useLive(myCreator);
  const creator = typed ? mine : null;
  const creatorId = creator?.status === 'active' && !draft?.withoutCreator ? creator._id : undefined;
  const unclear = typed && proposalProblem(typed, currency);
  const tooLong = (note?.length ?? 0) > TEXT_MAX.note;
  const answers = answersOf(i18n.locale, job.questions, draft?.answers ?? {});
  const wrong = new Map(
    answerProblems(job.questions, answers).map(({ path, code }) => [path.slice('answers.'.length), code]),
  );
  // Refused for a question that this device does not know yet: it comes with the ad.
  const unknown = refused.some((id) => job.questions.every((question) => question.id !== id));

  const send = async () => {
    if (saving || note === undefined || creator === undefined || tooLong || attachments.preparing > 0) return;
    setTried(true);
    const [first] = wrong.keys();
    if (first !== undefined) {
      const field = fields.current?.querySelector(`[data-question="${CSS.escape(first)}"]`);
      field?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
      // With what is said below it.
      requestAnimationFrame(() => field?.scrollIntoView({ block: 'center' }));
      return;
    }
    if (unclear) {
      fields.current?.querySelector<HTMLElement>('[data-proposal] [aria-invalid]')?.focus();
      return;
    }
    setSaving(true);
    setFailed(null);
    const proposal = typed && proposalOf(typed, currency);
    try {
      await settle();
      await onSend(note, answers, await attachments.settled(), {
        nameShown: chosenName,
        open: draft?.open ?? [],
        proposal,
        creatorId,
        source: draft?.source,
      });
      attachments.sent();
      onClose();
    } catch (error) {
      setFailed(error instanceof ApiError ? 'text' : 'storage');
    } finally {
      setSaving(false);
    }
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Your application`}
      sticky
      actions={
        <Button icon={Send} busy={saving && t`Saving`} onClick={() => void send()}>
          <Trans>Send application</Trans>
        </Button>
      }
    >
      <div ref={fields} className="grid gap-6">
        <Receiver job={job} />
        {waitsForGuardian && <GuardianFirst company={job.companyName} />}
        <CompanyPreview
          user={user}
          company={job.companyName}
          blind={job.blind === true}
          nameShown={nameShown}
          onNameShown={(chosen) => write({ nameShown: chosen })}
        />
        <TextArea
          label={t`A few words to them`}
          hint={t`Why this job, when you can begin, what you bring along.`}
          optional
          limit={TEXT_MAX.note}
          error={
            tooLong
              ? t`This is too long for them. Shorten it a little.`
              : failed === 'text' && t`Some of these characters cannot be sent. Write it again by hand.`
          }
          value={note ?? ''}
          onChange={(event) => write({ note: event.currentTarget.value })}
          rows={5}
        />
        {typed && (
          <ProposalFields
            typed={typed}
            currency={currency}
            problem={tried ? unclear : undefined}
            onChange={(proposal) => write({ proposal })}
          />
        )}
        {typed && creator !== undefined && (
          <CreatorAlong
            creator={creator}
            user={user}
            signed={nameShown === 'sign'}
            along={creatorId !== undefined}
            onAlong={(along) => write({ withoutCreator: !along })}
          />
        )}
        {unknown && (
          <p role="status" className="rounded-card bg-well p-4">
            <Trans>The company has changed its questions. They are on their way to this device.</Trans>
          </p>
        )}
        {job.questions.length > 0 && (
          <QuestionFields
            questions={job.questions}
            typed={draft?.answers ?? {}}
            problems={tried || refused.length > 0 ? wrong : NONE}
            onChange={(typed) => write({ answers: typed })}
          />
        )}
        <FilesField
          attachments={attachments}
          jobId={job._id}
          company={job.companyName}
          user={user}
          signed={nameShown === 'sign'}
          open={draft?.open ?? []}
          onOpen={(open) => write({ open })}
        />
        <p className="text-small text-soft">
          <KeptNote failed={unkept} offline={offline} />
        </p>
        {failed === 'storage' && (
          <ErrorState title={t`It could not be saved on this device, and nothing was sent.`}>
            <Trans>Your text and files are still here. Free some space on the device, then try again.</Trans>
          </ErrorState>
        )}
      </div>
    </Sheet>
  );
}

function GuardianFirst({ company }: { company: string }) {
  return (
    <p role="note" className="rounded-card bg-well p-4">
      <Trans>
        Your parent or guardian has not agreed yet. {company} gets your application as soon as they have.
      </Trans>
    </p>
  );
}

function Receiver({ job }: { job: Job }) {
  return (
    <div className="flex items-center gap-3.5">
      <CompanyMark name={job.companyName} logo={job.companyLogo} />
      <div className="min-w-0">
        <p className="font-bold leading-snug" lang="">
          {job.companyName}
        </p>
        <p className="text-small text-soft" lang="">
          {job.title}
        </p>
        <p className="text-small text-soft">
          <ReplyPromise days={job.replyDays} />
        </p>
      </div>
    </div>
  );
}
