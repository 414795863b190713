import type { WorkKinds } from '../../work/work.ts';
import { dueFeeds } from './feed/fetched.ts';
import { writeFeeds } from './feed/write-feed.ts';
import { goOnline } from './go-online.ts';

export const publicationWork: WorkKinds = { ...goOnline, ...dueFeeds, ...writeFeeds };
