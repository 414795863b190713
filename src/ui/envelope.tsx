import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  /** In place of the wax: the sender's mark. */
  seal: ReactNode;
  children: ReactNode;
  /** It has not been received. */
  waiting?: boolean;
};

/** A letter with its flap, which is the stroke of the product's mark. Only offers have it. */
export function Envelope({ seal, children, waiting = false }: Props) {
  return (
    <div
      className={classNames(
        'relative min-w-0 overflow-hidden rounded-card border bg-sheet pt-16',
        waiting ? 'border-dashed border-edge' : 'border-line',
      )}
    >
      <svg
        viewBox="0 0 100 44"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-11 w-full"
      >
        <path d="M0 0 50 44 100 0Z" className="fill-accent-wash" />
        <path d="M0 0 50 44 100 0" fill="none" className="stroke-line" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="absolute inset-x-0 top-3 grid justify-items-center">
        <span className="grid rounded-card border-4 border-sheet bg-sheet">{seal}</span>
      </div>
      {children}
    </div>
  );
}
