import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Colour of a mark, in degrees. */
    '--hue'?: number;
  }
}
