import { useLingui } from '@lingui/react/macro';
import type {
  Applicant,
  ApplicationStatus,
  PrivateNotes,
} from '../../../../contract/entities/application.ts';
import { TAGS_MAX } from '../../../../contract/limits.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
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
  const { mutate, now } = useSync();

  /** Answers whether all of it was saved on this device. */
  const each = async (people: People, change: (one: Applicant, at: number) => Promise<unknown>) => {
    const at = now();
    let saved = 0;
    try {
      for (const one of people) {
        await change(one, at);
        saved += 1;
      }
      return true;
    } catch {
      const count = people.length;
      show({
        title: t`This could not be saved on this device`,
        message:
          saved === 0
            ? t`Nothing was changed. Make room on the device and try again.`
            : t`Only ${saved} of ${count} were saved. Make room on the device and do the rest again.`,
        color: 'danger',
      });
      return false;
    }
  };
  /** Moves them at once; where not all is saved they come back, and what was saved is shown by the replica. */
  const move = async (
    people: People,
    to: ApplicationStatus,
    change: (one: Applicant, at: number) => Promise<unknown>,
  ) => {
    const { failed } = begin(people, to);
    const saved = await each(people, change);
    if (!saved) failed();
    return saved;
  };
  const annotate = (people: People, change: (notes: PrivateNotes) => Partial<PrivateNotes>) =>
    each(people, (one) =>
      mutate('application.annotate', { _applicationId: one._id, ...change(one.private) }),
    );

  return {
    /** Also somebody who was declined a short while ago. */
    invite: (people: People) =>
      move(people, 'accepted', ({ _id, status }, at) =>
        mutate('application.accept', { _applicationId: _id, from: status }, { at, hold: true }),
      ),
    /** With the company's text, in the language of each. */
    decline: (people: People) =>
      move(people, 'rejected', ({ _id, status }, at) =>
        mutate('application.reject', { _applicationId: _id, from: status }, { at }),
      ),
    see: (people: People, seen: boolean) =>
      move(people, seen ? 'viewed' : 'submitted', ({ _id }) =>
        mutate('application.list', { _applicationId: _id, markSeen: seen }),
      ),
    /** Gives the label to all of them, or takes it where all have it. */
    label: (people: People, label: NonNullable<PrivateNotes['label']>) => {
      const all = people.every((one) => one.private.label === label);
      return annotate(people, () => ({ label: all ? null : label }));
    },
    assign: (people: People, assignee: string | null) =>
      each(
        people.filter((one) => (one.private.assigned?._userId ?? null) !== assignee),
        ({ _id }) => mutate('application.annotate', { _applicationId: _id, assignee }),
      ),
    tag: (people: People, tag: string) =>
      annotate(
        people.filter(({ private: { tags } }) => !tags.includes(tag) && tags.length < TAGS_MAX),
        ({ tags }) => ({ tags: [...tags, tag] }),
      ),
  };
}

export type Decide = ReturnType<typeof useDecide>;
