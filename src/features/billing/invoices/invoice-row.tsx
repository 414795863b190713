import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../../contract/entities/invoice.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { InvoiceFiles } from './invoice-files.tsx';
import { type InvoiceState, invoiceState } from './invoice-state.ts';

const TONE: Record<InvoiceState, ChipTone> = {
  draft: 'plain',
  'to-pay': 'new',
  overdue: 'danger',
  paid: 'success',
  'taken-back': 'plain',
  void: 'plain',
  'credit-note': 'plain',
};

/** One bill: what it is over, where it stands, and the paper itself. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const format = useFormat();
  const state = invoiceState(invoice, useNow());
  const { number, date, amount } = invoice;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold tabular-nums">{number ?? <Trans>Draft</Trans>}</p>
        <p className="text-small text-soft">{format.deadline(date)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Chip tone={TONE[state]}>
          <StateText invoice={invoice} state={state} />
        </Chip>
        <p className="min-w-20 text-end font-semibold tabular-nums">{format.money(amount, 'EUR')}</p>
        <InvoiceFiles invoice={invoice} />
      </div>
    </li>
  );
}

function StateText({ invoice: { dueDate, paidAt }, state }: { invoice: Invoice; state: InvoiceState }) {
  const format = useFormat();
  const due = dueDate ? format.deadline(dueDate) : '';
  const paid = paidAt ? format.deadline(paidAt) : '';
  switch (state) {
    case 'draft':
      return <Trans>being written</Trans>;
    case 'to-pay':
      return due ? <Trans>to pay by {due}</Trans> : <Trans>to pay</Trans>;
    case 'overdue':
      return due ? <Trans>overdue since {due}</Trans> : <Trans>overdue</Trans>;
    case 'paid':
      return paid ? <Trans>paid on {paid}</Trans> : <Trans>paid</Trans>;
    case 'taken-back':
      return <Trans>taken back by a credit note</Trans>;
    case 'void':
      return <Trans>void</Trans>;
    case 'credit-note':
      return <Trans>credit note</Trans>;
  }
}
