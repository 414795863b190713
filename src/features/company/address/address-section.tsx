import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { Company } from '../../../../contract/entities/company.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/links.tsx';
import { Section } from '../../../ui/page.tsx';

const AddressSheet = lazy(async () => ({ default: (await import('../later.ts')).AddressSheet }));

type Props = { companyId: string; address: Company['address']; readOnly: boolean; onSaved: () => void };

/** companysettings.1: where the company is. */
export function AddressSection({ companyId, address, readOnly, onSaved }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Section title={<Trans>Address</Trans>}>
      {address ? (
        <address className="not-italic wrap-anywhere">
          {[address.line1, address.line2, `${address.postalCode} ${address.city}`]
            .filter((line) => line.trim())
            .map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
        </address>
      ) : (
        <p className="text-soft">
          <Trans>No address yet. Your page then does not say where you are.</Trans>
        </p>
      )}
      {!readOnly && (
        <>
          <p className="max-w-content text-small text-soft">
            <Trans>
              Bills go to the address in your <TextLink to="/pwa/company/payment">billing data</TextLink>,
              which begins with this one.
            </Trans>
          </p>
          <div>
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {address ? <Trans>Change the address</Trans> : <Trans>Add an address</Trans>}
            </Button>
          </div>
        </>
      )}
      <Suspense>
        {open && (
          <AddressSheet
            companyId={companyId}
            address={address}
            onSaved={onSaved}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Section>
  );
}
