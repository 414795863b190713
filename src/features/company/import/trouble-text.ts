import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ROWS_MOST } from '../../../../contract/import/read-ad-table.ts';
import type { FileTrouble } from '../../../../contract/import/unreadable-file.ts';

/** Why nothing can be read, and what to do next. */
export const TROUBLE_TEXT: Record<FileTrouble, MessageDescriptor> = {
  no_table: msg`This table does not have one heading for each column. Open it in your spreadsheet and save it again as CSV or .xlsx.`,
  no_rows: msg`There are no ads in it. It needs a line of headings and a line for each job.`,
  too_many_rows: msg`It has more than ${ROWS_MOST} rows. Split it and import one part after the other.`,
  too_large: msg`It is too large, or unpacks to too much. Take out pictures and old sheets, and save it again.`,
  old_excel: msg`This is the old format of Excel. Open it there and save it as .xlsx.`,
  no_text: msg`This is neither a table nor a web page. Save what it shows as .xlsx or CSV.`,
  broken_workbook: msg`This Excel file is broken or not whole. Open it in your spreadsheet and save it again.`,
  no_workbook: msg`This archive is not an Excel file. Unpack it and choose the file that is in it.`,
  broken_json: msg`This JSON is broken or not whole. Download it again from where it came from.`,
  broken_xml: msg`This XML is broken or not whole. Download it again from where it came from.`,
  no_posting: msg`No job can be read from this page. Save the page of a single job, or copy its text into a new job.`,
  no_feed: msg`No jobs were found in this XML. Ask the program it comes from for a feed for Indeed, or for a table.`,
};
