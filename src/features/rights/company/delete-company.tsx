import { Trans } from '@lingui/react/macro';
import Trash from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { COMPANY_GRACE_DAYS } from '../../../../contract/limits.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { myCompany } from '../../../replica/queries/me.ts';
import { useLive, useReplica } from '../../../replica/use-live.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';

const DeleteCompanySheet = lazy(async () => ({
  default: (await import('./delete-company-sheet.tsx')).DeleteCompanySheet,
}));

/** For owners: what deleting the company means, and the way to it (companysettings.9). */
export function DeleteCompany() {
  const format = useFormat();
  const { uid } = useReplica();
  const company = useLive(myCompany);
  const [open, setOpen] = useState(false);
  if (!company?.members.some(({ _userId, role }) => _userId === uid && role === 'owner')) return null;
  const { deletion, companyName } = company;
  return (
    <Section title={<Trans>Delete the company</Trans>}>
      <p className="text-soft">
        {deletion ? (
          <Trans>
            {companyName} is deleted on {format.deadline(deletion.finalAt)}. Until then the bar at the top of
            each page keeps it.
          </Trans>
        ) : (
          <Trans>
            {companyName} is taken down at once and is erased after {COMPANY_GRACE_DAYS} days. Until then its
            owners can keep it.
          </Trans>
        )}
      </p>
      {!deletion && (
        <div>
          <Button variant="danger" icon={Trash} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Trans>Delete the company</Trans>
          </Button>
        </div>
      )}
      {open && (
        <Suspense>
          <DeleteCompanySheet company={company} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
