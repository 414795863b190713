import { geoConicConformal, geoPath } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import type { ReactNode } from 'react';
import type { Point } from '../../../contract/distance.ts';
import outline from './germany.json';

const WIDTH = 320;
const HEIGHT = 430;
const EDGE = 8;

const country: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: outline.rings.map((ring) => [ring.split(' ').map((point) => point.split(',').map(Number))]),
};
/** Lambert's, at the parallels that maps of Germany use. */
const projection = geoConicConformal()
  .parallels([48 + 2 / 3, 53 + 2 / 3])
  .rotate([-10.5, 0])
  .fitExtent(
    [
      [EDGE, EDGE],
      [WIDTH - EDGE, HEIGHT - EDGE],
    ],
    country,
  );
const PATH = geoPath(projection)(country) ?? '';

/** Where a point lies on the drawing; null far outside of it. */
export function onDrawing({ lat, lng }: Point): { x: number; y: number } | null {
  const at = projection([lng, lat]);
  if (!at) return null;
  const [x, y] = at;
  return x < 0 || x > WIDTH || y < 0 || y > HEIGHT ? null : { x, y };
}

type Props = {
  /** What it shows; empty where that is told beside it. */
  label: string;
  className?: string;
  /** Drawn over the outline, in its units. */
  children: ReactNode;
};

/** The quiet outline of the country; of the package alone, so that it is there without network. */
export function Germany({ label, className, children }: Props) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={className}
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
    >
      <path d={PATH} className="fill-well stroke-edge" strokeWidth={1} vectorEffect="non-scaling-stroke" />
      {children}
    </svg>
  );
}
