import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { applicationsTable } from './applications-table.ts';

it('editjob.6 each application is a line, and each question a column of its own', () => {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
  const one = {
    name: 'Mia K.',
    status: 'viewed',
    receipt: { no: 'A-7F3K', receivedAt: '2026-11-20T08:00:00.000Z' },
    contacts: null,
    note: 'From Monday on.',
    answers: [{ id: 'early', value: true }],
    files: [{ name: 'cv.pdf' }, { name: 'school.pdf' }],
    dueAt: null,
    rejection: null,
    eraseAt: null,
    private: { tags: ['bread', 'early'], notes: 'Call her' },
  } as unknown as Applicant;
  const questions = [
    { id: 'early', text: 'At 8?' },
    { id: 'late', text: 'At 20?' },
  ];
  const [head = [], line = []] = applicationsTable([one], { questions } as CompanyJob, i18n);
  expect(head).toHaveLength(line.length);
  expect(head.slice(-2)).toEqual(['At 8?', 'At 20?']);
  expect(line.slice(-2)).toEqual(['yes', '']);
  expect(line).toEqual(
    expect.arrayContaining(['Mia K.', 'A-7F3K', 'cv.pdf\nschool.pdf', 'bread, early', 'Call her']),
  );
});
