import { Trans, useLingui } from '@lingui/react/macro';
import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useRef, useState } from 'react';
import { readAdTable } from '../../../../contract/import/read-ad-table.ts';
import type { Table } from '../../../../contract/import/read-table.ts';
import { UnreadableFile } from '../../../../contract/import/unreadable-file.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { readFile } from './read-file.ts';
import { TROUBLE_TEXT } from './trouble-text.ts';

type Props = { onRead: (table: Table, name: string) => void };

/** A file or a pasted text, read on this device; what cannot be read says why (import.1, import.2). */
export function ChooseFile({ onRead }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [over, setOver] = useState(false);
  const [trouble, setTrouble] = useState<{ name: string; error: unknown }>();
  const read = async (name: string, table: () => Table | Promise<Table>) => {
    setTrouble(undefined);
    try {
      onRead(await table(), name);
    } catch (error) {
      setTrouble({ name, error });
    }
  };
  const take = (file: File | undefined) => file && void read(file.name, () => readFile(file));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid max-w-content gap-6">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same without a mouse */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        data-over={over || undefined}
        className="grid justify-items-center gap-4 rounded-card border border-dashed border-edge px-5 py-10 text-center data-over:border-accent data-over:bg-accent-wash"
      >
        <Icon of={FileUp} size="lg" className="text-faint" />
        <Button onClick={() => input.current?.click()}>
          <Trans>Choose a file</Trans>
        </Button>
        <p className="max-w-form text-small text-soft">
          <Trans>
            A table (.xlsx or CSV), a saved web page of a job, JSON, or a feed in XML. Up to 500 jobs at a
            time.
          </Trans>
        </p>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.json,.jsonld,.html,.htm,.xml,.rss"
        aria-label={t`File with jobs`}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {trouble && <Trouble {...trouble} />}
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void read(t`pasted text`, () => readAdTable(pasted));
        }}
      >
        <TextArea
          label={t`Or paste it`}
          hint={t`Cells copied from a spreadsheet, with their headings, or the source of a page.`}
          rows={4}
          value={pasted}
          onChange={(event) => setPasted(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="quiet">
            <Trans>Read this text</Trans>
          </Button>
        </div>
      </form>
      <p className="text-small text-soft">
        <Trans>
          It is read on this device, also without network. You see every job before anything is saved.
        </Trans>
      </p>
    </div>
  );
}

function Trouble({ name, error }: { name: string; error: unknown }) {
  const { t, i18n } = useLingui();
  const known = error instanceof UnreadableFile ? error : undefined;
  const line = known?.line;
  return (
    <ErrorState title={<span className="wrap-anywhere">{t`${name} cannot be read`}</span>}>
      <p>{i18n._(TROUBLE_TEXT[known?.code ?? 'no_text'])}</p>
      {line !== undefined && <p>{t`It stops making sense in line ${line}.`}</p>}
    </ErrorState>
  );
}
