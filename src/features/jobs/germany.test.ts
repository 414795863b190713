import { describe, expect, it } from 'vitest';
import { onDrawing } from './germany.tsx';

const at = (lat: number, lng: number) => {
  const point = onDrawing({ lat, lng });
  if (!point) throw new Error('not on the drawing');
  return point;
};

describe('pwa.1 the outline of the country', () => {
  it('fills the drawing, north up and east at the right', () => {
    const flensburg = at(54.78, 9.44);
    const garmisch = at(47.5, 11.09);
    const aachen = at(50.78, 6.08);
    const goerlitz = at(51.15, 14.99);
    expect(garmisch.y - flensburg.y).toBeGreaterThan(300);
    expect(goerlitz.x - aachen.x).toBeGreaterThan(240);
  });

  it('holds no place that is far away', () => {
    expect(onDrawing({ lat: 40.4, lng: -3.7 })).toBeNull();
    expect(onDrawing({ lat: 59.3, lng: 18.1 })).toBeNull();
  });
});
