import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { products } from '../domain/billing/plans.ts';
import { type Form, parseForm } from './stripe-form.ts';
import * as shapes from './stripe-shapes.ts';

/**
 * The part of Stripe's API that the server uses, over real HTTP, with objects in the shape Stripe sends: customers,
 * tax ids, prices, subscriptions, invoices, and the rules for idempotency keys.
 */
export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;

type Answer = { status: number; body: unknown };
type Taken = { request: string; answer: Answer };

export async function startStripeServer(clock: () => Date) {
  const state = {
    customers: new Map<string, shapes.Customer>(),
    taxIds: new Map<string, { id: string; object: 'tax_id'; type: string; value: string }[]>(),
    subscriptions: new Map<string, shapes.Subscription>(),
    invoices: new Map<string, shapes.Invoice>(),
  };
  const keys = new Map<string, Taken>();
  /** Every request that reached it: method, path and form. */
  const asked: { method: string; path: string; form: Form }[] = [];
  let serial = 0;
  /** What happens to the next requests instead: an answer that is lost after its effect, or a fault. */
  const faults: ('none' | 'lost' | 'down')[] = [];
  /** Set by `hold`: requests wait for it before they have an effect. */
  let held: { arrived: () => void; letGo: Promise<void> } | undefined;
  /** Facts of prices that were set up differently from ours. */
  const overrides: { unit_amount?: number } = {};
  const newId = (prefix: string) => `${prefix}_${String(++serial).padStart(4, '0')}`;
  const seconds = () => Math.floor(clock().getTime() / 1000);

  function answer(method: string, path: string, form: Form): Answer {
    const ok = (body: unknown) => ({ status: 200, body });
    const missing = (id: string) => ({
      status: 404,
      body: {
        error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: ${id}` },
      },
    });
    const [, kind, id = '', part, partId = ''] = path.split('/').slice(1);
    if (kind === 'prices') {
      const found = shapes.prices(products, form['lookup_keys[0]'] ?? '');
      return ok(shapes.list(found.map((price) => ({ ...price, ...overrides }))));
    }
    if (kind === 'customers' && part === 'tax_ids') {
      const own = state.taxIds.get(id) ?? [];
      if (method === 'GET') return ok(shapes.list(own));
      if (method === 'DELETE') {
        state.taxIds.set(
          id,
          own.filter((one) => one.id !== partId),
        );
        return ok({ id: partId, object: 'tax_id', deleted: true });
      }
      const made = {
        id: newId('txi'),
        object: 'tax_id' as const,
        type: form.type ?? '',
        value: form.value ?? '',
      };
      state.taxIds.set(id, [...own, made]);
      return ok(made);
    }
    if (kind === 'customers') {
      if (method === 'DELETE') {
        if (!state.customers.delete(id)) return missing(id);
        return ok({ id, object: 'customer', deleted: true });
      }
      const known = state.customers.get(id);
      if (id !== '' && known === undefined) return missing(id);
      const given = shapes.customer(id === '' ? newId('cus') : id, form, seconds());
      const customer = known ? { ...given, metadata: known.metadata, created: known.created } : given;
      state.customers.set(customer.id, customer);
      if (id === '' && form['tax_id_data[0][value]'] !== undefined)
        state.taxIds.set(customer.id, [
          {
            id: newId('txi'),
            object: 'tax_id',
            type: form['tax_id_data[0][type]'] ?? '',
            value: form['tax_id_data[0][value]'],
          },
        ]);
      return ok(customer);
    }
    if (kind === 'invoices' && id === 'create_preview') {
      const subscription = state.subscriptions.get(form.subscription ?? '');
      return subscription ? ok(shapes.preview(subscription, form)) : missing(form.subscription ?? '');
    }
    if (kind === 'invoices' && id !== '') {
      const invoice = state.invoices.get(id);
      return invoice ? ok(invoice) : missing(id);
    }
    if (kind === 'subscriptions' && id === '') {
      if (!state.customers.has(form.customer ?? '')) return missing(form.customer ?? '');
      const made = shapes.subscription({ id: newId('sub'), itemId: newId('si'), form, now: seconds() });
      const invoice = shapes.invoice({ id: newId('in'), subscription: made, now: seconds() });
      state.invoices.set(invoice.id, invoice);
      made.latest_invoice = invoice.id;
      state.subscriptions.set(made.id, made);
      return ok(expanded(made));
    }
    if (kind === 'subscriptions') {
      const known = state.subscriptions.get(id);
      if (known === undefined) return missing(id);
      if (method === 'DELETE') shapes.cancelNow(known, seconds());
      if (method === 'POST') shapes.update(known, form, seconds());
      return ok(expanded(known));
    }
    return {
      status: 404,
      body: {
        error: { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path})` },
      },
    };
  }

  const expanded = (subscription: shapes.Subscription) => ({
    ...subscription,
    latest_invoice: state.invoices.get(subscription.latest_invoice ?? '') ?? null,
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request;
    const url = new URL(request.url ?? '/', 'http://localhost');
    const form = parseForm(method === 'GET' ? url.search.slice(1) : await bodyOf(request));
    asked.push({ method, path: url.pathname, form });
    held?.arrived();
    await held?.letGo;
    const fault = faults.shift();
    const send = ({ status, body }: Answer, more: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...more });
      response.end(JSON.stringify(body));
    };
    if (fault === 'down')
      return send({ status: 503, body: { error: { type: 'api_error', message: 'down' } } });
    if (!/^Bearer sk_test_/.test(headers.authorization ?? ''))
      return send({ status: 401, body: { error: { type: 'invalid_request_error', message: 'no key' } } });
    const key = headers['idempotency-key'];
    const asText = JSON.stringify([method, url.pathname, form]);
    const taken = typeof key === 'string' ? keys.get(key) : undefined;
    if (taken !== undefined && taken.request !== asText)
      return send({
        status: 400,
        body: {
          error: {
            type: 'idempotency_error',
            message:
              'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          },
        },
      });
    const given = taken?.answer ?? structuredClone(answer(method, url.pathname, form));
    if (typeof key === 'string' && method === 'POST') keys.set(key, { request: asText, answer: given });
    if (fault === 'lost') {
      request.socket.destroy();
      return;
    }
    send(given, taken ? { 'idempotent-replayed': 'true' } : {});
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: { host: '127.0.0.1', port, protocol: 'http' as const },
    asked,
    faults,
    overrides,
    state,
    /** Says nothing more until it is let go; `reached` once it was asked something. */
    hold() {
      let arrived = (): void => {};
      let open = (): void => {};
      const reached = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      const letGo = new Promise<void>((resolve) => {
        open = resolve;
      });
      held = { arrived, letGo };
      return {
        reached,
        letGo: () => {
          held = undefined;
          open();
        },
      };
    },
    /** The customer pays an invoice on Stripe's page. */
    pay(invoiceId: string): void {
      const invoice = state.invoices.get(invoiceId) as shapes.Invoice;
      shapes.pay(invoice, seconds());
      const subscription = state.subscriptions.get(invoice.parent.subscription_details.subscription);
      if (subscription && subscription.status !== 'trialing') {
        subscription.status = 'active';
        subscription.default_payment_method = shapes.card();
      }
    },
    reset(): void {
      for (const map of Object.values(state)) map.clear();
      keys.clear();
      asked.length = 0;
      faults.length = 0;
      delete overrides.unit_amount;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
