import { Trans, useLingui } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import { type FormEvent, useId, useState } from 'react';
import type { Applicant, PrivateNotes } from '../../../../contract/entities/application.ts';
import type { Member } from '../../../../contract/entities/company.ts';
import { TAGS_MAX, TEXT_MAX } from '../../../../contract/limits.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { ChosenChip, FilterChip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { AssigneeField } from './assignee-field.tsx';
import { LABEL_TEXT, LABELS } from './label-text.ts';
import { NotesField } from './notes-field.tsx';

type Props = {
  applicant: Applicant;
  /** What others were given: to be chosen instead of typed. */
  knownTags: readonly string[];
  /** Everybody of the team. */
  members: readonly Member[];
  /** Those of them who may read this applicant. */
  colleagues: readonly Member[];
};

/** What the team keeps about somebody, who never sees it: who takes care, a label, tags, and notes (company.2). */
export function TeamNotes({ applicant, knownTags, members, colleagues }: Props) {
  const { t, i18n } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const titleId = useId();
  const { label, tags } = applicant.private;
  const annotate = (change: Partial<PrivateNotes> & { from?: Pick<PrivateNotes, 'tags'> }) =>
    saving(() => mutate('application.annotate', { _applicationId: applicant._id, ...change }));
  return (
    <section aria-labelledby={titleId} className="grid gap-4 rounded-card bg-well p-4">
      <h3 id={titleId} className="flex items-center gap-2 text-small font-semibold">
        <Icon of={Lock} size="sm" />
        <Trans>Only for your team</Trans>
      </h3>
      <HiredOutside applicant={applicant} />
      <AssigneeField applicant={applicant} members={members} colleagues={colleagues} />
      {/* biome-ignore lint/a11y/useSemanticElements: three switches of one choice are no form of their own */}
      <div role="group" aria-label={t`Label`} className="flex flex-wrap gap-2">
        {LABELS.map((one) => (
          <FilterChip
            key={one}
            pressed={label === one}
            onPress={() => void annotate({ label: label === one ? null : one })}
          >
            {i18n._(LABEL_TEXT[one])}
          </FilterChip>
        ))}
      </div>
      <Tags tags={tags} known={knownTags} onChange={(next) => annotate({ tags: next, from: { tags } })} />
      <NotesField applicant={applicant} members={members} colleagues={colleagues} />
    </section>
  );
}

/** The company's own word that it hired them without a signature here (decision 9), and the way to take it back. */
function HiredOutside({
  applicant: {
    _id,
    private: { hiredOutsideAt },
  },
}: Pick<Props, 'applicant'>) {
  const { mutate } = useSync();
  const saving = useSaving();
  const format = useFormat();
  if (!hiredOutsideAt) return null;
  const day = format.date(hiredOutsideAt);
  const takeBack = () => mutate('application.annotate', { _applicationId: _id, hiredOutside: false });
  return (
    <div className="grid gap-1 text-small">
      <p className="font-semibold">
        <Trans>Noted as hired on {day}</Trans>
      </p>
      <p className="text-soft">
        <Trans>
          No offer was signed here. They can read in the chat that you noted it; if it was a mistake, write to
          them as well.
        </Trans>
      </p>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center justify-self-start"
        onClick={() => void saving(takeBack)}
      >
        <Trans>Take the note back</Trans>
      </button>
    </div>
  );
}

type TagsProps = {
  tags: readonly string[];
  known: readonly string[];
  onChange: (tags: string[]) => Promise<boolean>;
};

function Tags({ tags, known, onChange }: TagsProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const listId = useId();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const tag = typed.trim();
    if (tag === '') return;
    if (tags.includes(tag) || (await onChange([...tags, tag]))) setTyped('');
  };
  return (
    <div className="grid gap-2">
      {tags.length > 0 && (
        <ul aria-label={t`Tags`} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <ChosenChip
                removeName={t`Remove tag ${tag}`}
                onRemove={() => void onChange(tags.filter((other) => other !== tag))}
              >
                <span className="truncate" lang="">
                  {tag}
                </span>
              </ChosenChip>
            </li>
          ))}
        </ul>
      )}
      {tags.length < TAGS_MAX && (
        <form onSubmit={(event) => void add(event)} className="flex gap-2">
          <input
            name="tag"
            aria-label={t`New tag`}
            placeholder={t`New tag`}
            list={listId}
            maxLength={TEXT_MAX.tag}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className="control min-w-0 flex-1"
          />
          <datalist id={listId}>
            {known
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
          <Button variant="quiet" type="submit">
            <Trans>Add</Trans>
          </Button>
        </form>
      )}
    </div>
  );
}
