/**
 * A schema that is made when it is first used. There are more than two thousand of them, large ones of small ones: to
 * make them all takes 12 ms on a fast machine, and a start of the page or of the worker needs few.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazily<Schema extends object>(make: () => Schema): Schema {
  let made: Schema | undefined;
  const schema = () => {
    made ??= make();
    return made;
  };
  return new Proxy({} as Schema, {
    get: (_, key) => Reflect.get(schema(), key),
    has: (_, key) => Reflect.has(schema(), key),
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
  });
}
