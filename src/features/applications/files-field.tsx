import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '../../../contract/entities/user.ts';
import { acceptedBy } from '../../../contract/file-types.ts';
import { FILE_MAX } from '../../../contract/limits.ts';
import { fileProblemText } from '../../i18n/file-problem-text.ts';
import type { Attachments } from '../../sync/react/use-attachments.ts';
import { AttachmentPicker } from '../../ui/attachment-picker.tsx';
import { AttachmentTray } from '../../ui/attachment-tray.tsx';
import { DocumentChoice } from './document-choice.tsx';
import { HeldFiles } from './held-files.tsx';
import { SharedForThis } from './shared-for-this.tsx';

type Props = {
  attachments: Attachments;
  jobId: string;
  company: string;
  user: User;
  /** A number stands for the name until the company accepts. */
  signed: boolean;
  /** Ids of files that the company reads at once all the same. */
  open: readonly string[];
  onOpen: (ids: string[]) => void;
};

/** CV, references, photos: what goes along with an application, from the profile or from the device. */
export function FilesField({ attachments, jobId, company, user, signed, open, onOpen }: Props) {
  const { t, i18n } = useLingui();
  const { files, preparing, notTaken, add, remove } = attachments;
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-semibold">
        <Trans>Files</Trans>
        <span className="ms-2 inline-block font-normal text-faint">
          <Trans>optional</Trans>
        </span>
      </legend>
      <div className="mt-0.5 grid justify-items-start gap-2.5">
        <p className="text-small text-soft">
          <Trans>
            CV, references, photos. What tells who you are is held back until {company} invites you.
          </Trans>
        </p>
        <DocumentChoice chosen={files} onChoose={(file) => void add([file])} />
        <AttachmentTray
          name={t`Files that go along`}
          files={files}
          preparing={preparing}
          problems={notTaken.map((file) => ({
            key: file.key,
            text: i18n._(fileProblemText(file, FILE_MAX.perApplication)),
          }))}
          onRemove={remove}
        />
        <HeldFiles files={files} user={user} signed={signed} open={open} onOpen={onOpen} />
        <SharedForThis jobId={jobId} attachments={attachments} />
        <AttachmentPicker
          name={t`Add files`}
          accept={acceptedBy('application')}
          onChoose={(chosen) => void add(chosen)}
        >
          <Trans>Add files</Trans>
        </AttachmentPicker>
      </div>
    </fieldset>
  );
}
