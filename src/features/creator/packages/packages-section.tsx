import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import {
  CREATOR_LIST_MAX,
  type Creator,
  type CreatorPackage,
} from '../../../../contract/entities/creator.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { List } from '../../../ui/list.tsx';
import { PackageLine } from '../../../ui/media-kit/package-line.tsx';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PACKAGE_DRAFT, type PackageDraft, PackageEditor } from './package-editor.tsx';
import { blankPackage, packageFormOf } from './package-form.ts';

/** What the creator offers, and for how much (creator.5). */
export function PackagesSection({ creator }: { creator: Creator }) {
  const { t, i18n } = useLingui();
  const draft = useKeptDraft<PackageDraft>(PACKAGE_DRAFT);
  const [opened, setOpened] = useState<PackageDraft | null>(null);
  const [closed, setClosed] = useState(false);
  const close = () => {
    setOpened(null);
    setClosed(true);
  };
  const { packages, sources } = creator;
  const begun = opened ?? draft.kept;
  const edit = (before: CreatorPackage) => setOpened({ before, values: packageFormOf(i18n.locale, before) });
  const platform = sources[0]?.platform ?? packages.at(-1)?.platform ?? 'youtube';
  return (
    <Section title={<Trans>Packages</Trans>}>
      {packages.length === 0 && !begun && (
        <p className="max-w-content text-soft">
          <Trans>Say what you offer and what it costs.</Trans>
        </p>
      )}
      {packages.length > 0 && (
        <Card flush>
          <List>
            {packages.map((one, at) => {
              const number = at + 1;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: packages have no other identity
                <li key={at} className="flex items-start gap-2 p-5">
                  <div className="min-w-0 flex-1">
                    <PackageLine of={one} />
                  </div>
                  {!begun && (
                    <div className="-my-2 -me-2">
                      <IconButton
                        name={t`Change package ${number}`}
                        icon={Pencil}
                        onClick={() => edit(one)}
                      />
                    </div>
                  )}
                </li>
              );
            })}
          </List>
        </Card>
      )}
      {draft.kept === undefined ? (
        <Skeleton lines={2} />
      ) : begun ? (
        <PackageEditor
          begun={begun}
          packages={packages}
          draft={draft}
          focus={opened !== null}
          onDone={close}
        />
      ) : packages.length < CREATOR_LIST_MAX.packages ? (
        <div>
          <Button
            variant="quiet"
            icon={Plus}
            autoFocus={closed}
            onClick={() => setOpened({ before: null, values: blankPackage(platform) })}
          >
            <Trans>Add a package</Trans>
          </Button>
        </div>
      ) : (
        <p className="text-small text-soft">
          <Trans>At most {CREATOR_LIST_MAX.packages} packages. Remove one to add another.</Trans>
        </p>
      )}
    </Section>
  );
}
