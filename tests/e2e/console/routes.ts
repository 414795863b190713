import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../harness/server.ts';
import type { People } from './people.ts';

/** Every route that shows a page, as the router's generated tree has it: `/pwa/$jobId`. */
export function routesOfTree(): string[] {
  const tree = readFileSync(join(ROOT, 'src/routeTree.gen.ts'), 'utf8');
  const leaves = /export interface FileRoutesByTo \{(.*?)\n\}/s.exec(tree)?.[1] ?? '';
  return [...leaves.matchAll(/'([^']+)':/g)].map(([, path = '']) => path);
}

type Named = Pick<People, 'jobId' | 'companyId' | 'applicationId' | 'conversationId'>;

/** What stands in the place of a route's parameters; one that is not named here fails the test. */
const PARAMETERS: Record<string, (people: Named) => string> = {
  $jobId: ({ jobId }) => jobId,
  $companyId: ({ companyId }) => companyId,
  $webpageId: () => 'answers',
};

/** Screens that a route shows only when its query asks for them. */
const QUERIES: Record<string, (people: Named) => string[]> = {
  '/register': () => ['mode=user', 'mode=company'],
  '/setup': () => ['step=place', 'step=notices', 'step=summary', 'page=privacy'],
  '/pwa': () => ['q=Verkauf'],
  '/pwa/chat': ({ conversationId }) => [`conversation=${conversationId}`],
  '/pwa/user': ({ applicationId }) => [
    'view=applications',
    `application=${applicationId}`,
    'view=invitation',
    'view=campaigns',
  ],
  '/pwa/user/create-creator': () => ['view=kit', 'part=sources', 'part=card'],
  '/pwa/company': ({ applicationId }) => [
    'view=jobs',
    'view=applicants',
    `view=applicants&applicant=${applicationId}`,
  ],
  '/pwa/company/creators': () => ['tab=saved', 'niche=backen'],
  '/pwa/company/close-job': ({ jobId }) => [`job=${jobId}`],
  '/pwa/company/edit-job': ({ jobId }) => [`job=${jobId}`],
  '/pwa/company/payment': () => ['price=team-monthly'],
};

/** Every address of a route. @throws for a route that has a parameter nobody has given a value */
export function addressesOf(route: string, people: Named): string[] {
  const path = route.replaceAll(/\$\w+/g, (name) => {
    const value = PARAMETERS[name];
    if (!value) throw new Error(`${route}: what stands for ${name}?`);
    return value(people);
  });
  return [path, ...(QUERIES[route]?.(people) ?? []).map((query) => `${path}?${query}`)];
}

/** The route an address belongs to; the more exact one where two fit. */
export function routeOf(pathname: string, routes: readonly string[]): string | undefined {
  const fits = (route: string) => {
    const [asked, known] = [pathname.split('/'), route.split('/')];
    return asked.length === known.length && known.every((part, at) => part[0] === '$' || part === asked[at]);
  };
  return routes.includes(pathname) ? pathname : routes.find(fits);
}
