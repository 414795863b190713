import type { SellerFacts } from '../../contract/entities/invoice.ts';

/** Whoever writes the invoices of a test. VAT number with a valid check digit, from the range that is not given out. */
export const SELLER: SellerFacts = {
  name: 'Zusage Testbetrieb GmbH',
  address: ['Kastanienallee 12', '10435 Berlin', 'Deutschland'],
  vatId: 'DE136695976',
  iban: 'DE02120300000000202051',
};
