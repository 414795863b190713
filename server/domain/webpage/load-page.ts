import { sql } from 'kysely';
import type { Webpage, WebpageStatus } from '../../../contract/entities/webpage.ts';
import type { Db } from '../../database/database.ts';

export type PageRow = {
  id: string;
  status: WebpageStatus;
  show_in_footer: boolean;
  version: number;
  title: Webpage['title'];
  blocks: Webpage['blocks'];
  valid_from: Date;
  published_at: Date;
  current: number | null;
};

/** Published versions, each with the number of the version valid at `now`. */
const versions = (now: Date) => sql`
  select w.id, w.status, w.show_in_footer, v.version, v.title, v.blocks, v.valid_from, v.published_at,
    case when w.status = 'published' then (
      select c.version from webpage_version c
      where c.webpage_id = w.id and c.published_at is not null and c.valid_from <= ${now}
      order by c.valid_from desc, c.version desc limit 1
    ) end as current
  from webpage w join webpage_version v on v.webpage_id = w.id
  where v.published_at is not null and w.status <> 'draft'`;

/** The currently valid version of a page, or the given `version`, past or future. */
export async function loadPage(
  db: Db,
  id: string,
  now: Date,
  version?: number,
): Promise<PageRow | undefined> {
  const wanted = version === undefined ? sql`p.version = p.current` : sql`p.version = ${version}`;
  const { rows } = await sql<PageRow>`
    select * from (${versions(now)}) p where p.id = ${id} and ${wanted}`.execute(db);
  return rows[0];
}

/** Every published page in its currently valid version. */
export async function loadPages(db: Db, now: Date): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select * from (${versions(now)}) p where p.version = p.current order by p.id`.execute(db);
  return rows;
}
