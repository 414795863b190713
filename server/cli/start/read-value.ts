import { StartFailure } from '../../base/start-failure.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Ends the start with exit code 2: the sentence names the setting and what it has to be. */
export function wrong(sentence: string): never {
  throw new StartFailure(`${sentence}.`, 2);
}

/** An empty value counts as not set, as in a copied `.env.example`. */
export function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

export function oneOf<Value extends string>(
  env: Environment,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const value = text(env, name) ?? fallback;
  const known = values.find((candidate) => candidate === value);
  return known ?? wrong(`${name} must be one of ${values.join(', ')}, but it is "${value}"`);
}

export function port(env: Environment, name: string, fallback: number): number {
  const value = text(env, name) ?? String(fallback);
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
    wrong(`${name} must be a port between 0 and 65535, but it is "${value}"`);
  return Number(value);
}

export function count(env: Environment, name: string, fallback: number): number {
  const value = text(env, name) ?? String(fallback);
  if (!/^[1-9]\d{0,8}$/.test(value)) wrong(`${name} must be a number from 1 on, but it is "${value}"`);
  return Number(value);
}

export function days(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined && !/^[1-9]\d{0,3}$/.test(value))
    wrong(`${name} must be a number of days, but it is "${value}"`);
  return value;
}
