import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { DAY_MS } from '../../contract/calendar-day.ts';
import type { CompanyJob } from '../../contract/entities/job.ts';
import type { FeedRow, JobFeed } from '../../contract/entities/job-feed.ts';
import { dueFeeds } from '../domain/publication/feed/fetched.ts';
import { makeDue } from './make-due.ts';
import type { TestApp } from './test-app.ts';

/** A feed with ads, at an address that the test serves. */
export const ADDRESS = 'https://jobs.example/feed.xml';
export const TEXT = 'Du arbeitest im Team und wirst gut eingearbeitet.';

export type Ad = { id: string; title: string; city?: string; salary?: string; text?: string };
const element = ({ id, title, city = 'Celle', salary = '15 - 17 EUR pro Stunde', text = TEXT }: Ad) =>
  `<job><referencenumber>${id}</referencenumber><title><![CDATA[${title}]]></title><city>${city}</city>` +
  `<salary>${salary}</salary><jobtype>parttime</jobtype><description><![CDATA[${text}]]></description></job>`;
export const feedOf = (ads: readonly Ad[]) =>
  `<?xml version="1.0" encoding="utf-8"?><source>${ads.map(element).join('')}</source>`;

export const KITCHEN: Ad = { id: 'K-1', title: 'Küchenhilfe' };
export const TILL: Ad = { id: 'A-1', title: 'Aushilfe Kasse' };
export const NOWHERE: Ad = { id: 'N-1', title: 'Lager', city: 'Leibzig' };
export const SHORT: Ad = { id: 'S-1', title: 'Fahrer', text: 'kurz' };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** Serves what `answer` holds at the address. */
export async function serve(
  t: TestApp,
  body: string | Buffer,
  { status = 200, type = 'application/xml' } = {},
) {
  const answer = { body, status, type, asked: 0 };
  const server = createServer((_request, response) => {
    answer.asked += 1;
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.pages.served.set(ADDRESS, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return answer;
}

export const save = (t: TestApp, companyId: string, _id: string, also = {}) =>
  t.call('owner', 'job.save-feed', {
    _id,
    _companyId: companyId,
    url: ADDRESS,
    publish: false,
    closeGone: false,
    paused: false,
    ...also,
  });

export async function aDayLater(t: TestApp): Promise<void> {
  t.now = new Date(t.now.getTime() + DAY_MS + 60_000);
  await makeDue(t, dueFeeds);
  await settled(t);
}

/** Fetching queues writing, which comes again until every row is written. */
export async function settled(t: TestApp): Promise<void> {
  while ((await t.doWork()) > 0);
}

export const feedNow = async (t: TestApp, companyId: string) =>
  (await t.call('owner', 'job.feeds', { companyId })).data[0] as JobFeed;
export const outcomes = ({ rows }: JobFeed) =>
  rows.map(({ title, outcome }: FeedRow) => `${title}: ${outcome}`).toSorted();
export const jobsOf = async (t: TestApp, companyId: string) =>
  (await t.call('owner', 'job.of-company', { companyId, limit: 100 })).data.items as CompanyJob[];
