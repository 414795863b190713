import { registerHooks } from 'node:module';

/**
 * Puts a sabotaged module in the place of a module of the app, or a played one in the place of a package's, for this
 * process. The sabotage imports the original itself, and everybody else gets the sabotage.
 */
export function replace(original: string, by: string): void {
  const from = new URL(`../../../${original}`, import.meta.url).href;
  const to = new URL(by, import.meta.url).href;
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      if (found.url !== from || context.parentURL === to) return found;
      return { ...found, url: to, format: 'module-typescript' };
    },
  });
}
