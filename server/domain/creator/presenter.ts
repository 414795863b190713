import type { Creator, CreatorCard, Source } from '../../../contract/entities/creator.ts';
import type { Db } from '../../database/database.ts';
import type { CreatorRow, SourceRow } from './row.ts';

/** Creators as they read themselves. */
export async function loadCreators(db: Db, ids: string[], uid: string): Promise<Map<string, Creator>> {
  const rows = await db
    .selectFrom('creator')
    .where('id', 'in', ids)
    .where('user_id', '=', uid)
    .selectAll()
    .execute();
  const sources = await sourcesOf(db, rows);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...shown(row),
        ver: row.ver,
        _userId: row.user_id,
        sources: (sources.get(row.id) ?? []).map(presentSource),
        status: row.status,
        mediaKitSlug: row.media_kit_slug,
        card: row.card,
        createdAt: row.created_at.toISOString(),
      },
    ]),
  );
}

/** A creator as they read themselves; access is checked by the caller. */
export async function presentCreator(db: Db, row: Pick<CreatorRow, 'id' | 'user_id'>): Promise<Creator> {
  return (await loadCreators(db, [row.id], row.user_id)).get(row.id) as Creator;
}

/** The cards that companies read, in the order of the rows. */
export async function presentCards(db: Db, rows: CreatorRow[]): Promise<CreatorCard[]> {
  const sources = await sourcesOf(db, rows);
  return rows.map((row) => ({
    ...shown(row),
    sources: (sources.get(row.id) ?? []).filter(isShown).map(({ status, ...source }) => ({
      platform: source.platform,
      url: source.url,
      handle: source.handle,
      status,
      verifiedAt: source.verified_at?.toISOString() ?? null,
      ...figuresOf(source),
    })),
  }));
}

export function presentSource(row: SourceRow): Source {
  return {
    _id: row.id,
    platform: row.platform,
    url: row.url,
    externalId: row.external_id,
    handle: row.handle,
    method: row.method,
    code: row.code,
    codeExpiresAt: row.code_expires_at.toISOString(),
    status: row.status,
    reason: row.reason,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    fixUntil: row.fix_until?.toISOString() ?? null,
    ...figuresOf(row),
  };
}

type Shown = SourceRow & { status: 'verified' | 'expired' };
const isShown = (source: SourceRow): source is Shown =>
  source.status === 'verified' || source.status === 'expired';

function figuresOf(row: Omit<SourceRow, 'status'>) {
  const figure = (n: number | null, at: Date | null) =>
    n === null || at === null ? null : { n, at: at.toISOString() };
  return {
    declaredFollowers: figure(row.declared_followers, row.declared_at),
    measuredFollowers: figure(row.measured_followers, row.measured_at),
  };
}

function shown(row: CreatorRow): Omit<CreatorCard, 'sources'> {
  return {
    _id: row.id,
    handle: row.handle,
    bio: row.bio,
    niches: row.niches,
    languages: row.languages,
    region: row.region,
    packages: row.packages,
    examples: row.examples,
    photos: row.photos,
    // Audiences are not measured yet; null lets a screen say so.
    audience: row.audience && { ...row.audience, measured: false },
    availability: row.availability,
  };
}

async function sourcesOf(db: Db, rows: CreatorRow[]): Promise<Map<string, SourceRow[]>> {
  if (rows.length === 0) return new Map();
  const sources = await db
    .selectFrom('creator_source')
    .where(
      'creator_id',
      'in',
      rows.map(({ id }) => id),
    )
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return Map.groupBy(sources, (source) => source.creator_id);
}
