/**
 * A schema that is made when it is first used. There are more than two thousand of them, large ones of small ones, and
 * a start of the worker or of the page uses a handful; to make them all takes a cheap phone most of a tenth of a second.
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
