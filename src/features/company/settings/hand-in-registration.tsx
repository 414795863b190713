import { Trans, useLingui } from '@lingui/react/macro';
import { acceptedBy } from '../../../../contract/file-types.ts';
import { FILE_MAX } from '../../../../contract/limits.ts';
import { fileProblemText } from '../../../i18n/file-problem-text.ts';
import { useAttachments } from '../../../sync/react/use-attachments.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { AttachmentPicker } from '../../../ui/attachment-picker.tsx';
import { AttachmentTray } from '../../../ui/attachment-tray.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

/** Chooses documents, keeps them on this device and sends them off; without network they wait in the outbox. */
export function HandInRegistration({ companyId }: { companyId: string }) {
  const { t, i18n } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const { files, preparing, notTaken, add, remove, sent } = useAttachments({
    draft: `registration:${companyId}`,
    purpose: 'registration',
    max: FILE_MAX.perRegistration,
  });
  const handIn = async () => {
    const change = { companyId, files: files.map(({ id }) => id) };
    if (await saving(() => mutate('company.hand-in-registration', change, { files }))) sent();
  };
  return (
    <div className="grid justify-items-start gap-3">
      <AttachmentTray
        name={t`Documents to hand in`}
        files={files}
        preparing={preparing}
        problems={notTaken.map((file) => ({
          key: file.key,
          text: i18n._(fileProblemText(file, FILE_MAX.perRegistration)),
        }))}
        onRemove={remove}
      />
      <div className="flex flex-wrap gap-2">
        <AttachmentPicker
          name={t`Choose a document`}
          accept={acceptedBy('registration')}
          onChoose={(chosen) => void add(chosen)}
        >
          <Trans>Choose a document</Trans>
        </AttachmentPicker>
        {files.length > 0 && (
          <Button disabled={preparing > 0} onClick={() => void handIn()}>
            <Trans>Hand in</Trans>
          </Button>
        )}
      </div>
      <p className="text-small text-soft">
        <Trans>Only owners of the company and our staff see it. We erase it once we have looked at it.</Trans>
      </p>
    </div>
  );
}
