import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { type FeedRow, feedOutcome } from '../../../../contract/entities/job-feed.ts';
import { failureText, OUTCOME_LABEL, outcomeLabel, rowText } from './feed-words.ts';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
const row = (outcome: FeedRow['outcome'], also: Partial<FeedRow> = {}): FeedRow => ({
  at: 0,
  title: 'Till',
  outcome,
  _jobId: 'job',
  findings: [],
  refusal: null,
  ...also,
});

it('import.6 each row that is not simply taken over says why', () => {
  expect(rowText(i18n, row('created'))).toBe('');
  expect(rowText(i18n, row('created', { refusal: 'plan_limit' }))).toContain('It stays a draft.');
  expect(rowText(i18n, row('live', { refusal: 'age_law' }))).toContain('this would take it off');
  expect(rowText(i18n, row('double', { _jobId: null }))).toContain('twice');
  const unknown = { code: 'place_unknown', said: 'Leibzig', near: [] };
  expect(rowText(i18n, row('incomplete', { findings: [unknown] }))).toContain('Leibzig');
  for (const outcome of feedOutcome.options) expect(OUTCOME_LABEL[outcome]).toBeDefined();
});

it('import.6 a job that is back in its feed is told of as such, not as a new one', () => {
  const back = row('published', { again: true });
  expect(i18n._(outcomeLabel(back))).toBe('back, online');
  expect(rowText(i18n, back)).toContain('gone from the feed');
  const closed = row('created', { again: true, refusal: 'plan_limit' });
  expect(i18n._(outcomeLabel(closed))).toBe('back, not online');
  expect(rowText(i18n, closed)).toMatch(/stays closed.*plan/);
  expect(i18n._(outcomeLabel(row('published')))).toBe('new, online');
});

it('import.6 what could not be read says what to do, also by codes of files', () => {
  expect(failureText(i18n, 'address_refused')).toContain('https://');
  expect(failureText(i18n, 'broken_xml')).toContain('XML');
  expect(failureText(i18n, 'brand_new')).toBe('It could not be read.');
});
