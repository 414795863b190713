import { webpageId } from '../../../contract/entities/webpage.ts';
import { loadTeam } from '../../domain/team/load-team.ts';
import { loadPage } from '../../domain/webpage/load-page.ts';
import type { CallServices } from '../plugins/calls.ts';
import type { PageParts } from './page.ts';
import type { Reader } from './reader.ts';
import { teamPage } from './team-page.ts';
import { textPage } from './text-page.ts';

/**
 * What stands at a path of the app that is a text for everybody: `/team` and `/sites/…`, from where the calls of the app
 * have it. Undefined for every other path.
 */
export function textPages({ db, clock, settings }: Pick<CallServices, 'db' | 'clock' | 'settings'>) {
  const { publicUrl } = settings;
  return async (
    path: string,
    reader: Reader,
    version: number | undefined,
  ): Promise<PageParts | undefined> => {
    if (path === '/team') return teamPage({ team: await loadTeam(db), reader, publicUrl });
    const wanted = webpageId.safeParse(/^\/sites\/([^/]+)$/.exec(path)?.[1]);
    const row = wanted.success ? await loadPage(db, wanted.data, clock(), version) : undefined;
    return row && textPage({ row, reader, publicUrl });
  };
}
