import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { acceptedBy } from '../../../contract/file-types.ts';
import { FILE_MAX } from '../../../contract/limits.ts';
import { fileProblemText } from '../../i18n/file-problem-text.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import type { Attachments } from '../../sync/react/use-attachments.ts';
import { AttachmentPicker } from '../../ui/attachment-picker.tsx';
import { AttachmentTray } from '../../ui/attachment-tray.tsx';
import { DocumentChoice } from './document-choice.tsx';
import type { NamesFamily as Names } from './name-in-file.ts';
import { SharedForThis } from './shared-for-this.tsx';

type Props = { attachments: Attachments; jobId: string; company: string; lastname: string };

/** CV, references, photos: what goes along with an application, from the profile or from the device. */
export function FilesField({ attachments, jobId, company, lastname }: Props) {
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
            CV, references, photos. {company} can open them as soon as your application is received.
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
        <NamesFamily files={files} lastname={lastname} />
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

/** Says which of the files give the family name away, before they are sent. */
function NamesFamily({ files, lastname }: { files: readonly WaitingFile[]; lastname: string }) {
  const [known, setKnown] = useState<ReadonlyMap<string, Names>>(new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const file of files) {
      if (asked.current.has(file.id)) continue;
      asked.current.add(file.id);
      import('./name-in-file.ts')
        .then(({ namesFamily }) => namesFamily(file, lastname))
        .then(
          (names) => setKnown((before) => new Map([...before, [file.id, names]])),
          () => setKnown((before) => new Map([...before, [file.id, 'unread']])),
        );
    }
  }, [files, lastname]);
  const naming = files.filter(({ id }) => known.get(id) === 'yes');
  const unread = files.filter(({ id }) => known.get(id) === 'unread');
  const unreadNames = unread.map(({ name }) => name).join(', ');
  return (
    <div role="status" className="w-full empty:hidden">
      {naming.length > 0 && (
        <div className="grid gap-1 rounded-card border border-warning/40 bg-warning-wash p-4 text-small">
          <p className="font-semibold">
            <Trans>Your family name appears in:</Trans>
          </p>
          <ul className="grid gap-0.5">
            {naming.map(({ id, name }) => (
              <li key={id} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
          <p>
            <Trans>
              The company reads it at once, also before it invites you. Send it if that is fine with you, or
              take it off.
            </Trans>
          </p>
        </div>
      )}
      {unread.length > 0 && (
        <p className="mt-2 text-small text-soft wrap-anywhere">
          <Trans>
            We could not look whether your family name appears in {unreadNames}. The company would read it
            before it invites you.
          </Trans>
        </p>
      )}
    </div>
  );
}
