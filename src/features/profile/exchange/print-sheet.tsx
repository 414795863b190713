import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { User } from '../../../../contract/entities/user.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { type Layout, PrintedCv } from './printed-cv.tsx';
import './printed-cv.css';

/**
 * Hands the CV to the browser's own printing, which makes paper or a PDF of it without network, with text that other
 * programs can read, in every script.
 */
export function PrintSheet({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui();
  const [layout, setLayout] = useState<Layout>('plain');
  return (
    <>
      <Sheet
        open
        onClose={onClose}
        title={t`Print or save as PDF`}
        actions={
          <Button icon={Printer} onClick={() => window.print()}>
            <Trans>Print or save</Trans>
          </Button>
        }
      >
        <div className="grid gap-4">
          <SegmentedControl<Layout>
            legend={t`Layout`}
            wide
            value={layout}
            onChange={setLayout}
            segments={[
              { value: 'plain', label: t`One column` },
              { value: 'columns', label: t`Two columns` },
            ]}
          />
          <p className="text-small text-soft">
            <Trans>
              One column is read best by the programs of companies. In the next window choose your printer, or
              “Save as PDF”.
            </Trans>
          </p>
          <div className="overflow-hidden rounded-card border border-line bg-white" aria-hidden="true">
            <PrintedCv user={user} layout={layout} />
          </div>
        </div>
      </Sheet>
      {createPortal(
        <div className="print-only">
          <PrintedCv user={user} layout={layout} />
        </div>,
        document.body,
      )}
    </>
  );
}
