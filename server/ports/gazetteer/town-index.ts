import { placeKey } from '../../base/place-key.ts';
import type { City } from './read-packages.ts';

/** Finds the towns or parts of towns that a postcode's list may mean; several have one name. */
export class TownIndex {
  readonly #byKey: ReadonlyMap<string, City[]>;
  /** Keys of a state's towns, to look for the one that a shorter name begins. */
  readonly #keysOf = new Map<string, string[]>();

  constructor(cities: readonly City[]) {
    this.#byKey = Map.groupBy(cities, ({ state, name }) => keyOf(state, name));
    for (const namesakes of this.#byKey.values()) {
      const town = namesakes.find(({ district }) => !district);
      if (town === undefined) continue;
      const keys = this.#keysOf.get(town.state);
      if (keys) keys.push(placeKey(town.name));
      else this.#keysOf.set(town.state, [placeKey(town.name)]);
    }
  }

  /** The places of exactly this name, in this state. */
  exact(name: string, state: string): City[] {
    return this.#byKey.get(keyOf(state, name)) ?? [];
  }

  /**
   * Places that are written longer or shorter elsewhere: `Freiburg im Breisgau` for `Freiburg`, `Neuenhagen` for
   * `Neuenhagen bei Berlin` where no other town of the state begins like that; `Berlin Mitte` is a part of Berlin. What
   * is likelier comes first.
   */
  near(name: string, state: string): City[][] {
    const words = placeKey(name).split(' ');
    for (let count = words.length - 1; count > 0; count--) {
      const towns = this.#byKey.get(`${state}|${words.slice(0, count).join(' ')}`);
      if (!towns) continue;
      const parts = this.#byKey.get(`${state}|${words.slice(count).join(' ')}`) ?? [];
      return [parts.filter(({ district }) => district), towns];
    }
    const longer = (this.#keysOf.get(state) ?? []).filter((key) => key.startsWith(`${words.join(' ')} `));
    return longer.length === 1 ? [this.#byKey.get(`${state}|${longer[0]}`) ?? []] : [];
  }
}

const keyOf = (state: string, name: string) => `${state}|${placeKey(name)}`;
