import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { startViesServer } from '../../testing/vies-server.ts';
import { noRegister } from './no-register.ts';
import { startVatRegister } from './start-vat-register.ts';
import { type VatRegister, VatRegisterError } from './vat-register.ts';
import { vies } from './vies.ts';

const KNOWN = 'ATU13585627';
const UNKNOWN = 'ATU12011204';

let server: Awaited<ReturnType<typeof startViesServer>>;
beforeAll(async () => {
  server = await startViesServer();
});
beforeEach(() => {
  server.reset();
  server.valid.add(KNOWN);
});
afterAll(() => server.stop());

const hosted = (requester: string | null = 'DE136695976') =>
  vies({ url: server.url, requester, timeoutMs: 500 });

describe.each<[string, () => VatRegister]>([
  ['embedded', () => noRegister],
  ['hosted', () => hosted()],
])('L13 the register of VAT ids, %s', (side, open) => {
  it('never confirms an id that is not known', async () => {
    expect((await open().look(UNKNOWN)).is).not.toBe('valid');
  });

  it('confirms a known one only where there is a register', async () => {
    expect(await open().look(KNOWN)).toEqual(
      side === 'embedded' ? { is: 'unknown' } : { is: 'valid', consultation: 'WAPI1' },
    );
  });

  it('says whether it can be reached', async () => {
    await expect(open().reach()).resolves.toBeUndefined();
  });
});

describe('L13 VIES', () => {
  it('is asked by country and number, in the name of the seller', async () => {
    await hosted().look('EL023456780');
    expect(server.asked).toEqual([
      {
        countryCode: 'EL',
        vatNumber: '023456780',
        requesterMemberStateCode: 'DE',
        requesterNumber: '136695976',
      },
    ]);
  });

  it('gives no number of a consultation to somebody without a VAT id', async () => {
    expect(await hosted(null).look(KNOWN)).toEqual({ is: 'valid', consultation: null });
  });

  it.each([
    ['MS_UNAVAILABLE', 'country'],
    ['MS_MAX_CONCURRENT_REQ', 'country'],
    ['TIMEOUT', 'country'],
    ['SERVICE_UNAVAILABLE', 'register'],
    ['GLOBAL_MAX_CONCURRENT_REQ', 'register'],
    ['INVALID_REQUESTER_INFO', 'asker'],
    ['<script>', 'register'],
  ] as const)('%s is no answer about the id', async (trouble, what) => {
    server.state.trouble = trouble;
    const error = await hosted()
      .look(KNOWN)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(VatRegisterError);
    expect(error).toMatchObject({ what, code: trouble.startsWith('<') ? 'UNKNOWN' : trouble });
  });

  it('refuses a number it cannot read', async () => {
    server.state.trouble = 'INVALID_INPUT';
    expect(await hosted().look(KNOWN)).toEqual({ is: 'invalid', consultation: null });
  });

  it.each([
    ['says nothing', { silent: true }, 'TIMEOUT'],
    ['answers with a page', { garbled: true }, 'UNREADABLE'],
  ])('that %s counts as away', async (_, trouble, code) => {
    Object.assign(server.state, trouble);
    await expect(hosted().look(KNOWN)).rejects.toMatchObject({ what: 'register', code });
    await expect(hosted().reach()).rejects.toMatchObject({ what: 'register' });
  });

  it('that cannot be reached counts as away', async () => {
    const gone = vies({ url: 'http://127.0.0.1:9/rest-api', requester: null });
    await expect(gone.look(KNOWN)).rejects.toMatchObject({ what: 'register', code: 'NO_CONNECTION' });
  });

  it('says itself when it is away', async () => {
    server.state.trouble = 'SERVICE_UNAVAILABLE';
    await expect(hosted().reach()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});

test('the settings choose the side', async () => {
  expect(startVatRegister({ kind: 'none', requester: null })).toBe(noRegister);
  expect(startVatRegister({ kind: 'vies', requester: null }).kind).toBe('vies');
});
