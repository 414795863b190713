import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { Member } from '../../../../contract/entities/company.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { keptMentions, mentionNames, shownMentions } from '../../../../contract/mentions.ts';
import { useReplica } from '../../../replica/use-live.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { MentionArea } from './mention-area.tsx';

type Props = {
  applicant: Applicant;
  /** Those who can be named. */
  colleagues: readonly Member[];
};

/** Kept on this device at every letter, and with the team once it is saved; colleagues can be named (company.8). */
export function NotesField({ applicant, colleagues }: Props) {
  const { t } = useLingui();
  const { uid } = useReplica();
  const { mutate } = useSync();
  const saving = useSaving();
  const key = `notes:${applicant._id}`;
  const draft = useKeptDraft<string>(key);
  const [typed, setTyped] = useState<string>();
  const names = useMemo(() => mentionNames(colleagues), [colleagues]);
  const saved = applicant.private.notes;
  const text = typed ?? shownMentions(draft.kept ?? saved, names);
  const notes = keptMentions(text, names);
  const changed = notes !== saved;
  const tooLong = notes.length > TEXT_MAX.note;
  // Nobody has to be told of what they write themselves.
  const others = useMemo(() => new Map([...names].filter(([id]) => id !== uid)), [names, uid]);
  const save = async () => {
    await draft.finish();
    const args = { _applicationId: applicant._id, notes };
    if (await saving(() => mutate('application.annotate', args, { draft: key }))) {
      setTyped(undefined);
      await draft.drop();
    } else draft.resume();
  };
  return (
    <div className="grid gap-2">
      <MentionArea
        data-team-notes
        label={t`Notes`}
        hint={others.size > 0 && t`With @ and a name you tell a colleague about it.`}
        names={others}
        limit={TEXT_MAX.note}
        error={tooLong && t`This is too long. Shorten it a little.`}
        rows={2}
        value={text}
        onText={(value) => {
          setTyped(value);
          draft.save(keptMentions(value, names));
        }}
      />
      {changed && (
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" disabled={tooLong} onClick={() => void save()}>
            <Trans>Save notes</Trans>
          </Button>
          <Button
            variant="bare"
            onClick={() => {
              setTyped(undefined);
              void draft.drop();
            }}
          >
            <Trans>Discard</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
