import { expect, it } from 'vitest';
import type { FoundJob } from '../../../../contract/entities/search.ts';
import { matching } from './matching.ts';

const job = (title: string, companyName: string, label: string | null) =>
  ({ _id: title, title, companyName, location: label && { label, lat: 0, lng: 0 } }) as FoundJob;

it('home.2 finds what was kept by every word of title, company and place', () => {
  const jobs = [job('Bäckerin', 'Morgenkrume', 'Köln'), job('Fahrer', 'Zwölfapfel', null)];
  const found = (words: string) => matching(jobs, words).map(({ title }) => title);
  expect(found('backerin koln')).toEqual(['Bäckerin']);
  expect(found('ZWÖLF')).toEqual(['Fahrer']);
  expect(found('bäckerin bonn')).toEqual([]);
});
