import type { UnreadableCode } from './read-table.ts';

export type FileTrouble =
  | UnreadableCode
  | 'too_large'
  | 'old_excel'
  | 'no_text'
  | 'broken_workbook'
  | 'no_workbook'
  | 'broken_json'
  | 'broken_xml'
  | 'no_posting'
  | 'no_feed';

/** Why nothing can be read from a file. `line`: where it stops making sense. */
export class UnreadableFile extends Error {
  readonly code: FileTrouble;
  readonly line: number | undefined;

  constructor(code: FileTrouble, line?: number) {
    super(code);
    this.name = 'UnreadableFile';
    this.code = code;
    this.line = line;
  }
}
