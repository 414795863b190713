import { Trans } from '@lingui/react/macro';
import { useSession } from '../../auth/use-account.ts';
import { LinkButton } from '../../ui/links.tsx';
import { Section } from '../../ui/page.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { SellerEntry } from './seller/seller-entry.tsx';

/** What everybody may do with what is known of them; a locked account corrects nothing. */
export function DataSection({ onSignOut }: { onSignOut: () => void }) {
  const isLocked = useSession()?.locked != null;
  return (
    <Section title={<Trans>Your data</Trans>}>
      <div className="grid divide-y divide-line rounded-card border border-line bg-sheet *:p-5">
        <ExportData />
        {!isLocked && <CorrectData />}
        {!isLocked && <SellerEntry />}
        <DeleteAccount onSignOut={onSignOut} />
      </div>
    </Section>
  );
}

function CorrectData() {
  return (
    <div className="grid justify-items-start gap-3">
      <div className="grid gap-1">
        <h3 className="text-body font-semibold">
          <Trans>Correct my data</Trans>
        </h3>
        <p className="text-small text-soft">
          <Trans>Name, gender, phone number, address and date of birth are on your own page.</Trans>
        </p>
      </div>
      <LinkButton variant="quiet" to="/pwa/user" search={{}}>
        <Trans>To my page</Trans>
      </LinkButton>
    </div>
  );
}
