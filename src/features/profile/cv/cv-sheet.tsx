import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useId, useState } from 'react';
import { type Cv, cv as cvSchema } from '../../../../contract/entities/cv.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { cvPatch, useProfileChange } from '../use-profile-change.ts';
import { CV_PARTS, type PartKey } from './cv-fields.ts';
import { CvFormField } from './cv-form-field.tsx';
import {
  type CvItem,
  type CvProblem,
  type CvValues,
  cvProblems,
  isSame,
  itemFrom,
  itemsOf,
  valuesOf,
  withItem,
} from './cv-item.ts';
import { movedBy } from './cv-moves.ts';

type Draft = { before: CvItem | null; values: CvValues };
type Props = {
  part: PartKey;
  /** Null for a new one. */
  item: CvItem | null;
  cv: Cv | undefined;
  onClose: () => void;
};

/** An entry of the CV, old or new; what was typed is kept on this device until it is saved or given up. */
export function CvSheet(props: Props) {
  const [key] = useState(`cv:${props.part}:${props.item ? JSON.stringify(props.item) : 'new'}`);
  const draft = useKeptDraft<Draft>(key);
  return draft.kept === undefined ? null : <Editor {...props} draftKey={key} draft={draft} />;
}

type EditorProps = Props & { draftKey: string; draft: ReturnType<typeof useKeptDraft<Draft>> };

function Editor({ part, item, cv, onClose, draftKey, draft }: EditorProps) {
  const { i18n, t } = useLingui();
  const change = useProfileChange();
  const { offline } = useReachability();
  const id = useId();
  const before = item ?? undefined;
  const [values, setValues] = useState(draft.kept?.values ?? valuesOf(part, before));
  const [problems, setProblems] = useState<Map<string, CvProblem>>(new Map());
  const [tooMuch, setTooMuch] = useState(false);
  const items = itemsOf(cv, part);
  const at = before ? items.findIndex((one) => isSame(one, before)) : -1;

  const write = (key: string, text: string) => {
    const next = { ...values, [key]: text };
    setValues(next);
    setTooMuch(false);
    draft.save({ before: item, values: next });
    if (problems.size > 0) setProblems(cvProblems(part, next));
  };
  const put = async (next: (items: readonly CvItem[]) => CvItem[]) => {
    await draft.finish();
    const saved = await change(
      (general) => cvPatch({ ...general.cv, [part]: next(itemsOf(general.cv, part)) } as Cv),
      draftKey,
    );
    if (!saved) return draft.resume();
    await draft.drop();
    onClose();
  };
  const save = async () => {
    const wrong = cvProblems(part, values);
    setProblems(wrong);
    const [first] = wrong.keys();
    if (first !== undefined) {
      document.getElementById(id)?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const next = itemFrom(part, values, before);
    const whole = { ...cv, [part]: withItem(items, before, next) };
    if (!cvSchema.safeParse(whole).success) return setTooMuch(true);
    await put((now) => withItem(now, before, next));
  };
  return (
    <Sheet
      open
      sticky
      onClose={onClose}
      title={before ? t`Change this entry` : i18n._(CV_PARTS[part].add)}
      tools={
        at >= 0 &&
        items.length > 1 && (
          <>
            <IconButton
              name={t`Move up`}
              icon={ArrowUp}
              disabled={at === 0}
              onClick={() => void change(movedBy(part, before, -1))}
            />
            <IconButton
              name={t`Move down`}
              icon={ArrowDown}
              disabled={at === items.length - 1}
              onClick={() => void change(movedBy(part, before, 1))}
            />
          </>
        )
      }
      actions={
        <>
          <Button type="submit" form={id}>
            <Trans>Save</Trans>
          </Button>
          {before && (
            <Button variant="quiet" onClick={() => void put((now) => withItem(now, before, null))}>
              <Trans>Delete</Trans>
            </Button>
          )}
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {CV_PARTS[part].fields.map((field, index) => (
          <CvFormField
            key={field.key}
            field={field}
            optional={index > 0}
            value={values[field.key] ?? ''}
            problem={problems.get(field.key)}
            onChange={(text) => write(field.key, text)}
          />
        ))}
        {tooMuch && (
          <p role="alert" className="font-medium text-danger">
            <Trans>Your CV is longer than we can keep. Shorten a text or delete an entry.</Trans>
          </p>
        )}
        <p className="text-small text-soft">
          <KeptNote failed={draft.failed} offline={offline} />
        </p>
      </form>
    </Sheet>
  );
}
