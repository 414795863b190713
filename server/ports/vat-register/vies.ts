import * as z from 'zod/mini';
import { type VatIdAnswer, type VatRegister, VatRegisterError } from './vat-register.ts';

/** The Commission's own service. */
export const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

const TIMEOUT_MS = 10_000;
/** Far more than an answer has: whatever is longer is none. */
const ANSWER_BYTES = 100_000;

const answer = z.object({
  valid: z.boolean(),
  requestIdentifier: z.optional(z.nullable(z.string())),
  userError: z.optional(z.nullable(z.string())),
});
const refusal = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).check(z.minLength(1)) });
const status = z.object({ vow: z.object({ available: z.boolean() }) });

/** What VIES says where a country's own system does not answer, or has no time. */
const OF_COUNTRY = ['MS_UNAVAILABLE', 'TIMEOUT', 'MS_MAX_CONCURRENT_REQ', 'MS_MAX_CONCURRENT_REQ_TIME'];
/** It knows no such number. */
const NO_NUMBER = 'INVALID_INPUT';
const VERDICTS = ['VALID', 'INVALID'];

type Options = {
  readonly url?: string;
  /** VAT id of whoever asks: only with it there is a number of the consultation. */
  readonly requester: string | null;
  readonly timeoutMs?: number;
};

/** VIES, the EU's register of VAT ids, by its REST service. */
export function vies({ url = VIES_URL, requester, timeoutMs = TIMEOUT_MS }: Options): VatRegister {
  const request = async (path: string, body?: object): Promise<unknown> => {
    try {
      const response = await fetch(`${url}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (text.length > ANSWER_BYTES) throw new Error('the answer is too long');
      return JSON.parse(text);
    } catch (error) {
      throw new VatRegisterError('register', codeOf(error), error);
    }
  };
  return {
    kind: 'vies',
    async look(vatId) {
      const said = await request('/check-vat-number', {
        countryCode: vatId.slice(0, 2),
        vatNumber: vatId.slice(2),
        ...(requester && {
          requesterMemberStateCode: requester.slice(0, 2),
          requesterNumber: requester.slice(2),
        }),
      });
      return answerOf(said);
    },
    async reach() {
      const said = status.safeParse(await request('/check-status'));
      if (!said.success || !said.data.vow.available)
        throw new VatRegisterError('register', 'SERVICE_UNAVAILABLE');
    },
  };
}

function answerOf(said: unknown): VatIdAnswer {
  const refused = refusal.safeParse(said);
  const told = answer.safeParse(said);
  // An error is read first: beside it VIES writes `valid: false`, which is no answer.
  const error = refused.success ? refused.data.errorWrappers[0]?.error : told.data?.userError;
  if (error === NO_NUMBER) return { is: 'invalid', consultation: null };
  if (error && !VERDICTS.includes(error)) throw refusedBy(error);
  if (!told.success) throw new VatRegisterError('register', 'UNREADABLE');
  const { valid, requestIdentifier } = told.data;
  return { is: valid ? 'valid' : 'invalid', consultation: requestIdentifier || null };
}

function refusedBy(code: string): VatRegisterError {
  const known = /^[A-Z_]{1,40}$/.test(code) ? code : 'UNKNOWN';
  if (known === 'INVALID_REQUESTER_INFO') return new VatRegisterError('asker', known);
  return new VatRegisterError(OF_COUNTRY.includes(known) ? 'country' : 'register', known);
}

function codeOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'UNREADABLE';
  return error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'NO_CONNECTION';
}
