import { parseArgs } from 'node:util';
import { KINDS, type Kind, SABOTAGES, type Sabotage } from './kinds.ts';

export type ChaosOptions = {
  rounds: number;
  seed: number;
  /** Only these kinds of rounds. */
  kinds: readonly Kind[];
  sabotage?: Sabotage | undefined;
  /** Prints what pages complained about, round by round. */
  verbose?: boolean;
};

/** Reads the command line. @throws with a sentence that names what is wrong */
export function readOptions(args: string[]): ChaosOptions {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      sabotage: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  return {
    verbose: values.verbose,
    rounds: whole('rounds', values.rounds),
    seed: whole('seed', values.seed),
    kinds: values.only ? values.only.split(',').map((kind) => oneOf('only', KINDS, kind)) : KINDS,
    sabotage: values.sabotage === undefined ? undefined : oneOf('sabotage', SABOTAGES, values.sabotage),
  };
}

function whole(name: string, value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new Error(`--${name} must be a whole number from 1 on`);
  return Number(value);
}

function oneOf<Value extends string>(name: string, known: readonly Value[], value: string): Value {
  const found = known.find((one) => one === value);
  if (!found) throw new Error(`--${name} knows ${known.join(', ')}`);
  return found;
}
