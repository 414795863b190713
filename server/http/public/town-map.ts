import { distanceKm, type Point } from '../../../contract/distance.ts';
import { type Html, html } from './html.ts';

/** The border of Germany, roughly, as `[lat, lng]` from the Dollart clockwise. */
const BORDER: readonly (readonly [number, number])[] = [
  [53.3, 7.05],
  [53.65, 7.1],
  [53.72, 7.85],
  [53.5, 8.05],
  [53.42, 8.25],
  [53.6, 8.35],
  [53.87, 8.68],
  [53.82, 9.1],
  [53.95, 9.0],
  [54.15, 8.85],
  [54.33, 8.65],
  [54.5, 8.95],
  [54.9, 8.65],
  [54.82, 9.4],
  [54.7, 10.0],
  [54.45, 9.95],
  [54.4, 10.3],
  [54.32, 10.75],
  [54.45, 11.15],
  [54.1, 10.9],
  [53.95, 11.2],
  [54.1, 11.8],
  [54.2, 12.2],
  [54.45, 12.55],
  [54.35, 13.05],
  [54.65, 13.3],
  [54.35, 13.7],
  [54.1, 13.75],
  [53.9, 14.2],
  [53.3, 14.4],
  [52.9, 14.15],
  [52.6, 14.55],
  [52.3, 14.58],
  [51.95, 14.72],
  [51.5, 14.75],
  [51.15, 15.02],
  [50.88, 14.85],
  [51.03, 14.3],
  [50.75, 13.6],
  [50.4, 12.95],
  [50.3, 12.15],
  [49.95, 12.45],
  [49.4, 12.75],
  [49.0, 13.4],
  [48.75, 13.82],
  [48.5, 13.45],
  [48.25, 12.9],
  [47.95, 12.95],
  [47.62, 13.05],
  [47.65, 12.6],
  [47.6, 12.2],
  [47.4, 11.4],
  [47.52, 10.5],
  [47.3, 10.2],
  [47.55, 9.75],
  [47.65, 9.3],
  [47.72, 8.7],
  [47.6, 8.2],
  [47.58, 7.6],
  [48.1, 7.6],
  [48.6, 7.8],
  [48.98, 8.2],
  [49.05, 7.5],
  [49.15, 7.0],
  [49.47, 6.4],
  [49.8, 6.5],
  [50.15, 6.12],
  [50.75, 6.05],
  [51.2, 6.1],
  [51.55, 6.15],
  [51.85, 5.97],
  [51.9, 6.75],
  [52.2, 7.05],
  [52.5, 7.05],
  [52.6, 6.7],
  [52.85, 7.05],
];

export type MapTown = {
  readonly name: string;
  readonly at: Point;
  readonly count: number;
  /** Where its name leads. */
  readonly href?: string | undefined;
  /** The one that the page is about. */
  readonly isHere?: boolean;
};

/** Towns on the outline of the country; a name that would lie on another stays away. */
export function countryMap(
  towns: readonly MapTown[],
  label: string,
  size: 'small' | 'large' = 'large',
): Html {
  const project = ({ lat, lng }: Point) => ({ x: (lng - 5.4) * 44, y: (55.2 - lat) * 70 });
  const outline = BORDER.map(([lat, lng]) => {
    const { x, y } = project({ lat, lng });
    return `${round(x)} ${round(y)}`;
  }).join('L');
  const ground = html`<path class="land" d="M${outline}Z"/>`;
  return drawn({ width: 460, height: 560, label, towns, project, ground, size });
}

const RINGS_KM = [20, 40, 60];

/** Towns around one of them, with circles that tell how far they are. */
export function ringMap(centre: MapTown, towns: readonly MapTown[], label: string): Html {
  const [size, middle] = [460, 230];
  const perKm = (middle - 14) / 66;
  const project = (at: Point) => {
    const east =
      distanceKm(centre.at, { lat: centre.at.lat, lng: at.lng }) * Math.sign(at.lng - centre.at.lng);
    const north =
      distanceKm(centre.at, { lat: at.lat, lng: centre.at.lng }) * Math.sign(at.lat - centre.at.lat);
    return { x: middle + east * perKm, y: middle - north * perKm };
  };
  const ground = html`${RINGS_KM.map(
    (km) =>
      html`<circle class="ring" cx="${middle}" cy="${middle}" r="${round(km * perKm)}"/><text class="km" x="${middle}" y="${round(middle - km * perKm + 14)}" text-anchor="middle">${km} km</text>`,
  )}`;
  return drawn({ width: size, height: size, label, towns: [centre, ...towns], project, ground });
}

type Drawing = {
  width: number;
  height: number;
  label: string;
  towns: readonly MapTown[];
  project: (at: Point) => { x: number; y: number };
  ground: Html;
  size?: 'small' | 'large';
};
type Box = { left: number; right: number; top: number; bottom: number };

/** A small map is drawn smaller than it is set: its letters and dots are larger in it. */
const SCALE = { small: 1.4, large: 1 };
const LETTER = 7.6;

function drawn({ width, height, label, towns, project, ground, size = 'large' }: Drawing): Html {
  const scale = SCALE[size];
  const most = Math.max(...towns.map(({ count }) => count));
  const dots = [...towns]
    .sort((a, b) => Number(b.isHere ?? false) - Number(a.isHere ?? false) || b.count - a.count)
    .map((town) => ({ town, ...project(town.at), r: scale * (9 + 9 * Math.sqrt(town.count / most)) }));
  const taken: Box[] = [];
  const placed = dots.map(({ town, x, y, r }) => {
    const dot = boxOf(x, y, r);
    // Where another one lies already, it is a point without number and name.
    if (meets(dot, taken)) {
      const point = 4.5 * scale;
      taken.push(boxOf(x, y, point));
      return { town, x, y, r: point, isPoint: true, name: null };
    }
    taken.push(dot);
    return { town, x, y, r, isPoint: false, name: null };
  });
  const named = placed.map((spot) => {
    const name = spot.isPoint ? null : spotFor(spot.town.name, spot, taken, width, scale);
    if (name) taken.push(name.box);
    return { ...spot, name };
  });
  return html`<svg class="map${size === 'small' && ' small'}" viewBox="0 0 ${width} ${height}" role="group" aria-label="${label}">${ground}${named.map(
    ({ town, x, y, r, isPoint, name }) => {
      const inside = html`<circle class="town" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>${name && html`<text class="name" x="${round(name.x)}" y="${round(name.y)}" text-anchor="${name.anchor}">${town.name}</text> `}${!isPoint && html`<text class="number" x="${round(x)}" y="${round(y + 4.5 * scale)}" text-anchor="middle">${town.count}</text>`}`;
      // Read aloud is what is seen; where there is no room for a name, it is told.
      const told = name ? null : html` aria-label="${`${town.name} ${town.count}`}"`;
      return town.href === undefined
        ? html`<g class="spot"${told ?? null}${told !== null && html` role="img"`}>${inside}</g>`
        : html`<a class="spot" href="${town.href}"${told}>${inside}</a>`;
    },
  )}</svg>`;
}

const boxOf = (x: number, y: number, r: number): Box => ({
  left: x - r,
  right: x + r,
  top: y - r,
  bottom: y + r,
});

/** Below the dot, above it, or beside it: the first place where the name meets nothing. */
function spotFor(
  name: string,
  { x, y, r }: { x: number; y: number; r: number },
  taken: readonly Box[],
  width: number,
  scale: number,
) {
  const long = name.length * LETTER * scale;
  const spots = [
    { x, y: y + r + 15 * scale, anchor: 'middle', left: x - long / 2 },
    { x: x + r + 5, y: y + 5 * scale, anchor: 'start', left: x + r + 5 },
    { x: x - r - 5, y: y + 5 * scale, anchor: 'end', left: x - r - 5 - long },
    { x, y: y - r - 6, anchor: 'middle', left: x - long / 2 },
  ];
  for (const { left, ...spot } of spots) {
    const box = { left, right: left + long, top: spot.y - 12 * scale, bottom: spot.y + 3 };
    if (box.left >= 2 && box.right <= width - 2 && !meets(box, taken)) return { ...spot, box };
  }
  return null;
}

const meets = (box: Box, others: readonly Box[]) =>
  others.some(
    (other) =>
      box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top,
  );
const round = (value: number) => Math.round(value * 10) / 10;
