import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UserGeneral } from '../../../contract/entities/user.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { useKeptDraft } from '../../sync/react/use-kept-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProfileChange } from './use-profile-change.ts';

const DRAFT = 'about-me';
type Texts = { headline: string; about: string };
/** `before` is what was shown when the editing began: only what differs from it is said. */
type Draft = Texts & { before?: Texts };
type Props = { general: UserGeneral; onClose: () => void };

/** The first words of a profile: one line, and a few sentences. */
export function AboutSheet(props: Props) {
  const draft = useKeptDraft<Draft>(DRAFT);
  return draft.kept === undefined ? null : <Editor {...props} draft={draft} />;
}

function Editor({ general, onClose, draft }: Props & { draft: ReturnType<typeof useKeptDraft<Draft>> }) {
  const { t } = useLingui();
  const change = useProfileChange();
  const [shown] = useState<Texts>({ headline: general.headline ?? '', about: general.about ?? '' });
  const [values, setValues] = useState<Draft>(draft.kept ?? shown);
  const before = draft.kept?.before ?? shown;
  const headline = values.headline.trim();
  const about = values.about.trim();
  const long = headline.length > TEXT_MAX.headline;
  const aboutLong = about.length > TEXT_MAX.about;
  const write = (part: Partial<Texts>) => {
    const next = { ...values, ...part, before };
    setValues(next);
    draft.save(next);
  };
  const save = async () => {
    if (long || aboutLong) return;
    await draft.finish();
    const said = {
      ...(headline !== before.headline && { headline }),
      ...(about !== before.about && { about }),
    };
    if (!(await change(() => said, DRAFT))) return draft.resume();
    await draft.drop();
    onClose();
  };
  return (
    <Sheet
      open
      sticky
      onClose={onClose}
      title={t`About me`}
      actions={
        <Button onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <div className="grid gap-5">
        <TextField
          label={t`In one line`}
          hint={t`For example: looking for a mini-job in a shop, from now on.`}
          optional
          value={values.headline}
          error={long && t`This is too long. Shorten it a little.`}
          onChange={(event) => write({ headline: event.currentTarget.value })}
        />
        <TextArea
          label={t`A few sentences about you`}
          hint={t`What you like to do, what others say you are good at. Without your family name: companies are not to see it before they invite you.`}
          optional
          rows={5}
          limit={TEXT_MAX.about}
          error={aboutLong && t`This is too long. Shorten it a little.`}
          value={values.about}
          onChange={(event) => write({ about: event.currentTarget.value })}
        />
      </div>
    </Sheet>
  );
}
