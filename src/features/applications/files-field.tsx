import { Trans, useLingui } from '@lingui/react/macro';
import { acceptedBy } from '../../../contract/file-types.ts';
import { FILE_MAX } from '../../../contract/limits.ts';
import { fileProblemText } from '../../i18n/file-problem-text.ts';
import type { Attachments } from '../../sync/react/use-attachments.ts';
import { AttachmentPicker } from '../../ui/attachment-picker.tsx';
import { AttachmentTray } from '../../ui/attachment-tray.tsx';
import { SharedForThis } from './shared-for-this.tsx';

type Props = { attachments: Attachments; jobId: string; company: string };

/** CV, references, photos: what goes along with an application. */
export function FilesField({ attachments, jobId, company }: Props) {
  const { t, i18n } = useLingui();
  const { files, preparing, notTaken, add, remove } = attachments;
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-semibold">
        <Trans>Files</Trans>
        <span className="ms-2 font-normal text-faint">
          <Trans>optional</Trans>
        </span>
      </legend>
      <div className="mt-0.5 grid justify-items-start gap-2.5">
        <p className="text-small text-soft">
          <Trans>
            CV, references, photos. {company} can open them as soon as your application is received.
          </Trans>
        </p>
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
