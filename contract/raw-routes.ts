import { BATCH_PATH } from './batch.ts';
import { API_BASE, CONFIG_PATH, EVENTS_PATH, HEALTH_PATH } from './calls.ts';
import { MANIFEST_PATH, SEGMENT_PATH } from './market-files.ts';
import { SIGN_IN } from './sign-in-ways.ts';

/** Where a mail's link ends mails of its kind: a page with one button, and one-click as RFC 8058 has it. */
export const UNSUBSCRIBE_PATH = `${API_BASE}/mail/unsubscribe`;

/**
 * Routes below the base path that are no calls, because they carry streams, bytes or pages. The server refuses to
 * start with a route that is neither here nor a call.
 */
export const rawRoutes = [
  { method: 'GET', path: API_BASE + EVENTS_PATH, purpose: 'one line for each moved bucket (rule R7)' },
  { method: 'GET', path: API_BASE + HEALTH_PATH, purpose: 'live and ready, for a balancer' },
  { method: 'GET', path: `${API_BASE}${HEALTH_PATH}/live`, purpose: 'the process answers' },
  { method: 'GET', path: `${API_BASE}${HEALTH_PATH}/ready`, purpose: 'calls can be answered' },
  { method: 'GET', path: API_BASE + CONFIG_PATH, purpose: 'what the app must know before sign-in' },
  { method: 'GET', path: `${API_BASE}/metrics`, purpose: 'Prometheus, from this machine only' },
  { method: 'GET', path: `${API_BASE}/openapi.json`, purpose: 'this contract as OpenAPI 3.1' },
  { method: 'POST', path: BATCH_PATH, purpose: 'calls that have piled up, each with its own key and answer' },
  { method: 'GET', path: MANIFEST_PATH, purpose: 'which files the market is in (rule R10)' },
  { method: 'GET', path: SEGMENT_PATH, purpose: 'a file of the market; it never changes' },
  { method: 'PUT', path: `${API_BASE}/file/bytes/:fileId`, purpose: 'a piece of a file’s bytes' },
  { method: 'GET', path: `${API_BASE}/file/bytes/:fileId`, purpose: 'the bytes of a file' },
  { method: 'GET', path: `${API_BASE}/customer/invoice/:invoiceId`, purpose: 'an invoice as PDF' },
  { method: 'GET', path: `${API_BASE}/customer/invoice/:invoiceId/xml`, purpose: 'an invoice as e-invoice' },
  { method: 'GET', path: `${API_BASE}/job/offer/:offerId/pdf`, purpose: 'an offer as PDF' },
  { method: 'GET', path: `${API_BASE}/user/export/:exportId`, purpose: 'an export as ZIP' },
  { method: 'POST', path: `${API_BASE}/billing/stripe-events`, purpose: 'webhook of the payment provider' },
  { method: 'POST', path: SIGN_IN.challenge, purpose: 'what a passkey is asked to sign' },
  { method: 'POST', path: SIGN_IN.passkey, purpose: 'a passkey for a token that signs in' },
  { method: 'POST', path: SIGN_IN.link, purpose: 'a mailed link for a token that signs in' },
  { method: 'GET', path: UNSUBSCRIBE_PATH, purpose: 'a page that asks whether mails of a kind end' },
  { method: 'POST', path: UNSUBSCRIBE_PATH, purpose: 'ends mails of a kind, without sign-in' },
] as const;

/** The documentation page and its files lie below this path. */
export const DOCS_PATH = `${API_BASE}/docs`;
