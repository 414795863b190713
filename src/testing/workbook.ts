import { strToU8, zipSync } from 'fflate';

const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`);
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * The smallest .xlsx workbook that Excel opens.
 * @param sheet rows of its only sheet, as SpreadsheetML; style 1 is a day
 */
export function workbook(sheet: string): Uint8Array<ArrayBuffer> {
  return zipSync({
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets><sheet name="Jobs" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': xml(`<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`),
  });
}

/** A cell with text. @param at such as `B2` */
export const sheetText = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A sheet of lines with these cells, at most 26 of them: numbers as numbers, all else as text. */
export function sheetOf(lines: readonly (readonly (string | number)[])[]): string {
  const cell = (at: string, value: string | number) =>
    typeof value === 'number' ? `<c r="${at}"><v>${value}</v></c>` : sheetText(at, value);
  const line = (cells: readonly (string | number)[], row: number) =>
    `<row r="${row}">${cells.map((value, at) => cell(`${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at]}${row}`, value)).join('')}</row>`;
  return lines.map((cells, at) => line(cells, at + 1)).join('');
}
