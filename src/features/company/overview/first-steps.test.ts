import { expect, test } from 'vitest';
import type { Company } from '../../../../contract/entities/company.ts';
import { firstSteps } from './first-steps.ts';

const NOW = Date.parse('2026-03-02T12:00:00.000Z');
const company = (more: Partial<Company> = {}): Company =>
  ({
    verified: false,
    logo: null,
    banner: null,
    members: [{}],
    invitations: [],
    createdAt: '2026-03-01T12:00:00.000Z',
    ...more,
  }) as unknown as Company;
const job = { publishedAt: '2026-03-01T13:00:00.000Z' };

test('company.4 a new company is shown its first steps, and which of them are done', () => {
  expect(firstSteps(company(), [], NOW)).toEqual({
    registration: false,
    picture: false,
    job: false,
    colleague: false,
  });
  const some = company({ registration: { kind: 'association', state: 'waiting', reason: null }, logo: 'x' });
  expect(firstSteps(some, [{ publishedAt: null }], NOW)).toEqual({
    registration: true,
    picture: true,
    job: false,
    colleague: false,
  });
});

test('company.4 the list goes when all is done, and where a company has found its way without it', () => {
  const whole = company({ verified: true, banner: 'x', invitations: [{}] as never });
  expect(firstSteps(whole, [job], NOW)).toBeNull();
  const old = company({ createdAt: '2025-03-01T12:00:00.000Z' });
  expect(firstSteps(old, [job], NOW)).toBeNull();
  expect(firstSteps(old, [], NOW)).not.toBeNull();
});
