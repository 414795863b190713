import type { ReactNode } from 'react';
import { DrawingFrame } from './drawing-frame.tsx';
import { ERROR_DRAWINGS } from './error-drawing.tsx';

/** Line drawings of our own, one for each kind of nothing. The accented line is what is missing or what comes next. */
const DRAWINGS = {
  /** A blank sign on a nail. */
  'no-jobs': (
    <>
      <circle cx="80" cy="15" r="2.5" />
      <path d="M78 17.5 47 41M82 17.5l31 23.5" />
      <rect x="36" y="41" width="88" height="48" rx="7" />
      <path d="M30 104h100" className="faint" />
      <path d="M52 58h34M52 71h20" className="accent" strokeDasharray="1 6" />
    </>
  ),
  /** A sheet, and a pencil that has not begun. */
  'no-applications': (
    <>
      <path d="M104 62V29L88 13H51a7 7 0 0 0-7 7v70a7 7 0 0 0 7 7h34" />
      <path d="M88 13v10a6 6 0 0 0 6 6h10" />
      <path d="M57 42h22M57 55h32M57 68h16" className="faint" />
      <path d="m96 95 3.5-12.5L124 58a6.4 6.4 0 0 1 9 9l-24.5 24.5Z" className="accent" />
      <path d="m118 64 9 9" className="accent" />
    </>
  ),
  /** One has spoken, the other has not yet. */
  'no-messages': (
    <>
      <path d="M40 16h52a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10H61L46 70V58h-6a10 10 0 0 1-10-10V26a10 10 0 0 1 10-10Z" />
      <path d="M46 32h38M46 43h22" className="faint" />
      <path
        d="M112 46h10a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10h-4v11l-14-11H84a10 10 0 0 1-10-9"
        className="accent"
        strokeDasharray="1 6"
      />
    </>
  ),
  /** A bell on its shelf. */
  'no-notifications': (
    <>
      <path d="M80 27v8M55 80c6-6 7-14 7-27a18 18 0 0 1 36 0c0 13 1 21 7 27Z" />
      <path d="M72 80a8.2 8.2 0 0 0 16 0" />
      <path d="M34 98h92" className="faint" />
      <path d="M114 36h12l-12 14h12M134 20h8l-8 10h8" className="accent" />
    </>
  ),
  /** A chair that is kept free. */
  'no-applicants': (
    <>
      <path d="M58 60V20c0-4 3-6 7-6h20c4 0 7 2 7 6v40" />
      <path d="M58 30h34" className="faint" />
      <path d="M51 60h48a4 4 0 0 1 4 4v6H47v-6a4 4 0 0 1 4-4Z" className="accent" />
      <path d="M52 70l-5 32M98 70l5 32M58 86h34" />
      <path d="M28 102h104" className="faint" />
    </>
  ),
  /** A way into a tunnel, and light at its other end. */
  offline: (
    <>
      <path d="M10 96c16-2 22-22 31-40C50 38 62 24 84 24s33 16 42 34 12 36 26 38" className="faint" />
      <path d="M46 96V76a34 34 0 0 1 68 0v20" />
      <path d="M56 96V77a24 24 0 0 1 48 0v19" />
      <path d="M8 96h48M104 96h48" />
      <path d="m60 112 14-30M100 112l-14-30M66 100h28M71 90h18" className="faint" />
      <path d="M73 80v-3a7 7 0 0 1 14 0v3" className="accent" />
    </>
  ),
  ...ERROR_DRAWINGS,
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof DRAWINGS;

/** Says nothing by itself: the sentence beside it does. */
export function Drawing({ name }: { name: DrawingName }) {
  return <DrawingFrame>{DRAWINGS[name]}</DrawingFrame>;
}
