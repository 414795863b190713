import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { CREATOR_LIST_MAX } from '../../../../contract/entities/creator.ts';
import { languageName } from '../../../i18n/display-names.ts';
import { Button } from '../../../ui/button.tsx';
import { ChosenChip } from '../../../ui/chip.tsx';
import { Select } from '../../../ui/select.tsx';
import { postingLanguages } from '../posting-languages.ts';
import type { FactsForm } from './facts-form.ts';

/** Languages of the creator's pages (creator.2). */
export function LanguagesField({ error }: { error: string | undefined }) {
  const { t, i18n } = useLingui();
  const { field } = useController<FactsForm, 'languages'>({ name: 'languages' });
  const [next, setNext] = useState('');
  const chosen = field.value;
  const nameOf = (code: string) => languageName(i18n.locale, code);
  const open = postingLanguages(i18n.locale).filter(({ code }) => !chosen.includes(code));
  const add = () => {
    if (next !== '') field.onChange([...chosen, next]);
    setNext('');
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <Select
            ref={field.ref}
            label={t`Languages you post in`}
            value={next}
            error={error}
            disabled={chosen.length >= CREATOR_LIST_MAX.languages}
            onChange={(event) => setNext(event.currentTarget.value)}
          >
            <option value="">{t`Choose a language`}</option>
            {open.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <Button variant="bare" icon={Plus} onClick={add}>
          <Trans>Add</Trans>
        </Button>
      </div>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {chosen.map((code) => {
            const name = nameOf(code);
            return (
              <ChosenChip
                key={code}
                removeName={t`Remove ${name}`}
                onRemove={() => field.onChange(chosen.filter((one) => one !== code))}
              >
                {name}
              </ChosenChip>
            );
          })}
        </div>
      )}
    </div>
  );
}
