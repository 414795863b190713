import { writeEntries } from '../../database/change-log/company-log.ts';
import { presentEntry } from '../../database/change-log/entry-hash.ts';
import { draftOf } from '../../domain/log/append.ts';
import { type StaffCommand, say } from './command.ts';
import { findCompany } from './find.ts';

export const exportLog: StaffCommand = {
  name: 'export-log',
  words: ['UID|ID', 'FILE'],
  summary: 'Writes a company’s log to a file, an entry a line, with its hashes; the log says so.',
  act: async (context, { words: [what = '', path = ''], files }) => {
    const company = await findCompany(context.tx, what);
    // At once, not with the effects: the file holds this entry as well.
    const draft = await draftOf(context, { companyId: company.id, actor: 'staff', action: 'log.exported' });
    await writeEntries(context.tx, [draft]);
    const rows = await context.tx
      .selectFrom('company_log')
      .where('company_id', '=', company.id)
      .selectAll()
      .orderBy('seq')
      .execute();
    files.write(path, rows.map((row) => `${JSON.stringify(presentEntry(row))}\n`).join(''));
    return say(`${path}: ${rows.length} entries of ${company.company_name}.`);
  },
};
