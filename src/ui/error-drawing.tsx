import { DrawingFrame } from './drawing-frame.tsx';

/** Beside the others (drawing.tsx), because an error may come before anything else does. */
export const ERROR_DRAWINGS = {
  /** A letter that comes back. */
  'not-found': (
    <>
      <path d="M121 60V31a7 7 0 0 0-7-7H39a7 7 0 0 0-7 7v50a7 7 0 0 0 7 7h45" />
      <path d="m34 28 42.5 32 42.5-32" />
      <path d="M101 96h24a10 10 0 0 0 0-20h-27" className="accent" />
      <path d="m105 68-8 8 8 8" className="accent" />
    </>
  ),
  /** A line that was cut. */
  broken: (
    <>
      <circle cx="34" cy="58" r="7" />
      <path d="M41 58h22" />
      <path d="M97 58h22" strokeDasharray="1 6" />
      <circle cx="126" cy="58" r="7" className="faint" />
      <circle cx="80" cy="58" r="17" className="accent" />
      <path d="m74 52 12 12M86 52 74 64" className="accent" />
    </>
  ),
};

export function ErrorDrawing({ name }: { name: keyof typeof ERROR_DRAWINGS }) {
  return <DrawingFrame>{ERROR_DRAWINGS[name]}</DrawingFrame>;
}
