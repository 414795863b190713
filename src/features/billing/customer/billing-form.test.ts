import { describe, expect, it } from 'vitest';
import type { Customer } from '../../../../contract/entities/customer.ts';
import {
  addressOf,
  type BillingForm,
  billingFormOf,
  billingProblems,
  changedParams,
  firstBillingForm,
} from './billing-form.ts';

const CUSTOMER: Customer = {
  _id: '01932f6e-0000-7000-8000-000000000001',
  _companyId: '01932f6e-0000-7000-8000-000000000002',
  _addressId: null,
  name: 'Leuchtfeuer Nord GmbH',
  email: 'rechnung@example.org',
  address: {
    country: 'DE',
    state: '',
    city: 'Rostock',
    postal_code: '18055',
    line1: 'Am Strande 3',
    line2: '',
  },
  vatId: 'DE136695976',
  vatIdCheck: { state: 'not_needed', at: null },
  vatCase: 'standard',
  buyerReference: '',
  credit: 0,
  createdAt: '2026-11-20T04:26:00.000Z',
  updatedAt: '2026-11-20T04:26:00.000Z',
};
const form = (more: Partial<BillingForm> = {}): BillingForm => ({ ...billingFormOf(CUSTOMER), ...more });

describe('payment.1 what an invoice needs is checked without a network', () => {
  it.each([
    [{}, []],
    [{ name: ' ' }, ['name missing']],
    [{ name: 'x'.repeat(121) }, ['name too_big']],
    [{ email: '' }, ['email missing']],
    [{ email: 'rechnung@' }, ['email not_a_mail']],
    [{ line1: '', city: '' }, ['line1 missing', 'city missing']],
    [{ postalCode: '1'.repeat(13) }, ['postalCode too_big']],
    [{ vatId: '' }, []],
    [{ vatId: 'de 136 695 976' }, []],
    [{ vatId: 'DE136695975' }, ['vatId check_digit']],
    [{ vatId: '12345' }, ['vatId not_a_company_uid']],
    [{ country: 'AT', vatId: 'ATU13585627' }, []],
    [{ country: 'AT', vatId: 'ATFAKE1234' }, ['vatId not_a_company_uid']],
    [{ country: 'CH', vatId: 'CHE-107.787.577 MWST' }, []],
    [{ country: 'US', vatId: '12-3456789' }, []],
    [{ country: 'US', vatId: '?' }, ['vatId not_a_company_uid']],
    [{ buyerReference: 'x'.repeat(101) }, ['buyerReference too_big']],
  ] as [Partial<BillingForm>, string[]][])('%j: %j', (more, problems) => {
    expect(billingProblems(form(more)).map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
  });
});

describe('payment.1 only what was changed is sent', () => {
  it.each([
    [{}, null],
    [{ name: ' Leuchtfeuer Nord GmbH ' }, null],
    [{ vatId: 'de136695976' }, null],
    [{ vatId: ' ' }, { vatId: null }],
    [{ buyerReference: ' 04011000-12345-67 ' }, { buyerReference: '04011000-12345-67' }],
    [{ email: 'neu@example.org' }, { email: 'neu@example.org' }],
    [
      { line1: 'Am Strande 4 ', postalCode: '18057' },
      { address: { line1: 'Am Strande 4', postal_code: '18057' } },
    ],
  ])('%j: %j', (more, params) => {
    expect(changedParams(form(), form(more))).toEqual(params);
  });

  it('a draft of the reference alone does not undo what another owner has changed meanwhile', () => {
    const begun = form({ email: 'old@example.org', line1: 'Am Strande 1' });
    expect(changedParams(begun, { ...begun, buyerReference: 'PO 7' })).toEqual({ buyerReference: 'PO 7' });
  });
});

it('payment.1 a company’s first form begins with what is known of it', () => {
  const company = { companyName: 'Leuchtfeuer', companyUID: 'DE136695976', address: null };
  const first = firstBillingForm(company, 'ute@example.org');
  expect(first).toMatchObject({
    name: 'Leuchtfeuer',
    email: 'ute@example.org',
    country: 'DE',
    vatId: 'DE136695976',
  });
  expect(addressOf({ ...first, line1: ' Weg 1 ' })).toMatchObject({ line1: 'Weg 1', country: 'DE' });
});
