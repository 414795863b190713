import type { BillingContext } from '../../api/change-context.ts';

/** An option. `value`: what stands behind it in the usage; left out, it is a switch. */
export type StaffOption = { readonly value?: string; readonly required?: true; readonly what: string };

export type StaffInput = {
  /** As many as `words` of the command names. */
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly files: StaffFiles;
  /** Who acts; empty of a command that only looks. */
  readonly by: string;
};

/** Files the command line names. Both throw a StartFailure where the file cannot be read or written. */
export type StaffFiles = {
  read(path: string): string;
  write(path: string, content: string | Uint8Array): void;
};

/** Output for the terminal. `failed`: the command ran, and its result is bad news. */
export type StaffOutcome = { readonly lines: readonly string[]; readonly failed?: boolean };

/**
 * One thing that staff can do. It runs in one transaction, again after each question to
 * another machine (api/ask-outside.ts); an ApiError or StartFailure leaves nothing behind.
 */
export type StaffCommand = {
  /** One or two words: `lock`, `review approve`. */
  readonly name: string;
  readonly words: readonly string[];
  readonly options?: Readonly<Record<string, StaffOption>>;
  /** It changes something, so it is kept with the name of who acts. */
  readonly decides?: true;
  readonly summary: string;
  /** Further lines of `--help`. */
  readonly more?: string;
  readonly act: (context: BillingContext, input: StaffInput) => Promise<StaffOutcome>;
};

export const say = (...lines: string[]): StaffOutcome => ({ lines });
