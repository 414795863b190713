import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { SuggestOptions, suggestOptionId } from '../../../ui/suggest-options.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { namesFor, typedMention, withMention } from './typed-mention.ts';

type Props = Omit<ComponentProps<typeof TextArea>, 'onChange' | 'onKeyDown' | 'onBlur' | 'ref' | 'value'> & {
  value: string;
  /** Colleagues who can be named, by their ids. */
  names: ReadonlyMap<string, string>;
  onText: (text: string) => void;
};

/** A text in which `@` offers the names of colleagues: by mouse, thumb or arrow keys. */
export function MentionArea({ value, names, onText, ...area }: Props) {
  const { t } = useLingui();
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const goTo = useRef<number>(undefined);
  const typed = caret === undefined ? null : typedMention(value, caret);
  const found = typed ? namesFor(typed.query, names) : [];

  // React would leave the caret at the end of a text that was replaced.
  useLayoutEffect(() => {
    if (goTo.current === undefined || value === '') return;
    field.current?.setSelectionRange(goTo.current, goTo.current);
    goTo.current = undefined;
  }, [value]);

  const close = () => setCaret(undefined);
  const choose = (name: string) => {
    if (!typed) return;
    const next = withMention(value, typed, name);
    goTo.current = next.caret;
    close();
    onText(next.text);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (found.length === 0 || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const [, name] = found[active] ?? [];
    if (step) setActive((active + step + found.length) % found.length);
    else if (name !== undefined && (event.key === 'Enter' || event.key === 'Tab')) choose(name);
    else if (event.key === 'Escape') close();
    else return;
    // Also keeps Escape from closing the sheet around the field.
    event.preventDefault();
  };
  return (
    <div className="relative">
      <TextArea
        {...area}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={listId}
        aria-activedescendant={found[active] && suggestOptionId(listId, active)}
        onChange={({ currentTarget }) => {
          setActive(0);
          setCaret(currentTarget.selectionStart);
          onText(currentTarget.value);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      <SuggestOptions
        id={listId}
        name={t`Colleagues`}
        suggestions={found.map(([key, label]) => ({ key, label }))}
        active={active}
        onChoose={({ label }) => choose(label)}
      />
    </div>
  );
}
