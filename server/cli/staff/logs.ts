import { writeEntries } from '../../database/change-log/company-log.ts';
import { presentEntry } from '../../database/change-log/entry-hash.ts';
import { draftOf } from '../../domain/log/append.ts';
import { verifyLog } from '../../domain/log/verify.ts';
import { type StaffCommand, say } from './command.ts';
import { findCompany } from './find.ts';

export const exportLog: StaffCommand = {
  name: 'export-log',
  words: ['UID|ID', 'FILE'],
  decides: true,
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

export const verifyLogs: StaffCommand = {
  name: 'verify-log',
  words: [],
  options: { company: { value: 'UID|ID', what: 'only this one; without it, every company' } },
  summary: 'Recomputes the chains of the company logs; exit code 1 where one was tampered with.',
  act: async ({ tx }, { options }) => {
    const ids =
      options.company === undefined
        ? (await tx.selectFrom('company').select('id').orderBy('id').execute()).map(({ id }) => id)
        : [(await findCompany(tx, options.company)).id];
    const lines: string[] = [];
    let entries = 0;
    for (const id of ids) {
      const verdict = await verifyLog(tx, id);
      if (verdict.ok) entries += verdict.entries;
      else lines.push(`Company ${id}: entry ${verdict.at} was tampered with: ${verdict.reason}.`);
    }
    const failed = lines.length > 0;
    lines.push(
      failed
        ? `${lines.length} of ${ids.length} logs do not hold.`
        : `All ${ids.length} logs hold: ${entries} entries.`,
    );
    return { lines, failed };
  },
};
