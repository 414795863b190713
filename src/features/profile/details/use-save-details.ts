import type { User } from '../../../../contract/entities/user.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import type { DetailsChange } from './details-form.ts';

/** Makes the changes of a form of details, which are up to two; the draft goes with the last. */
export function useSaveDetails({ _id: uid, address }: Pick<User, '_id' | 'address'>, draft: string) {
  const { mutate, newId } = useSync();
  return async ({ general, guardianMail, place }: DetailsChange): Promise<void> => {
    const last = { draft };
    if (general)
      await mutate(
        'user.update-general',
        { _userId: uid, general, ...(guardianMail && { guardianMail }) },
        place === undefined ? last : {},
      );
    if (place === undefined) return;
    const reference = { refType: 'user' as const, refId: uid };
    if (place === null) {
      if (address) await mutate('address.delete', { id: address._id }, last);
    } else if (address) await mutate('address.update', { id: address._id, reference, ...place }, last);
    else await mutate('address.create', { _id: newId(), reference, ...place }, last);
  };
}
