import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Props = Omit<ComponentProps<'article'>, 'className'> & {
  /** Holds a `StretchedLink`: the whole card is a target. */
  goes?: boolean;
  /** Without its own padding, for lists and pictures that reach the edge. */
  flush?: boolean;
};

/** A sheet on the page. Never inside another one. */
export function Card({ goes = false, flush = false, ...rest }: Props) {
  return (
    <article
      {...rest}
      className={classNames(
        'relative min-w-0 rounded-card border border-line bg-sheet',
        !flush && 'p-5',
        goes && 'motion-colors hover:border-edge',
      )}
    />
  );
}
