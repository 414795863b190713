import { Plural, Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { acceptedBy } from '../../../../contract/file-types.ts';
import { DOCUMENTS_MAX } from '../../../../contract/profile-limits.ts';
import { fileProblemText } from '../../../i18n/file-problem-text.ts';
import type { DocumentItem } from '../../../replica/queries/documents.ts';
import { useAttachment } from '../../../sync/react/use-attachment.ts';
import { useDocuments } from '../../../sync/react/use-documents.ts';
import { AttachmentCard } from '../../../ui/attachment-card.tsx';
import { AttachmentPicker } from '../../../ui/attachment-picker.tsx';
import { AttachmentTray } from '../../../ui/attachment-tray.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Section } from '../../../ui/page.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

/** Files to send along with applications: kept once, copied into each that takes them (user.5). */
export function DocumentsSection({ uid }: { uid: string }) {
  const { t, i18n } = useLingui();
  const saving = useSaving();
  const { documents = [], preparing, notTaken, add, remove } = useDocuments(uid);
  return (
    <Section title={<Trans>Documents</Trans>}>
      {documents.length === 0 ? (
        <p className="text-small text-soft">
          <Trans>
            References, certificates, a CV of your own. Kept here once, you can send them along with every
            application, also without network.
          </Trans>
        </p>
      ) : (
        <ul aria-label={t`Documents`} className="divide-y divide-line">
          {documents.map((one) => (
            <Document
              key={one._fileId}
              document={one}
              onRemove={() => void saving(() => remove(one._fileId))}
            />
          ))}
        </ul>
      )}
      <AttachmentTray
        name={t`Documents`}
        files={[]}
        preparing={preparing}
        problems={notTaken.map((file) => ({
          key: file.key,
          text: i18n._(fileProblemText(file, DOCUMENTS_MAX)),
        }))}
        onRemove={() => undefined}
      />
      <div>
        <AttachmentPicker
          name={t`Add documents`}
          accept={acceptedBy('document')}
          onChoose={(files) => void add(files)}
        >
          <Trans>Take a photo or choose a file</Trans>
        </AttachmentPicker>
      </div>
    </Section>
  );
}

function Document({ document, onRemove }: { document: DocumentItem; onRemove: () => void }) {
  const { t } = useLingui();
  const { name, waits, here, uses } = document;
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <AttachmentCard {...useAttachment(document)} />
        <p className="mt-1 text-note text-soft">
          {waits ? (
            <Trans>On this device, not sent yet</Trans>
          ) : here ? (
            <Trans>Also here without network</Trans>
          ) : (
            <Trans>Needs the network to open</Trans>
          )}
          {uses > 0 && (
            <>
              {' · '}
              <Plural value={uses} one="in # application" other="in # applications" />
            </>
          )}
        </p>
      </div>
      <IconButton name={t`Remove ${name}`} icon={X} onClick={onRemove} />
    </li>
  );
}
