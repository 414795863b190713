import { Trans, useLingui } from '@lingui/react/macro';
import FileDown from 'lucide-react/icons/file-down';
import { type ReactNode, useId, useState } from 'react';
import type { Invoice } from '../../../../contract/entities/invoice.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';

type Props = { invoice: Pick<Invoice, 'number' | 'pdf' | 'xml'> };

/**
 * The files of a bill. Ours are fetched with the sign-in: the PDF, which is an e-invoice too (ZUGFeRD), and the e-invoice
 * by itself. The payment provider's lies at an address of its own.
 */
export function InvoiceFiles({ invoice: { number, pdf, xml } }: Props) {
  const { t } = useLingui();
  const { offline } = useReachability();
  const id = useId();
  if (pdf === null) return null;
  const name = number ?? t`Bill`;
  if (pdf.startsWith('https://'))
    return (
      <a
        href={pdf}
        target="_blank"
        rel="noreferrer"
        className="link inline-flex min-h-11 items-center"
        aria-label={t`PDF of ${name}`}
      >
        PDF
      </a>
    );
  const waits = offline && id;
  return (
    <div className="grid justify-items-end gap-1">
      <div className="flex flex-wrap justify-end gap-2">
        <OwnFile path={pdf} file={`${name}.pdf`} label={t`PDF of ${name}`} waits={waits}>
          PDF
        </OwnFile>
        {/* An answer that an older app has kept does not name it. */}
        {xml && (
          <OwnFile
            path={xml.url}
            file={`${name}.xml`}
            label={xml.format === 'xrechnung' ? t`XRechnung of ${name}` : t`E-invoice of ${name} (XML)`}
            waits={waits}
          >
            {xml.format === 'xrechnung' ? 'XRechnung' : 'XML'}
          </OwnFile>
        )}
      </div>
      {offline && (
        <p id={id} className="text-note text-soft">
          <Trans>waits for the network</Trans>
        </p>
      )}
    </div>
  );
}

type OwnFileProps = { path: string; file: string; label: string; waits: string | false; children: ReactNode };

function OwnFile({ path, file, label, waits, children }: OwnFileProps) {
  const { t } = useLingui();
  const { readDocument } = useSync();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = async () => {
    setState('loading');
    try {
      saveFile(await readDocument(path), file);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        variant="quiet"
        icon={FileDown}
        aria-label={label}
        busy={state === 'loading' && t`Loading`}
        waits={waits}
        onClick={() => void load()}
      >
        {children}
      </Button>
      {!waits && state === 'failed' && (
        <p role="alert" className="text-note text-danger">
          <Trans>That did not work. Try again.</Trans>
        </p>
      )}
    </div>
  );
}
