import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Platform, platform as platforms } from '../../../../contract/entities/campaign.ts';
import { PLATFORM_LABEL } from '../../../i18n/creator-labels.ts';
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { problemText } from '../problem-text.ts';
import { METHOD_HINT, METHOD_LABEL } from './method-text.ts';
import { offeredMethods, type SourceForm } from './source-form.ts';

const EXAMPLE: Record<Platform, string> = {
  youtube: 'youtube.com/@name',
  instagram: 'instagram.com/name',
  tiktok: 'tiktok.com/@name',
  twitch: 'twitch.tv/name',
  x: 'x.com/name',
  podcast: 'podcast.example/name',
  website: 'name.example',
};

/** Platform, link and proof of a page (creator.3). */
export function SourceFields({ signIn }: { signIn: readonly Platform[] }) {
  const { t, i18n } = useLingui();
  const { register, control, setValue, formState } = useFormContext<SourceForm>();
  const [platform, method] = useWatch({ control, name: ['platform', 'method'] });
  const methods = offeredMethods(platform, signIn);
  const wrong = formState.errors.url?.type;
  const example = EXAMPLE[platform];
  return (
    <>
      <Select
        {...register('platform', {
          onChange: ({ target }) => {
            const known = offeredMethods((target as HTMLSelectElement).value as Platform, signIn);
            if (!known.includes(method)) setValue('method', 'bio-code');
          },
        })}
        label={t`Platform`}
      >
        {platforms.options.map((one) => (
          <option key={one} value={one}>
            {i18n._(PLATFORM_LABEL[one])}
          </option>
        ))}
      </Select>
      <TextField
        {...register('url')}
        label={t`Link of your page`}
        hint={t`As in the browser, such as ${example}`}
        error={wrong && i18n._(problemText('url', String(wrong)))}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ChoiceTiles
        legend={t`How you prove that it is yours`}
        hint={i18n._(METHOD_HINT[method])}
        tiles={methods.map((value) => ({ value, label: i18n._(METHOD_LABEL[value]) }))}
        chosen={[method]}
        onChange={([next]) => next && setValue('method', next, { shouldDirty: true })}
      />
    </>
  );
}
