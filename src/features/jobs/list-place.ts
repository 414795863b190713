import type { VirtualItem } from '@tanstack/react-virtual';
import type { Replica } from '../../replica/database.ts';

/**
 * Where the reader was in a list: the page's scroll position, and the rows with their heights that make it mean the
 * same card again, whatever the market has done meanwhile.
 */
export type ListPlace = { offset: number; ids: readonly string[]; sizes: VirtualItem[] };

/** The last one, by person, so that nobody comes back to somebody else's place. */
const places = new WeakMap<Replica, { list: string; place: ListPlace }>();

/** @param list names the filters; without a place it is forgotten */
export function keepPlace(db: Replica, list: string, place: ListPlace | undefined): void {
  if (place) places.set(db, { list, place });
  else places.delete(db);
}

export function placeIn(db: Replica, list: string): ListPlace | undefined {
  const kept = places.get(db);
  return kept?.list === list ? kept.place : undefined;
}
