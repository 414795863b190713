import { Trans } from '@lingui/react/macro';
import { Section } from '../../ui/page.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';

/** What everybody may do with what is known of them, locked accounts included. */
export function DataSection({ onSignOut }: { onSignOut: () => void }) {
  return (
    <Section title={<Trans>Your data</Trans>}>
      <div className="grid divide-y divide-line rounded-card border border-line bg-sheet *:p-5">
        <ExportData />
        <DeleteAccount onSignOut={onSignOut} />
      </div>
    </Section>
  );
}
