import { encode } from 'html-entities';
import type { Doc } from '../../../base/pdf/document.ts';

const FILE_NAME = 'factur-x.xml';
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** Facts of the embedded file, as ZUGFeRD wants them in the document's XMP metadata. */
const FACTS = {
  DocumentFileName: FILE_NAME,
  DocumentType: 'INVOICE',
  Version: '1.0',
  ConformanceLevel: 'EN 16931',
} as const;

/**
 * Puts an e-invoice into a PDF/A-3: both are one invoice (ZUGFeRD, profile EN 16931). `author` stands here and not in the
 * document's `info`, because pdfkit writes that into XML without escaping it.
 */
export function embedInvoice(doc: Doc, { xml, at, author }: { xml: string; at: Date; author: string }): void {
  doc.file(Buffer.from(xml), {
    name: FILE_NAME,
    type: 'text/xml',
    creationDate: at,
    modifiedDate: at,
    description: 'Factur-X/ZUGFeRD invoice',
    relationship: 'Alternative',
  } as PDFKit.Mixins.PDFAttachmentOptions);
  doc.appendXML(`
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:creator><rdf:Seq><rdf:li>${encode(author, { mode: 'specialChars', level: 'xml' })}</rdf:li></rdf:Seq></dc:creator>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
      ${Object.entries(FACTS)
        .map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`)
        .join('\n      ')}
    </rdf:Description>
    <rdf:Description rdf:about=""
      xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
      xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>fx</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq>${Object.keys(FACTS).map(property).join('')}</rdf:Seq></pdfaSchema:property>
      </rdf:li></rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>`);
}

const property = (name: string) => `<rdf:li rdf:parseType="Resource">
          <pdfaProperty:name>${name}</pdfaProperty:name>
          <pdfaProperty:valueType>Text</pdfaProperty:valueType>
          <pdfaProperty:category>external</pdfaProperty:category>
          <pdfaProperty:description>${name} of the embedded invoice</pdfaProperty:description>
        </rdf:li>`;
