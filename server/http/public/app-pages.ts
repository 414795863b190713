import { id } from '../../../contract/fields.ts';
import { isAllowedTarget } from '../../domain/redirect/targets.ts';
import { loadPage } from '../../domain/webpage/load-page.ts';
import type { CallServices } from '../plugins/calls.ts';
import type { PageParts } from '../plugins/page-files.ts';

/** What only the database knows of the paths of the app's pages. */
export function appPages({ db, clock, settings }: Pick<CallServices, 'db' | 'clock' | 'settings'>) {
  return {
    /** Who may see a job differs from person to person: any id may be one. */
    isThere: async (
      { jobId, companyId, webpageId }: PageParts,
      version: number | undefined,
    ): Promise<boolean> => {
      const some = jobId ?? companyId;
      if (some !== undefined) return id.safeParse(some).success;
      return webpageId === undefined || (await loadPage(db, webpageId, clock(), version)) !== undefined;
    },
    movedTo: async (path: string): Promise<string | undefined> => {
      const row = await db
        .selectFrom('redirect')
        .where('from_path', '=', path)
        .select('target')
        .executeTakeFirst();
      return row && isAllowedTarget(row.target, settings.redirectHosts) ? row.target : undefined;
    },
  };
}
