import { classNames } from './class-names.ts';

/**
 * primary: the one thing to do here · quiet: beside it · bare: a word to tap, least of all · danger: takes something
 * away for good.
 */
export type ButtonVariant = 'primary' | 'quiet' | 'bare' | 'danger';

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong',
  quiet: 'border-edge bg-sheet text-ink hover:border-ink hover:bg-well',
  bare: 'border-transparent text-accent hover:bg-accent-wash hover:text-accent-strong',
  danger: 'border-danger bg-sheet text-danger hover:bg-danger hover:text-on-danger',
};

/** The classes of a button, for whatever has to look like one. */
export function buttonStyle(variant: ButtonVariant = 'primary', wide = false): string {
  return classNames(
    'relative inline-flex min-h-11 select-none items-center justify-center gap-2 rounded-card border px-5 py-2',
    'text-center text-body font-semibold leading-tight motion-colors',
    'disabled:opacity-55 data-waits:opacity-55 aria-disabled:cursor-default',
    VARIANT[variant],
    wide && 'w-full',
  );
}
