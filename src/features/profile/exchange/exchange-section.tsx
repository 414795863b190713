import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import Upload from 'lucide-react/icons/upload';
import { lazy, Suspense, useRef, useState } from 'react';
import type { User } from '../../../../contract/entities/user.ts';
import { toJsonResume } from '../../../../contract/json-resume.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { saveFile } from '../../../ui/save-file.ts';

const ImportSheet = lazy(async () => ({ default: (await import('../sheets.tsx')).ImportSheet }));
const PrintSheet = lazy(async () => ({ default: (await import('../sheets.tsx')).PrintSheet }));

/** The CV on paper, and to and from other programs; all of it on this device (user.3). */
export function ExchangeSection({ user }: { user: User }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [printing, setPrinting] = useState(false);
  const save = () =>
    saveFile(
      new Blob([JSON.stringify(toJsonResume(user), null, 2)], { type: 'application/json' }),
      'resume.json',
    );
  return (
    <Section title={<Trans>Import and export</Trans>}>
      <p className="text-small text-soft">
        <Trans>
          As a PDF for the post or another website. Or import what you have written elsewhere: JSON Resume,
          Europass (XML) or the data of LinkedIn (ZIP).
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" icon={Printer} aria-haspopup="dialog" onClick={() => setPrinting(true)}>
          <Trans>Print or save as PDF</Trans>
        </Button>
        <Button variant="quiet" icon={Upload} onClick={() => input.current?.click()}>
          <Trans>Import a CV</Trans>
        </Button>
        <Button variant="quiet" icon={Download} onClick={save}>
          <Trans>Save as JSON Resume</Trans>
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,.xml,.zip,application/json,application/xml,text/xml,application/zip"
        aria-label={t`File with a CV`}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Suspense>
        {file && <ImportSheet file={file} onClose={() => setFile(undefined)} />}
        {printing && <PrintSheet user={user} onClose={() => setPrinting(false)} />}
      </Suspense>
    </Section>
  );
}
