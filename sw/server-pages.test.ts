import { expect, it } from 'vitest';
import { answerServerPage, SERVER_PAGES } from './server-pages.ts';

const JOB = '0193f1de-0000-7000-8000-000000000001';
const at = (path: string) => new URL(path, 'https://app.example');
const page = () => Promise.resolve(new Response('the page'));
const away = () => Promise.reject(new TypeError('no network'));
const never = () => new Promise<never>(() => undefined);
const atOnce = () => Promise.resolve();
const isJob = async (id: string) => id === JOB;
const no = async () => false;

async function answered(path: string, ports: Partial<Parameters<typeof answerServerPage>[1]>) {
  const response = await answerServerPage(at(path), { fetch: away, hasJob: no, sleep: never, ...ports });
  return response.headers.get('location') ?? (await response.text());
}

it('is answered by the server, whatever lies on this device', async () => {
  expect(await answered(`/jobs/${JOB}`, { fetch: page, hasJob: isJob })).toBe('the page');
});

it('without network a job of this device is opened in the app, and everything else is told of', async () => {
  expect(await answered(`/jobs/${JOB}`, { hasJob: isJob })).toBe(`/pwa/${JOB}`);
  expect(await answered(`/jobs/${JOB}`, {})).toBe(`/offline?page=%2Fjobs%2F${JOB}`);
  expect(await answered('/jobs/koeln?page=2', { hasJob: isJob })).toBe(
    '/offline?page=%2Fjobs%2Fkoeln%3Fpage%3D2',
  );
  expect(await answered(`/companies/${JOB}`, { hasJob: isJob })).toBe(`/offline?page=%2Fcompanies%2F${JOB}`);
});

it('a line that does not get there is waited for so long only as there is nothing else', async () => {
  let arrive = (_: Response) => {};
  const slow = () => new Promise<Response>((resolve) => (arrive = resolve));
  expect(await answered(`/jobs/${JOB}`, { fetch: slow, sleep: atOnce, hasJob: isJob })).toBe(`/pwa/${JOB}`);
  const waiting = answered('/jobs/koeln', { fetch: slow, sleep: atOnce });
  arrive(new Response('late'));
  expect(await waiting).toBe('late');
});

it('a device that cannot be looked at still answers', async () => {
  const hasJob = () => Promise.reject(new Error('the store does not open'));
  expect(await answered(`/jobs/${JOB}`, { hasJob })).toBe(`/offline?page=%2Fjobs%2F${JOB}`);
});

it('knows the pages of the server from those of the app', () => {
  for (const path of [
    '/jobs',
    '/jobs?q=Theke',
    `/jobs/${JOB}`,
    '/companies/x',
    '/report/job/x',
    '/proof/7Q4C92KD/92KD04F8',
    '/og/zusage.png',
  ])
    expect([path, SERVER_PAGES.test(path)]).toEqual([path, true]);
  for (const path of ['/', '/jobsuche', '/pwa/company', '/sites/imprint', '/offline'])
    expect([path, SERVER_PAGES.test(path)]).toEqual([path, false]);
});
