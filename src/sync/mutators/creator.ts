import { changedPhotos } from '../../../contract/changed-photos.ts';
import type { Creator, Source } from '../../../contract/entities/creator.ts';
import { mayActivate, methodsOf, profileUrl } from '../../../contract/policy/creator.ts';
import type { Mutator, RowTx } from './mutator.ts';

/** A creator account and its sources; whose handle is free, only the server knows. */

export const createCreator: Mutator<'creator.create'> = (tx, args, { uid, at }) => {
  if (ownCreator(tx, uid)) return;
  const { _id, _userId, ...facts } = args;
  tx.put('creator', {
    ...facts,
    _id,
    ver: 0,
    _userId,
    packages: [],
    examples: [],
    photos: [],
    audience: null,
    availability: null,
    sources: [],
    status: 'draft',
    mediaKitSlug: `${args.handle.toLowerCase()}-${_id.slice(-6)}`,
    card: 'off',
    createdAt: at,
  });
};

export const updateCreator: Mutator<'creator.update'> = (tx, args, { uid, at }) => {
  const row = ownCreator(tx, uid);
  const { declaredFollowers = [], audience, status, photos, ...patch } = args.patch;
  if (!row || (status !== undefined && !mayBecome(row, status))) return;
  if (declaredFollowers.some(({ _sourceId }) => !row.sources.some(({ _id }) => _id === _sourceId))) return;
  const said = new Map(declaredFollowers.map(({ _sourceId, n }) => [_sourceId, { n, at }]));
  tx.put('creator', {
    ...row,
    ...(Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as object),
    ...(photos && { photos: changedPhotos(row.photos ?? [], photos) }),
    // Nobody measures an audience yet.
    audience: audience ? { ...audience, measured: false } : row.audience,
    status: status ?? row.status,
    sources: row.sources.map((source) => ({
      ...source,
      declaredFollowers: said.get(source._id) ?? source.declaredFollowers,
    })),
  });
};

function mayBecome({ status, sources }: Creator, wanted: 'active' | 'paused'): boolean {
  const verdict = mayActivate(
    status,
    sources.map((source) => source.status),
  );
  return verdict === 'ok' || (verdict === 'source_needed' && (wanted === 'paused' || status === 'active'));
}

/** The code that proves it is made by the server. The same page again is the same source. */
export const addSource: Mutator<'creator.add-source'> = (tx, args, { uid }) => {
  const row = ownCreator(tx, uid);
  const { _id, platform, method } = args;
  const url = profileUrl(platform, args.url);
  if (!row || url === undefined || !methodsOf(platform).includes(method)) return;
  const known = row.sources.find((source) => source.platform === platform && source.url === url);
  const isSettled = known?.status === 'verified' || known?.status === 'checking';
  if (isSettled || row.sources.some((source) => source._id === _id)) return;
  const sources = known
    ? row.sources.map((source) => (source === known ? { ...source, method } : source))
    : [...row.sources, newSource({ _id, platform, url, method })];
  tx.put('creator', { ...row, sources });
};

function newSource(known: Pick<Source, '_id' | 'platform' | 'url' | 'method'>): Source {
  return {
    ...known,
    externalId: null,
    handle: null,
    code: null,
    codeExpiresAt: null,
    status: 'pending',
    reason: null,
    verifiedAt: null,
    fixUntil: null,
    declaredFollowers: null,
    measuredFollowers: null,
  };
}

/** Without one that is proven, or may still be mended, an active creator is paused. */
export const removeSource: Mutator<'creator.remove-source'> = (tx, args, { uid, at }) => {
  const row = ownCreator(tx, uid);
  const sources = row?.sources.filter(({ _id }) => _id !== args._sourceId);
  if (!row || !sources || sources.length === row.sources.length) return;
  const isProven = sources.some(
    ({ status, fixUntil }) => status === 'verified' || (fixUntil !== null && fixUntil > at),
  );
  tx.put('creator', {
    ...row,
    sources,
    status: row.status === 'active' && !isProven ? 'paused' : row.status,
  });
};

function ownCreator(tx: RowTx<'creator'>, uid: string): Creator | undefined {
  return tx.filter('creator', (row) => row._userId === uid)[0];
}
