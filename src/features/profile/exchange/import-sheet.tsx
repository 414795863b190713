import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type Cv, cv as cvSchema } from '../../../../contract/entities/cv.ts';
import type { Imported } from '../../../../contract/json-resume.ts';
import { cvParts, NATIVE } from '../../../i18n/cv-parts.ts';
import { me } from '../../../replica/queries/me.ts';
import { useLive } from '../../../replica/use-live.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useProfileChange } from '../use-profile-change.ts';
import { type Found, newIn, withChosen } from './import-choice.ts';
import { readCvFile } from './read-cv-file.ts';

type Props = { file: File; onClose: () => void };

/** What a file says of somebody, one thing a row, before any of it is taken over. */
export function ImportSheet({ file, onClose }: Props) {
  const { t } = useLingui();
  const change = useProfileChange();
  const user = useLive(me);
  const [read, setRead] = useState<Imported | 'failed'>();
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [tooMuch, setTooMuch] = useState(false);
  useEffect(() => {
    let gone = false;
    readCvFile(file).then(
      (imported) => !gone && setRead(imported),
      () => !gone && setRead('failed'),
    );
    return () => {
      gone = true;
    };
  }, [file]);

  const found = read && read !== 'failed' && user ? newIn(read, user.general) : [];
  const chosen = found.filter(({ key }) => !without.has(key));
  const toggle = (key: string) => {
    setTooMuch(false);
    setWithout((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  };
  const take = async () => {
    const next = user && withChosen(user.general, chosen);
    if (next?.cv && !cvSchema.safeParse(next.cv).success) return setTooMuch(true);
    if (await change((general) => withChosen(general, chosen))) onClose();
  };
  return (
    <Sheet
      open
      sticky
      onClose={onClose}
      title={t`Import a CV`}
      actions={
        chosen.length > 0 && (
          <Button onClick={() => void take()}>
            <Trans>Add what is ticked</Trans>
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {read === undefined && <Skeleton lines={4} />}
        {read === 'failed' && (
          <p role="alert" className="font-medium text-danger wrap-anywhere">
            <Trans>
              {file.name} is not a CV we can read. It works with JSON Resume, Europass as XML, and the ZIP
              file of LinkedIn.
            </Trans>
          </p>
        )}
        {read && read !== 'failed' && (
          <>
            <p className="text-small text-soft">
              {found.length === 0 ? (
                <Trans>Everything in this file is in your profile already.</Trans>
              ) : (
                <Trans>Nothing is changed yet. Untick what you do not want.</Trans>
              )}
            </p>
            {found.map((one) => (
              <Checkbox
                key={one.key}
                label={<FoundText found={one} />}
                checked={!without.has(one.key)}
                onChange={() => toggle(one.key)}
              />
            ))}
            {read.leftOut.length > 0 && <LeftOut paths={read.leftOut} />}
          </>
        )}
        {tooMuch && (
          <p role="alert" className="font-medium text-danger">
            <Trans>Your CV would be longer than we can keep. Untick something.</Trans>
          </p>
        )}
      </div>
    </Sheet>
  );
}

function FoundText({ found }: { found: Found }) {
  const { t, i18n } = useLingui();
  if ('text' in found)
    return (
      <span className="block">
        <span className="block text-note text-soft">
          {found.what === 'headline' ? <Trans>In one line</Trans> : <Trans>About you</Trans>}
        </span>
        <span className="block whitespace-pre-line wrap-anywhere" lang="">
          {found.text}
        </span>
      </span>
    );
  const [part] = cvParts({ [found.what]: [found.item] } as Cv);
  const row = part?.rows[0];
  return (
    <span className="block">
      <span className="block text-note text-soft">
        {part && i18n._(part.title)} {row?.when}
      </span>
      <span className="block wrap-anywhere" lang="">
        <b className="font-semibold">{row?.what}</b> {row?.where === NATIVE ? t`native speaker` : row?.where}
        {row?.more.map((text) => (
          <span key={text} className="block whitespace-pre-line text-small text-soft">
            {text}
          </span>
        ))}
      </span>
    </span>
  );
}

function LeftOut({ paths }: { paths: readonly string[] }) {
  return (
    <details className="text-small text-soft">
      <summary className="link inline-flex min-h-11 items-center">
        <Trans>What cannot be imported</Trans>
      </summary>
      <ul className="grid gap-1">
        {paths.map((path) => (
          <li key={path} className="wrap-anywhere">
            {path}
          </li>
        ))}
      </ul>
    </details>
  );
}
