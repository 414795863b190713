import * as z from 'zod/mini';
import { type ArgsOf, type CallName, calls } from './calls.ts';
import {
  quietSetting,
  type SettingPatch,
  SINGLE_SETTINGS,
  settingPatch,
  settings,
  visibility,
} from './entities/settings.ts';
import { languageId } from './entities/translation.ts';
import { id } from './fields.ts';

/**
 * Bodies of the specification that say less than the app's. The server takes both; page and worker do not import this.
 */
type Literal = {
  /** Holds the app's arguments as well. */
  readonly args: z.ZodMiniType;
  meant(given: unknown, known: { key: string; now: Date }): unknown;
};

/** `_id` may be left out: it is that of the Idempotency-Key then, so that a second try names the same record. */
function idOfKey(name: 'address.create' | 'company.create'): Literal {
  return {
    args: z.extend(calls[name].args as z.ZodMiniObject, { _id: z.optional(id) }),
    meant: (given, { key }) => ({ _id: key, ...(given as object) }),
  };
}

const { setup, lang, quiet, receipts, typing, visibility: seenBy } = settings.shape;
const literalPatch = z.extend(settingPatch, {
  setup: z.union([setup, z.boolean()]),
  lang: z.union([lang, languageId]),
  quiet: z.union([quiet, quietSetting]),
  receipts: z.union([receipts, z.boolean()]),
  typing: z.union([typing, z.boolean()]),
  visibility: z.union([seenBy, visibility]),
});

const LITERALS: { readonly [Name in CallName]?: Literal } = {
  'address.create': idOfKey('address.create'),
  'company.create': idOfKey('company.create'),
  /** A setting of one value may be that value; it was set when it arrived. */
  'user.set-setting': {
    args: z.extend(calls['user.set-setting'].args, { setting: literalPatch }),
    meant: (given, { now }) => {
      const { userId, setting } = given as { userId: string; setting: z.infer<typeof literalPatch> };
      return { userId, setting: registersOf(setting, now) };
    },
  },
};

function registersOf(patch: z.infer<typeof literalPatch>, now: Date): SettingPatch {
  const at = now.toISOString();
  const bare = SINGLE_SETTINGS.filter((key) => patch[key] !== undefined && !isRegister(patch[key]));
  const registers = Object.fromEntries(bare.map((key) => [key, { value: patch[key], at }]));
  return { ...patch, ...registers } as SettingPatch;
}

const isRegister = (value: unknown) => typeof value === 'object' && value !== null && 'at' in value;

/** What the server takes for a call. */
export function takenArguments(name: CallName): z.ZodMiniType {
  return LITERALS[name]?.args ?? calls[name].args;
}

/** What a body means that says no more than the specification asks for. */
export function meantBy<Name extends CallName>(
  name: Name,
  given: ArgsOf<Name>,
  known: { key: string; now: Date },
): ArgsOf<Name> {
  return (LITERALS[name]?.meant(given, known) ?? given) as ArgsOf<Name>;
}
