import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { Member } from '../../../../contract/entities/company.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { mentionNames } from '../../../../contract/mentions.ts';
import { useReplica } from '../../../replica/use-live.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { MentionArea } from './mention-area.tsx';
import { nameable, noteOf } from './note-names.ts';

type Props = {
  applicant: Applicant;
  /** Everybody of the team: their names stay in what was written. */
  members: readonly Member[];
  /** Those of them who can be named. */
  colleagues: readonly Member[];
};

/** Kept on this device at every letter, and with the team once it is saved; colleagues can be named (company.8). */
export function NotesField({ applicant, members, colleagues }: Props) {
  const { t } = useLingui();
  const { uid } = useReplica();
  const { mutate } = useSync();
  const saving = useSaving();
  const key = `notes:${applicant._id}`;
  const draft = useKeptDraft<string>(key);
  const [typed, setTyped] = useState<string>();
  // The notes that the draft was begun on. Beside it, because an older tab takes the draft for its text alone.
  const begunOn = useKeptDraft<string>(`${key}:read`);
  const [read, setRead] = useState<string>();
  const saved = applicant.private.notes;
  const from = read ?? (draft.kept != null ? begunOn.kept : null) ?? saved;
  const names = useMemo(
    () => nameable(mentionNames(members), colleagues, `${saved} ${draft.kept ?? ''}`),
    [members, colleagues, saved, draft.kept],
  );
  const begun = { saved, kept: draft.kept };
  const { text, notes, changed } = noteOf({ ...begun, typed }, names);
  const tooLong = notes.length > TEXT_MAX.note;
  // Nobody has to be told of what they write themselves.
  const others = useMemo(
    () => new Map(colleagues.flatMap(({ _userId: id }) => (id === uid ? [] : [[id, names.get(id) ?? '']]))),
    [colleagues, names, uid],
  );
  const forget = () => {
    setTyped(undefined);
    setRead(undefined);
    void begunOn.drop();
  };
  const save = async () => {
    await draft.finish();
    const args = { _applicationId: applicant._id, notes, from: { notes: from } };
    if (await saving(() => mutate('application.annotate', args, { draft: key }))) {
      forget();
      await draft.drop();
    } else draft.resume();
  };
  return (
    <div className="grid gap-2">
      <MentionArea
        data-team-notes
        label={t`Notes`}
        hint={others.size > 0 && t`Type @ and a name to tell a colleague.`}
        names={others}
        limit={TEXT_MAX.note}
        error={tooLong && t`This is too long. Shorten it a little.`}
        rows={2}
        value={text}
        onText={(value) => {
          setTyped(value);
          setRead(from);
          begunOn.save(from);
          draft.save(noteOf({ ...begun, typed: value }, names).notes);
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
              forget();
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
