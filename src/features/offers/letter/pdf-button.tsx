import { Trans, useLingui } from '@lingui/react/macro';
import FileDown from 'lucide-react/icons/file-down';
import { useId, useState } from 'react';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { useLocale } from '../../../i18n/i18n-provider.tsx';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonVariant } from '../../../ui/button-style.ts';
import { saveFile } from '../../../ui/save-file.ts';

type Props = { offer: Pick<Offer, '_id' | 'pdf' | 'version'>; variant?: ButtonVariant; wide?: boolean };

/** The offer as a document, made by the server in the language that is shown; it needs the network. */
export function PdfButton({ offer, variant = 'quiet', wide = false }: Props) {
  const { t } = useLingui();
  const { readDocument } = useSync();
  const { offline } = useReachability();
  const { locale } = useLocale();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const id = useId();
  const load = async () => {
    setState('loading');
    try {
      const name = t`offer`;
      saveFile(await readDocument(`${offer.pdf}?lang=${locale}`), `${name}-v${offer.version}.pdf`);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="grid content-start gap-1">
      <Button
        variant={variant}
        wide={wide}
        icon={FileDown}
        busy={state === 'loading' && t`Loading`}
        waits={offline && id}
        onClick={() => void load()}
      >
        <Trans>As PDF</Trans>
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
