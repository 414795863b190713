import { Trans, useLingui } from '@lingui/react/macro';
import FileDown from 'lucide-react/icons/file-down';
import { useId, useState } from 'react';
import type { Invoice } from '../../../../contract/entities/invoice.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';

/** The paper of a bill: ours is fetched with the sign-in, the payment provider's lies at an address of its own. */
export function InvoicePdf({ invoice: { number, pdf } }: { invoice: Pick<Invoice, 'number' | 'pdf'> }) {
  const { t } = useLingui();
  if (pdf === null) return null;
  const name = number ?? t`Bill`;
  if (!pdf.startsWith('https://')) return <OwnPdf path={pdf} name={name} />;
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
}

function OwnPdf({ path, name }: { path: string; name: string }) {
  const { t } = useLingui();
  const { readDocument } = useSync();
  const { offline } = useReachability();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const id = useId();
  const load = async () => {
    setState('loading');
    try {
      saveFile(await readDocument(path), `${name}.pdf`);
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
        aria-label={t`PDF of ${name}`}
        busy={state === 'loading' && t`Loading`}
        waits={offline && id}
        onClick={() => void load()}
      >
        PDF
      </Button>
      {offline && (
        <p id={id} className="text-note text-soft">
          <Trans>waits for the network</Trans>
        </p>
      )}
      {!offline && state === 'failed' && (
        <p role="alert" className="text-note text-danger">
          <Trans>That did not work. Try again.</Trans>
        </p>
      )}
    </div>
  );
}
