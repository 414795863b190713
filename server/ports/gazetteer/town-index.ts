import { placeKey } from '../../base/place-key.ts';
import type { City } from './read-packages.ts';

/** Finds the town or part of a town that a postcode's list means. */
export class TownIndex {
  readonly #byKey = new Map<string, City>();
  /** Keys of a state's towns, to look for the one that a shorter name begins. */
  readonly #keysOf = new Map<string, string[]>();

  constructor(cities: readonly City[]) {
    for (const city of cities) {
      const key = keyOf(city.state, city.name);
      const known = this.#byKey.get(key);
      if (known && known.population >= city.population) continue;
      this.#byKey.set(key, city);
      if (city.district) continue;
      const keys = this.#keysOf.get(city.state);
      if (keys) keys.push(placeKey(city.name));
      else this.#keysOf.set(city.state, [placeKey(city.name)]);
    }
  }

  /** A place of exactly this name, in this state. */
  exact(name: string, state: string): City | undefined {
    return this.#byKey.get(keyOf(state, name));
  }

  /**
   * A place that is written longer or shorter elsewhere: `Freiburg im Breisgau` for `Freiburg`, `Neuenhagen` for
   * `Neuenhagen bei Berlin` where no other town of the state begins like that; `Berlin Mitte` is a part of Berlin.
   */
  near(name: string, state: string): City | undefined {
    const words = placeKey(name).split(' ');
    for (let count = words.length - 1; count > 0; count--) {
      const town = this.#byKey.get(`${state}|${words.slice(0, count).join(' ')}`);
      if (!town) continue;
      const part = this.#byKey.get(`${state}|${words.slice(count).join(' ')}`);
      return part?.district ? part : town;
    }
    const longer = (this.#keysOf.get(state) ?? []).filter((key) => key.startsWith(`${words.join(' ')} `));
    return longer.length === 1 ? this.#byKey.get(`${state}|${longer[0]}`) : undefined;
  }
}

const keyOf = (state: string, name: string) => `${state}|${placeKey(name)}`;
