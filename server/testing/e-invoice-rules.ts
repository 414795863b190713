import { XmlDocument } from 'libxml2-wasm';

const NAMESPACES = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

const LINE = '//ram:IncludedSupplyChainTradeLineItem';
const SUMS = '//ram:SpecifiedTradeSettlementHeaderMonetarySummation';
const TAX = '//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax';
const SELLER = '//ram:SellerTradeParty';
const BUYER = '//ram:BuyerTradeParty';
const vatId = (party: string) => `${party}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']`;
/** To the cent: a double's remainder is none. */
const same = (a: string, b: string) => `round((${a}) * 100) = round((${b}) * 100)`;
const implies = (when: string, then: string) => `not(${when}) or (${then})`;
const isCategory = (code: string) => `${TAX}/ram:CategoryCode = '${code}'`;
const isXRechnung = "contains(//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID, 'xrechnung')";

/**
 * Rules of EN 16931 and XRechnung that a schema cannot say, as far as our invoices touch them, as XPath: our own wording
 * of those published with the standard. The whole set is Schematron, which no package brings along.
 */
const RULES: Readonly<Record<string, string>> = {
  'BR-02': '//rsm:ExchangedDocument/ram:ID != ""',
  'BR-06': `${SELLER}/ram:Name != "" and ${SELLER}//ram:CountryID != ""`,
  'BR-07': `${BUYER}/ram:Name != "" and ${BUYER}//ram:CountryID != ""`,
  'BR-16': `count(${LINE}) > 0`,
  'BR-27': `not(${LINE}//ram:ChargeAmount < 0)`,
  'BR-45': `not(${TAX}[not(ram:BasisAmount)])`,
  'BR-55': implies('//ram:InvoiceReferencedDocument', '//ram:InvoiceReferencedDocument/ram:IssuerAssignedID'),
  'BR-61': implies("//ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode = '58'", '//ram:IBANID'),
  'BR-CO-10': same(`${SUMS}/ram:LineTotalAmount`, `sum(${LINE}//ram:LineTotalAmount)`),
  'BR-CO-13': same(`${SUMS}/ram:TaxBasisTotalAmount`, `${SUMS}/ram:LineTotalAmount`),
  'BR-CO-14': same(`${SUMS}/ram:TaxTotalAmount`, `sum(${TAX}/ram:CalculatedAmount)`),
  'BR-CO-15': same(
    `${SUMS}/ram:GrandTotalAmount`,
    `${SUMS}/ram:TaxBasisTotalAmount + ${SUMS}/ram:TaxTotalAmount`,
  ),
  'BR-CO-16': same(`${SUMS}/ram:DuePayableAmount`, `${SUMS}/ram:GrandTotalAmount`),
  'BR-CO-25': implies(`${SUMS}/ram:DuePayableAmount > 0`, '//ram:SpecifiedTradePaymentTerms/ram:Description'),
  'BR-CO-26': `${SELLER}/ram:ID or ${vatId(SELLER)}`,
  'BR-S-02': implies(isCategory('S'), `${SELLER}/ram:SpecifiedTaxRegistration`),
  'BR-S-08': same(`${TAX}/ram:BasisAmount`, `sum(${LINE}//ram:LineTotalAmount)`),
  'BR-S-09': `(${TAX}/ram:CalculatedAmount - ${TAX}/ram:BasisAmount * ${TAX}/ram:RateApplicablePercent div 100) < 0.01 and (${TAX}/ram:CalculatedAmount - ${TAX}/ram:BasisAmount * ${TAX}/ram:RateApplicablePercent div 100) > -0.01`,
  'BR-S-10': implies(isCategory('S'), `not(${TAX}/ram:ExemptionReason)`),
  'BR-AE-02': implies(isCategory('AE'), `${vatId(SELLER)} and ${vatId(BUYER)}`),
  'BR-AE-10': implies(isCategory('AE'), `${TAX}/ram:ExemptionReason`),
  'BR-E-02': implies(isCategory('E'), `${SELLER}/ram:SpecifiedTaxRegistration`),
  'BR-E-10': implies(isCategory('E'), `${TAX}/ram:ExemptionReason`),
  'BR-O-02': implies(isCategory('O'), `not(${vatId(SELLER)}) and not(${vatId(BUYER)})`),
  'BR-O-05': implies(isCategory('O'), `not(${LINE}//ram:RateApplicablePercent)`),
  'BR-O-10': implies(isCategory('O'), `${TAX}/ram:ExemptionReason`),
  // Of each line: quantity × price ÷ of how many (PEPPOL-EN16931-R120, a rule of XRechnung too).
  R120: `count(${LINE}[round(.//ram:BilledQuantity * (.//ram:ChargeAmount div .//ram:BasisQuantity) * 100) != round(.//ram:LineTotalAmount * 100)]) = 0`,
  'BR-DE-1': implies(isXRechnung, '//ram:SpecifiedTradeSettlementPaymentMeans'),
  'BR-DE-2': implies(isXRechnung, `${SELLER}/ram:DefinedTradeContact`),
  'BR-DE-3': implies(isXRechnung, `${SELLER}//ram:CityName != "" and ${SELLER}//ram:PostcodeCode != ""`),
  'BR-DE-14': implies(isXRechnung, `${TAX}/ram:RateApplicablePercent`),
  'BR-DE-15': implies(isXRechnung, '//ram:BuyerReference != ""'),
  'BR-DE-26': implies("//rsm:ExchangedDocument/ram:TypeCode = '384'", '//ram:InvoiceReferencedDocument'),
};

/** The rules that an invoice breaks. */
export function brokenRules(xml: string): string[] {
  using document = XmlDocument.fromString(xml);
  return Object.entries(RULES)
    .filter(([, rule]) => document.eval(`boolean(${rule})`, NAMESPACES) !== true)
    .map(([name]) => name);
}

/** The text of the first element at a path. */
export function textAt(document: XmlDocument, path: string): string {
  return String(document.eval(`string(${path})`, NAMESPACES));
}
