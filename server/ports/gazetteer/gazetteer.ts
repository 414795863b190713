import type { Place } from '../../../contract/entities/search.ts';
import { editsBetween, typosIn } from '../../base/edit-distance.ts';
import { placeKey } from '../../base/place-key.ts';
import type { LocatedPostcode } from './locate-postcodes.ts';
import type { City } from './read-packages.ts';

type Entry = { key: string; state: string; population: number; place: Place };

const POSTCODE = /^(?:d[- ]?)?(\d{5})\b/i;
const NAMED_MOST = 5;
/** A town this many times larger than its namesakes is the one that is meant by the name alone. */
const OUTGROWN = 10;
/** A prefix this short would stand for half of the country. */
const PREFIX_MIN = 2;

/** German towns and postcodes with their coordinates. Where a name is not the only one, the most people decide. */
export class Gazetteer {
  /** By key, and among equals the most populous first. */
  readonly #towns: readonly Entry[];
  readonly #postcodes: ReadonlyMap<string, Place>;
  readonly #byTrigram = new Map<string, Entry[]>();

  constructor(cities: readonly City[], postcodes: readonly LocatedPostcode[]) {
    this.#postcodes = new Map(postcodes.map((postcode) => [postcode.code, postcodePlace(postcode)]));
    this.#towns = townsOf(cities, postcodes);
    for (const town of this.#towns) {
      for (const trigram of trigramsOf(town.key)) {
        const towns = this.#byTrigram.get(trigram);
        if (towns) towns.push(town);
        else this.#byTrigram.set(trigram, [town]);
      }
    }
  }

  /** The place that a text means: a postcode, else a town by its name, its beginning, or nearly its name. */
  find(text: string): Place | undefined {
    return this.suggest(text, 1)[0];
  }

  /**
   * The place of exactly this name (`Celle`, `Celle, Niedersachsen`) or postcode; several where the name is that of
   * more than one, none if it is no place's. For cases that must not be guessed.
   */
  named(text: string): Place[] {
    if (POSTCODE.test(text.trim())) return this.suggest(text, 1);
    const [name = '', region = ''] = text.split(',');
    const key = placeKey(name);
    const [first, ...others] = this.#exact(key).filter((town) => isIn(town, region));
    if (first === undefined) return [];
    const namesakes = others.filter(({ population }) => population * OUTGROWN > first.population);
    // Who says Halle hardly means the one in Westphalia that has no other name.
    const larger = this.#longer(key).filter(
      (town) => isIn(town, region) && town.place.precision === 'town' && town.population > first.population,
    );
    return placesOf([first, ...larger, ...namesakes], NAMED_MOST);
  }

  /** Places that a text may mean, the likeliest first: exact names, then beginnings, then typing errors; the largest first. */
  suggest(text: string, limit: number): Place[] {
    const code = POSTCODE.exec(text.trim())?.[1];
    if (code !== undefined) {
      const place = this.#postcodes.get(code);
      return place ? [place] : [];
    }
    if (/^\d+$/.test(text.trim())) return this.#beginning(text.trim(), limit);
    const [name = '', region = ''] = text.split(',');
    const key = placeKey(name);
    if (key === '') return [];
    const found = [...this.#exact(key), ...this.#longer(key)].filter((town) => isIn(town, region));
    if (found.length > 0) return placesOf(found, limit);
    return placesOf(
      this.#misspelt(key).filter((town) => isIn(town, region)),
      limit,
    );
  }

  #beginning(digits: string, limit: number): Place[] {
    const codes = [...this.#postcodes.keys()].filter((code) => code.startsWith(digits)).slice(0, limit);
    return codes.map((code) => this.#postcodes.get(code) as Place);
  }

  #exact(key: string): Entry[] {
    const from = this.#firstAt(key);
    let to = from;
    while (this.#towns[to]?.key === key) to++;
    return this.#towns.slice(from, to);
  }

  #longer(key: string): Entry[] {
    if (key.length < PREFIX_MIN) return [];
    let to = this.#firstAt(key);
    const found: Entry[] = [];
    for (let town = this.#towns[to]; town?.key.startsWith(key); town = this.#towns[++to])
      if (town.key !== key) found.push(town);
    return found.sort(byPopulation);
  }

  #misspelt(key: string): Entry[] {
    const most = typosIn(key);
    if (most === 0) return [];
    const shared = new Map<Entry, number>();
    for (const trigram of trigramsOf(key))
      for (const town of this.#byTrigram.get(trigram) ?? []) shared.set(town, (shared.get(town) ?? 0) + 1);
    return [...shared.keys()]
      .map((town) => ({ town, edits: editsBetween(key, town.key, most) }))
      .filter(({ edits }) => edits <= most)
      .sort((a, b) => a.edits - b.edits || byPopulation(a.town, b.town))
      .map(({ town }) => town);
  }

  /** Where towns of this key, or of the next one, begin. */
  #firstAt(key: string): number {
    let [low, high] = [0, this.#towns.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#towns[middle] as Entry).key < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Of a state that is named by its beginning, or by nothing. */
const isIn = ({ state }: Entry, region: string) => placeKey(state).startsWith(placeKey(region));
const byPopulation = (a: Entry, b: Entry) => b.population - a.population || (a.key < b.key ? -1 : 1);
const byKey = (a: Entry, b: Entry) =>
  a.key === b.key ? b.population - a.population : a.key < b.key ? -1 : 1;

/**
 * GeoNames' places, and the names that only the post has for them (`Freiburg im Breisgau`), or for villages too small
 * for GeoNames, which lie where the first of their codes does.
 */
function townsOf(cities: readonly City[], postcodes: readonly LocatedPostcode[]): Entry[] {
  const towns = cities.map((city) => townEntry(city, city.name));
  const known = new Set(towns.map(({ key, state }) => `${state}|${key}`));
  for (const { name, state, city, lat, lng, precision } of postcodes) {
    const key = placeKey(name);
    if (known.has(`${state}|${key}`)) continue;
    known.add(`${state}|${key}`);
    if (city) towns.push(townEntry(city, name));
    else
      towns.push({ key, state, population: 0, place: { label: name, lat, lng, postcode: null, precision } });
  }
  towns.sort(byKey);
  // Of places with one name only the first goes without its state.
  return towns.map((town, index) =>
    towns[index - 1]?.key === town.key
      ? { ...town, place: { ...town.place, label: `${town.place.label}, ${town.state}` } }
      : town,
  );
}

/** A part of a town is told by the longer name (`Berlin Mitte`), a town by its own. */
function townEntry({ name, state, lat, lng, population, district }: City, known: string): Entry {
  const precision = district ? 'district' : 'town';
  const label = district ? known : name;
  return { key: placeKey(known), state, population, place: { label, lat, lng, postcode: null, precision } };
}

function postcodePlace({ code, name, lat, lng, precision }: LocatedPostcode): Place {
  return { label: `${code} ${name}`, lat, lng, postcode: code, precision };
}

/** Two parts of one town with one name look alike to a reader: one of them is enough. */
function placesOf(towns: readonly Entry[], limit: number): Place[] {
  const byLabel = new Map(towns.map(({ place }) => [place.label, place] as const).reverse());
  const labels = new Set(towns.map(({ place }) => place.label));
  return [...labels].slice(0, limit).map((label) => byLabel.get(label) as Place);
}

function trigramsOf(key: string): Set<string> {
  const padded = `  ${key} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
}
