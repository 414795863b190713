import { parseArgs } from 'node:util';
import { StartFailure } from '../../base/start-failure.ts';
import type { StaffCommand } from './command.ts';
import { staffCommands } from './commands.ts';
import { helpOf, helpOfAll, usageOf } from './help.ts';

/** What the command line asks for: a command with its words and options, or a text to show. */
export type StaffLine =
  | { readonly help: string }
  | {
      readonly command: StaffCommand;
      readonly words: readonly string[];
      readonly options: Readonly<Record<string, string | undefined>>;
      /** Who acts; empty of a command that only looks. */
      readonly by: string;
    };

/**
 * Throws a StartFailure with exit code 2 that names what is wrong.
 * @param staffName who acts where the line does not say it: `STAFF_NAME`
 */
export function readStaffLine(argv: readonly string[], staffName = ''): StaffLine {
  const asksHelp = argv.includes('--help') || argv.includes('-h');
  const rest = argv.filter((word) => word !== '--help' && word !== '-h');
  const command = commandOf(rest);
  if (command === undefined) {
    if (asksHelp && rest.length === 0) return { help: helpOfAll() };
    const what = rest.length === 0 ? 'Name a command' : `There is no command "${rest[0]}"`;
    throw new StartFailure(`${what}; npm run staff -- --help lists them all.`, 2);
  }
  if (asksHelp) return { help: helpOf(command) };
  const { values, positionals }: Parsed = parse(command, rest.slice(command.name.split(' ').length));
  const wrong = (sentence: string): never => {
    throw new StartFailure(`${sentence}; use ${usageOf(command)}`, 2);
  };
  const missing = command.words[positionals.length];
  if (missing !== undefined) wrong(`${missing} is missing`);
  const extra = positionals[command.words.length];
  if (extra !== undefined) wrong(`"${extra}" is one word too many`);
  const options: Record<string, string | undefined> = {};
  for (const [name, option] of Object.entries(command.options ?? {})) {
    const value = values[name];
    if (option.value === undefined) options[name] = value === true ? 'on' : undefined;
    else if (typeof value === 'string' && value.trim() !== '') options[name] = value.trim();
    else if (value !== undefined) wrong(`--${name} is empty`);
    else if (option.required) wrong(`--${name} is missing`);
  }
  const by = (typeof values.by === 'string' ? values.by : staffName).trim();
  if (command.decides && by === '')
    throw new StartFailure(
      'Say who acts: --by NAME, or STAFF_NAME in the environment. Where people may object, somebody else answers.',
      2,
    );
  return { command, words: positionals, options, by };
}

type Parsed = { values: Record<string, string | boolean | undefined>; positionals: string[] };

/** The longest name that the line begins with. */
function commandOf(words: readonly string[]): StaffCommand | undefined {
  const named = (count: number) =>
    staffCommands.find(
      ({ name }) => name.split(' ').length === count && name === words.slice(0, count).join(' '),
    );
  return named(2) ?? named(1);
}

function parse(command: StaffCommand, args: string[]) {
  const options = Object.fromEntries(
    Object.entries(command.options ?? {}).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return parseArgs({
      args,
      options: { ...options, by: { type: 'string' as const } },
      allowPositionals: true,
    });
  } catch (error) {
    const [sentence = 'Wrong option'] = error instanceof Error ? error.message.split('. ') : [];
    throw new StartFailure(`${sentence.replace(/\.$/, '')}; use ${usageOf(command)}`, 2);
  }
}
