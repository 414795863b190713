import { verifyLog } from '../../domain/log/verify.ts';
import type { StaffCommand } from './command.ts';
import { findCompany } from './find.ts';

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
