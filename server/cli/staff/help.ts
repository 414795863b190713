import type { StaffCommand } from './command.ts';
import { staffCommands } from './commands.ts';

const RUN = 'npm run staff --';

/** `npm run staff -- lock MAIL --reason CODE [--until DATE]` */
export function usageOf({ name, words, options = {} }: StaffCommand): string {
  const parts = Object.entries(options).map(([option, { value, required }]) => {
    const text = value === undefined ? `--${option}` : `--${option} ${value}`;
    return required ? text : `[${text}]`;
  });
  return [RUN, name, ...words, ...parts].join(' ');
}

export function helpOf(command: StaffCommand): string {
  const options = Object.entries(command.options ?? {}).map(
    ([name, { value, what }]) => [`--${name}${value === undefined ? '' : ` ${value}`}`, what] as const,
  );
  return [
    usageOf(command),
    '',
    command.summary,
    ...(command.more ? ['', command.more] : []),
    ...table(options),
  ].join('\n');
}

export function helpOfAll(): string {
  const commands = staffCommands.map(
    ({ name, words, summary }) => [[name, ...words].join(' '), summary] as const,
  );
  return [
    `${RUN} COMMAND …`,
    ...table(commands),
    '',
    `Who changes something says who they are: --by NAME, or STAFF_NAME. --rule names a clause ("terms 4") or a law.`,
    `Each act is kept in the staff log, and in the log of the company it is about. ${RUN} COMMAND --help says more.`,
    'Without DATABASE_URL the server must be stopped; with it, devices are told at once.',
    '0: done. 1: refused, or bad news. 2: a wrong command line.',
  ].join('\n');
}

function table(rows: (readonly [string, string])[]): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([name]) => name.length));
  return ['', ...rows.map(([name, what]) => `  ${name.padEnd(width)}  ${what}`)];
}
