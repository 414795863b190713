import fc from 'fast-check';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { requiredParameters } from '../../contract/arguments.ts';
import { pathParameters } from '../../contract/call.ts';
import { API_BASE, type CallName, calls } from '../../contract/calls.ts';
import { errorBody } from '../../contract/error-body.ts';
import { ERROR_STATUS } from '../../contract/errors.ts';
import { takenArguments } from '../../contract/literal-bodies.ts';
import { onDatabase } from '../testing/on-database.ts';
import { company, publishedJob, seeker } from '../testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';

const names = Object.keys(calls) as CallName[];
const writes = names.filter((name) => calls[name].method !== 'GET');

function send(t: TestApp, name: CallName, payload: string | undefined, also: Record<string, string> = {}) {
  const { method, path } = calls[name];
  const url = API_BASE + path.replace(/\{\w+\}/g, 'mia');
  const headers = {
    authorization: 'Bearer mia',
    'idempotency-key': v7(),
    ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    ...also,
  };
  return t.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
}

/** An error of the contract, with the status of its code, and no fault of the server. */
function expectRefusal(t: TestApp, response: Awaited<ReturnType<typeof send>>): string {
  const { error } = errorBody.parse(response.json());
  expect(response.statusCode).toBe(ERROR_STATUS[error.code as keyof typeof ERROR_STATUS]);
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(t.faults).toEqual([]);
  return error.code;
}

onDatabase((app) => {
  test('every call is refused without a token, with a forged one and with no Bearer', async () => {
    const t = app();
    for (const name of names) {
      for (const [authorization, code] of [
        ['', 'token_missing'],
        ['Bearer forged', 'token_invalid'],
        ['Basic abc', 'token_invalid'],
        ['Bearer a b', 'token_invalid'],
      ] as const) {
        // Guests come without a token.
        if (code === 'token_missing' && (calls[name].who as readonly string[]).includes('guest')) continue;
        expect(expectRefusal(t, await send(t, name, '{}', { authorization }))).toBe(code);
      }
    }
  });

  test('missing parameters are named: 400 parameter_missing', async () => {
    const t = app();
    await seeker(t, 'mia');
    for (const name of writes) {
      const inPath = pathParameters(calls[name].path);
      const required = requiredParameters(takenArguments(name)).filter((field) => !inPath.includes(field));
      if (required.length === 0) continue;
      for (const payload of [undefined, '', '{}']) {
        const response = await send(t, name, payload);
        expect(expectRefusal(t, response)).toBe('parameter_missing');
        const fields = response.json().error.fields as { path: string; code: string }[];
        expect(fields.filter(({ code }) => code === 'missing').map(({ path }) => path)).toEqual(required);
      }
    }
  });

  test('bodies that are no JSON object, too large or of another kind', async () => {
    const t = app();
    await seeker(t, 'mia');
    for (const name of writes) {
      expect(expectRefusal(t, await send(t, name, '{"a":'))).toBe('body_malformed');
      expect(expectRefusal(t, await send(t, name, '{"__proto__":{"a":1}}'))).toBe('body_malformed');
      expect(expectRefusal(t, await send(t, name, '[]'))).toBe('fields_invalid');
      expect(expectRefusal(t, await send(t, name, '"text"'))).toBe('fields_invalid');
      expect(expectRefusal(t, await send(t, name, JSON.stringify({ a: 'x'.repeat(300_000) })))).toBe(
        'body_too_large',
      );
      expect(expectRefusal(t, await send(t, name, 'a=1', { 'content-type': 'text/plain' }))).toBe(
        'media_type_unsupported',
      );
      expectRefusal(t, await send(t, name, '{"unknownField":1}'));
    }
  });

  test('calls that do not exist are unknown, not broken', async () => {
    const t = app();
    for (const url of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/%zz',
      '/api/user/%00',
      `/api/user/${'x'.repeat(600)}`,
    ]) {
      const response = await t.app.inject({ url, headers: { authorization: 'Bearer mia' } });
      expectRefusal(t, response);
    }
    const wrongMethod = await t.app.inject({ method: 'PUT', url: '/api/job/create', payload: {} });
    expect(expectRefusal(t, wrongMethod)).toBe('route_unknown');
  });

  test('another person’s ids: refused, nothing written', async () => {
    const t = app();
    await seeker(t, 'mia');
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    const codeOf = async (name: CallName, args: object) =>
      expectRefusal(t, await send(t, name, JSON.stringify(args)));
    expect(await codeOf('company.update-general', { companyId: _id, general: { replyDays: 1 } })).toBe(
      'not_found',
    );
    expect(await codeOf('job.update', { _jobId: job._id, rev: 2, patch: { title: 'Mine' } })).toBe(
      'not_found',
    );
    expect(await codeOf('job.unpublish', { _jobId: job._id, reason: 'paused', outcomes: {} })).toBe(
      'not_found',
    );
    const row = await t.db.selectFrom('job').select(['ver', 'title']).executeTakeFirstOrThrow();
    expect(row).toEqual({ ver: job.ver, title: job.title });
  });

  test('texts too long, NUL and lone surrogates are named fields', async () => {
    const t = app();
    await seeker(t, 'mia');
    const add = { _id: v7(), _jobId: v7(), _conversationId: v7(), jobRev: 1 };
    for (const [note, code] of [
      ['x'.repeat(1501), 'too_big'],
      ['a\u0000b', 'not_text'],
      ['a\ud800b', 'not_text'],
    ]) {
      const response = await send(t, 'application.add', JSON.stringify({ ...add, note }));
      expect(expectRefusal(t, response)).toBe('fields_invalid');
      expect(response.json().error.fields).toEqual([{ path: 'note', code }]);
    }
    const job = await send(
      t,
      'job.create',
      JSON.stringify({ _id: v7(), _companyId: v7(), job: { title: '' } }),
    );
    expect(expectRefusal(t, job)).toBe('parameter_missing');
  });

  test('no JSON whatsoever makes the server fail', { timeout: 60_000 }, async () => {
    const t = app();
    await seeker(t, 'mia');
    await company(t, 'owner');
    const uuid = fc.uuid();
    const hostile = fc.oneof(
      { weight: 3, arbitrary: fc.jsonValue() },
      uuid,
      fc.constantFrom('mia', '', -1, 1e308, '\u0000', '9'.repeat(400), '2026-02-30', '0000-00-00', {
        type: 'application',
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.infiniteStream(hostile), async (name, values) => {
        const fields = Object.keys(calls[name].args.def.shape);
        const body = Object.fromEntries(fields.map((field) => [field, values.next().value]));
        for (const uid of ['mia', 'owner']) {
          const response = await send(t, name, JSON.stringify(body), { authorization: `Bearer ${uid}` });
          expect(response.statusCode).toBeLessThan(500);
        }
        expect(t.faults).toEqual([]);
      }),
      { numRuns: 150, seed: 4400 },
    );
  });
});
