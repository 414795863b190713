import { useLingui } from '@lingui/react/macro';
import type {
  Applicant,
  ApplicationStatus,
  PrivateNotes,
} from '../../../../contract/entities/application.ts';
import { TAGS_MAX } from '../../../../contract/limits.ts';
import { type Change, useSync } from '../../../sync/react/use-sync.ts';
import { useBanner } from '../../../ui/banner-provider.tsx';
import type { Begin } from './use-moved.ts';

type People = readonly Applicant[];

/**
 * Decides about one applicant or many at once; what goes to them can be undone as one act for ten seconds (company.2).
 * @param begin is told what is being saved
 */
export function useDecide(begin: Begin) {
  const { t } = useLingui();
  const { show } = useBanner();
  const { mutateAll } = useSync();

  /** Answers whether it was saved on this device. */
  const save = async (changes: readonly Change[], hold = false) => {
    try {
      await mutateAll(changes, { hold });
      return true;
    } catch {
      show({
        title: t`This could not be saved on this device`,
        message: t`Nothing was changed. Make room on the device and try again.`,
        color: 'danger',
      });
      return false;
    }
  };
  /** Moves them at once; where it is not saved they come back. */
  const move = async (
    people: People,
    to: ApplicationStatus,
    change: (one: Applicant) => Change,
    hold?: boolean,
  ) => {
    const { failed } = begin(people, to);
    const saved = await save(people.map(change), hold);
    if (!saved) failed();
    return saved;
  };
  const annotate = (
    people: People,
    change: (notes: PrivateNotes) => Partial<PrivateNotes> & { from?: Pick<PrivateNotes, 'tags'> },
  ) =>
    save(
      people.map((one) => ({
        name: 'application.annotate',
        args: { _applicationId: one._id, ...change(one.private) },
      })),
    );

  return {
    /** Also somebody who was declined a short while ago. */
    invite: (people: People) =>
      move(
        people,
        'accepted',
        ({ _id, status }) => ({ name: 'application.accept', args: { _applicationId: _id, from: status } }),
        true,
      ),
    /** With the company's text, in the language of each. */
    decline: (people: People) =>
      move(people, 'rejected', ({ _id, status }) => ({
        name: 'application.reject',
        args: { _applicationId: _id, from: status },
      })),
    see: (people: People, seen: boolean) =>
      move(people, seen ? 'viewed' : 'submitted', ({ _id }) => ({
        name: 'application.list',
        args: { _applicationId: _id, markSeen: seen },
      })),
    /** Gives the label to all of them, or takes it where all have it. */
    label: (people: People, label: NonNullable<PrivateNotes['label']>) => {
      const all = people.every((one) => one.private.label === label);
      return annotate(people, () => ({ label: all ? null : label }));
    },
    assign: (people: People, assignee: string | null) =>
      save(
        people
          .filter((one) => (one.private.assigned?._userId ?? null) !== assignee)
          .map(({ _id }) => ({ name: 'application.annotate', args: { _applicationId: _id, assignee } })),
      ),
    tag: (people: People, tag: string) =>
      annotate(
        people.filter(({ private: { tags } }) => !tags.includes(tag) && tags.length < TAGS_MAX),
        ({ tags }) => ({ tags: [...tags, tag], from: { tags } }),
      ),
  };
}

export type Decide = ReturnType<typeof useDecide>;
