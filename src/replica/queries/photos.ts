import type { Photo } from '../../../contract/entities/photo.ts';
import type { Replica } from '../database.ts';
import { myCreator } from './creator.ts';
import { myCompany } from './me.ts';

/** Photos of one's own company or creator profile, with what has not been received yet. */
export async function myPhotos(db: Replica, of: 'company' | 'creator'): Promise<Photo[]> {
  if (of === 'company') return (await myCompany(db))?.general.photos ?? [];
  return (await myCreator(db))?.photos ?? [];
}
