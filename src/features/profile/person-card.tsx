import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, Suspense, useState } from 'react';
import { isMinor } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { User } from '../../../contract/entities/user.ts';
import { useClock } from '../../i18n/clock.ts';
import { useImage } from '../../sync/react/use-attachment.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const PhotoSheet = lazy(async () => ({ default: (await import('./sheets.tsx')).PhotoSheet }));
const AboutSheet = lazy(async () => ({ default: (await import('./sheets.tsx')).AboutSheet }));

/** Face, name, and one's own first words. */
export function PersonCard({ user }: { user: User }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'photo' | 'about'>();
  const minor = isMinor(user.general.dateOfBirth, dayOf(useClock()()));
  const { firstname, lastname, headline, about } = user.general;
  const name = `${firstname} ${lastname}`;
  const picture = useImage(user.image);
  return (
    <section className="grid min-w-0 gap-3 *:min-w-0">
      <div className="flex flex-wrap items-center gap-4">
        <div className="relative shrink-0">
          <Avatar name={name} size="xl" picture={picture} />
          <button
            type="button"
            aria-label={user.image ? t`Change your photo` : t`Add a photo`}
            aria-haspopup="dialog"
            onClick={() => setOpen('photo')}
            className="absolute -end-2 -bottom-2 grid size-11 place-items-center rounded-full border border-line bg-sheet text-ink hover:bg-well"
          >
            <Icon of={Camera} />
          </button>
        </div>
        <div className="min-w-24 flex-1">
          <h2 className="text-title font-bold wrap-anywhere">{name}</h2>
          {headline && (
            <p className="wrap-anywhere text-soft" lang="">
              {headline}
            </p>
          )}
        </div>
        {user.userMode === 'user' && (
          <span className="-me-3">
            <IconButton
              name={t`Change what you say about yourself`}
              icon={Pencil}
              aria-haspopup="dialog"
              onClick={() => setOpen('about')}
            />
          </span>
        )}
      </div>
      {about ? (
        <p className="whitespace-pre-line wrap-anywhere" lang="">
          {about}
        </p>
      ) : (
        user.userMode === 'user' &&
        !headline && (
          <p className="text-small text-soft">
            <Trans>
              Say in one line what you are looking for. Everything here goes along with your applications, so
              you write it only once.
            </Trans>
          </p>
        )
      )}
      <Suspense>
        {open === 'photo' && (
          <PhotoSheet
            uid={user._id}
            hasPhoto={user.image !== null}
            isMinor={minor}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'about' && <AboutSheet general={user.general} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </section>
  );
}
