import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { type Suggestion, SuggestOptions, suggestOptionId } from './suggest-options.tsx';

type Props = FieldTexts & {
  text: string;
  /** Asked only while the list is open, best first. */
  suggest: () => readonly Suggestion[];
  /** Name of the list, for screen readers. */
  listName: string;
  clearName: string;
  onText: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** The field is left, or Enter was pressed on none of the suggestions: what is typed has to do. */
  onAccept: () => void;
  onClear: () => void;
  /** Enter on none of the suggestions sends the form around the field. */
  submits?: boolean;
  autoComplete?: string;
};

/** A text with suggestions below it: typed, or taken from the list by mouse, thumb or arrow keys. */
export function SuggestField(props: Props) {
  const { text, suggest, listName, clearName, onText, onChoose, onAccept, onClear } = props;
  const { label, hint, error, optional, autoComplete = 'off', submits = false } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = open ? suggest() : [];
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    onChoose(suggestion);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !open) setOpen(true);
    else if (step && suggestions.length > 0) {
      setActive((active + step + suggestions.length) % suggestions.length);
    } else if (event.key === 'Enter') {
      const suggestion = suggestions[active];
      if (suggestion) choose(suggestion);
      else {
        close();
        onAccept();
        if (submits) return;
      }
    } else if (event.key === 'Escape' && open) close();
    else return;
    // Also keeps Escape from closing the sheet around the field.
    event.preventDefault();
  };
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type="text"
            role="combobox"
            autoComplete={autoComplete}
            autoCorrect="off"
            spellCheck={false}
            aria-expanded={suggestions.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={suggestions[active] && suggestOptionId(listId, active)}
            value={text}
            className="control pe-12"
            onFocus={(event) => event.currentTarget.select()}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              setOpen(true);
              setActive(-1);
              onText(event.currentTarget.value);
            }}
            onKeyDown={press}
            onBlur={() => {
              close();
              onAccept();
            }}
          />
          {text && (
            <div className="absolute end-0.5 top-1/2 -translate-y-1/2">
              <IconButton
                name={clearName}
                icon={X}
                onClick={() => {
                  close();
                  onClear();
                }}
              />
            </div>
          )}
          <SuggestOptions
            id={listId}
            name={listName}
            suggestions={suggestions}
            active={active}
            onChoose={choose}
          />
        </div>
      )}
    </Field>
  );
}
