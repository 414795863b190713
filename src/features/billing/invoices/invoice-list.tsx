import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Read, useRead } from '../../../sync/react/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { List } from '../../../ui/list.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NotKnown } from '../not-known.tsx';
import { INVOICES } from '../use-billing.ts';
import { InvoiceRow } from './invoice-row.tsx';

type Page = Read<'customer.billing-list'>;

/** Every bill and credit note, newest first (payment.3). */
export function InvoiceList({ companyId, first }: { companyId: string; first: Page }) {
  if (first.state === 'there' && first.data.items.length === 0)
    return (
      <p className="text-soft">
        <Trans>There is no bill yet. The first one is written when a trial is over, or a plan begins.</Trans>
      </p>
    );
  return <InvoicePage companyId={companyId} page={first} />;
}

function InvoicePage({ companyId, page }: { companyId: string; page: Page }) {
  const { t } = useLingui();
  const [more, setMore] = useState(false);
  if (page.state === 'loading') return <Skeleton lines={4} />;
  if (page.state !== 'there') return <NotKnown onAgain={page.again} />;
  const { items, next } = page.data;
  return (
    <>
      <div className="overflow-hidden rounded-card border border-line bg-sheet">
        <List aria-label={t`Bills`}>
          {items.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </List>
      </div>
      {next !== null && !more && (
        <div>
          <Button variant="quiet" onClick={() => setMore(true)}>
            <Trans>Show older bills</Trans>
          </Button>
        </div>
      )}
      {next !== null && more && <OlderInvoices companyId={companyId} cursor={next} />}
    </>
  );
}

function OlderInvoices({ companyId, cursor }: { companyId: string; cursor: string }) {
  const page = useRead('customer.billing-list', { _companyId: companyId, cursor, limit: INVOICES });
  return <InvoicePage companyId={companyId} page={page} />;
}
