import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useRef, useState } from 'react';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterChip } from '../../../ui/chip.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

type Props = {
  /** How many get it; 0: it is closed. */
  count: number;
  known: readonly string[];
  onTag: (tag: string) => void;
  onClose: () => void;
};

const KNOWN = 12;

/** One tag for everybody who is selected. */
export function TagSheet({ count, known, onTag, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const give = (tag: string) => {
    if (tag === '') return;
    setTyped('');
    onTag(tag);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give(typed.trim());
  };
  return (
    <Sheet
      open={count > 0}
      onClose={onClose}
      focus={field}
      title={<Plural value={count} one="Tag # person" other="Tag # people" />}
      actions={
        <Button type="submit" form={formId}>
          <Trans>Add</Trans>
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <input
          ref={field}
          name="tag"
          aria-label={t`New tag`}
          placeholder={t`New tag`}
          maxLength={TEXT_MAX.tag}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="control"
        />
        {known.length > 0 && (
          <div className="flex flex-wrap gap-2" lang="">
            {known.slice(0, KNOWN).map((tag) => (
              <FilterChip key={tag} pressed={false} onPress={() => give(tag)}>
                {tag}
              </FilterChip>
            ))}
          </div>
        )}
      </form>
    </Sheet>
  );
}
