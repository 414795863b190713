import type Check from 'lucide-react/icons/check';

/** Specification section 9. */
const PIXELS = { sm: 16, md: 20, lg: 24, xl: 28, '2xl': 32, '3xl': 40, '4xl': 48, '5xl': 64 };
export type IconSize = keyof typeof PIXELS;

/** One of lucide's drawings, imported by itself: `import Check from 'lucide-react/icons/check'`. */
export type IconDrawing = typeof Check;

type Props = {
  of: IconDrawing;
  size?: IconSize;
  /** Only where no text beside it says the same. */
  label?: string;
  className?: string;
};

/** An icon in the one stroke width of this product. */
export function Icon({ of: Drawing, size = 'md', label, className = '' }: Props) {
  const seen = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing
      size={PIXELS[size]}
      strokeWidth={1.75}
      nonScalingStroke
      className={`shrink-0 ${className}`}
      {...seen}
    />
  );
}
