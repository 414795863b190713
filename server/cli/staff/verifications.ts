import { refuseRegistration } from '../../domain/company/refuse-registration.ts';
import { attachmentsOf } from '../../domain/file/presenter.ts';
import { type StaffCommand, say } from './command.ts';
import { findCompany } from './find.ts';
import { writeAttachments } from './write-attachments.ts';

export const listVerifications: StaffCommand = {
  name: 'verifications',
  words: [],
  summary: 'Lists the companies that wait to be verified, oldest first.',
  more: 'A number of a register is looked up in it; documents are shown by "verifications show". verify-company accepts, "verifications refuse" says what is missing.',
  act: async ({ tx }) => {
    const rows = await tx
      .selectFrom('company_registration')
      .innerJoin('company', 'company.id', 'company_registration.company_id')
      .where('handed_in_at', 'is not', null)
      .where('company.deleted_at', 'is', null)
      .selectAll('company_registration')
      .select('company.company_uid')
      .orderBy('handed_in_at')
      .orderBy('company_id')
      .execute();
    const documents = await attachmentsOf(
      tx,
      'registration',
      rows.map(({ company_id }) => company_id),
    );
    const lines = rows.flatMap((row) => [
      `${row.company_id}  ${row.handed_in_at?.toISOString()}  ${row.legal_name} (${row.kind})`,
      `  ${row.company_uid ?? Object.values(row.facts).join(', ')}; ${documents.get(row.company_id)?.length ?? 0} documents`,
    ]);
    return say(...lines, `${rows.length} companies wait.`);
  },
};

export const showVerification: StaffCommand = {
  name: 'verifications show',
  words: ['ID'],
  options: {
    to: { value: 'PATH', required: true, what: 'where the documents go; a number and the ending follow' },
  },
  summary: 'Writes the documents of a company into files, to be looked at and then deleted.',
  act: async ({ tx, ports }, { words: [what = ''], options: { to = '' }, files }) => {
    const company = await findCompany(tx, what);
    const documents = (await attachmentsOf(tx, 'registration', [company.id])).get(company.id) ?? [];
    const lines = await writeAttachments(documents, { to, store: ports.files, files });
    return say(...lines, `${documents.length} documents of ${company.company_name}.`);
  },
};

export const refuseVerification: StaffCommand = {
  name: 'verifications refuse',
  words: ['ID'],
  decides: true,
  options: {
    reason: { value: 'SENTENCES', required: true, what: 'what is missing; the owners read it' },
  },
  summary: 'Says what a verification lacks; the company may hand in something else.',
  act: async (context, { words: [what = ''], options: { reason = '' } }) => {
    const { id, company_name } = await findCompany(context.tx, what);
    await refuseRegistration(context, id, reason);
    return say(`${company_name} reads what is missing.`);
  },
};
