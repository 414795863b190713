import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { systemTimer } from '../../replica/store/within.ts';
import { createFetchBytes } from '../wire/bytes.ts';
import { fetchSend } from '../wire/send.ts';
import { createReadDocument } from './read-file.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function reading(type: string, body: string, status = 200) {
  const seen: { url: string | undefined; token: string | undefined }[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url, token: request.headers.authorization });
    response.writeHead(status, { 'content-type': type }).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetchDocument } = createFetchBytes({
    origin,
    send: fetchSend(5_000),
    now: Date.now,
    timer: systemTimer,
  });
  const credentials = async () => ({ uid: 'olga', token: 'secret' });
  return { seen, read: createReadDocument({ credentials, fetchDocument }) };
}

it('payment.3 an invoice is fetched with the token in a header, never in its address', async () => {
  const { seen, read } = await reading('application/pdf', '%PDF-1.7');
  const pdf = await read('/api/customer/invoice/1');
  expect(await pdf.text()).toBe('%PDF-1.7');
  expect(seen).toEqual([{ url: '/api/customer/invoice/1', token: 'Bearer secret' }]);
});

it('payment.3 L14 an e-invoice is fetched as the server hands it out', async () => {
  const { read } = await reading('application/xml; charset=utf-8', '<rsm:CrossIndustryInvoice/>');
  expect(await (await read('/api/customer/invoice/1/xml')).text()).toBe('<rsm:CrossIndustryInvoice/>');
});

it.each(['https://elsewhere.example/invoice', '//elsewhere.example', '/apiary'])(
  'payment.3 no token leaves for %s',
  async (path) => {
    const { seen, read } = await reading('application/pdf', '%PDF-1.7');
    await expect(read(path)).rejects.toThrow('no answer from the server');
    expect(seen).toEqual([]);
  },
);

it('payment.3 a page that somebody shows instead is no invoice', async () => {
  for (const type of ['text/html', 'application/xhtml+xml']) {
    const { read } = await reading(type, '<h1>Log in to this network</h1>');
    await expect(read('/api/customer/invoice/1')).rejects.toThrow('no answer from the server');
  }
});

it('payment.3 what the server refuses is told by its code', async () => {
  const body = JSON.stringify({ error: { code: 'not_allowed', message: 'only the owner' } });
  const { read } = await reading('application/json', body, 403);
  await expect(read('/api/customer/invoice/1')).rejects.toMatchObject({ code: 'not_allowed' });
});
