import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { LIST_MAX } from '../../../../contract/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { pastedItems } from './pasted-items.ts';
import { useJobFields } from './use-job-fields.ts';

type Props = {
  name: 'tasks' | 'must' | 'nice' | 'benefits' | 'deliverables';
  hint?: string;
  placeholder?: string;
};

/**
 * A list of short points (createjob.3). Enter makes the next one, Backspace in an empty one takes it away, and a paste
 * of several lines makes several.
 */
export function ItemsField({ name, hint, placeholder }: Props) {
  const { t } = useLingui();
  const { form, label, errorOf } = useJobFields();
  const { field } = useController({ control: form.control, name });
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [next, setNext] = useState('');
  const items = field.value;
  const legend = label(name);
  const focus = (at: number) => {
    // After the list is drawn again.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[Math.max(0, at)]?.focus());
  };
  const add = (texts: string[], at = items.length) => field.onChange(items.toSpliced(at, 0, ...texts));
  const remove = (at: number) => {
    field.onChange(items.toSpliced(at, 1));
    focus(at - 1);
  };
  const edit = (at: number, text: string) => field.onChange(items.with(at, text));
  const addNext = () => {
    if (next.trim() === '') return;
    add([next.trim()]);
    setNext('');
  };
  const keyOfItem = (event: KeyboardEvent, at: number) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add([''], at + 1);
      focus(at + 1);
    }
    if (event.key === 'Backspace' && items[at] === '') {
      event.preventDefault();
      remove(at);
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, put: (texts: string[]) => void) => {
    const texts = pastedItems(event.clipboardData.getData('text/plain'));
    if (texts.length < 2) return;
    event.preventDefault();
    put(texts);
  };
  const error = errorOf(name);
  const full = items.length >= LIST_MAX;
  return (
    <fieldset className="grid gap-2" aria-describedby={hint || error ? `${id}-told` : undefined}>
      <legend className="mb-1 text-small font-semibold">{legend}</legend>
      <div id={`${id}-told`} className="-mt-1.5 text-small empty:hidden">
        {hint && <p className="text-soft">{hint}</p>}
        {error && <p className="font-medium text-danger">{error}</p>}
      </div>
      {items.length > 0 && (
        <ul ref={list} className="grid gap-2">
          {items.map((item, at) => {
            const wrong = errorOf(`${name}.${at}`);
            const number = at + 1;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point has no other identity, and is controlled
              <li key={at} className="flex items-start gap-1">
                <div className="min-w-0 flex-1">
                  <input
                    name={`${name}.${at}`}
                    value={item}
                    onChange={(event) => edit(at, event.currentTarget.value)}
                    onKeyDown={(event) => keyOfItem(event, at)}
                    onPaste={(event) =>
                      paste(event, (texts) =>
                        field.onChange(items.toSpliced(at, item === '' ? 1 : 0, ...texts)),
                      )
                    }
                    aria-label={`${legend} ${number}`}
                    aria-invalid={wrong ? true : undefined}
                    className="control"
                  />
                  {wrong && <p className="text-small font-medium text-danger">{wrong}</p>}
                </div>
                <IconButton name={t`Remove point ${number}`} icon={X} onClick={() => remove(at)} />
              </li>
            );
          })}
        </ul>
      )}
      {!full && (
        <div className="flex items-center gap-1">
          <input
            ref={field.ref}
            name={name}
            value={next}
            onChange={(event) => setNext(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addNext();
            }}
            onPaste={(event) =>
              paste(event, (texts) => {
                add([...(next.trim() ? [next.trim()] : []), ...texts]);
                setNext('');
              })
            }
            onBlur={() => {
              addNext();
              field.onBlur();
            }}
            aria-label={t`${legend}: next point`}
            placeholder={placeholder}
            className="control min-w-0 flex-1"
          />
          <Button variant="bare" icon={Plus} onClick={addNext}>
            <Trans>Add</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
