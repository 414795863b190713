import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from './segmented-control.tsx';

export type Side = 'write' | 'preview';

type Props = { value: Side; onChange: (side: Side) => void };

/** On a phone a form and its preview take turns; on a desk both stand side by side, and there is nothing to choose. */
export function WriteOrPreview({ value, onChange }: Props) {
  const { t } = useLingui();
  return (
    <div className="desk:hidden">
      <SegmentedControl
        legend={t`View`}
        hideLegend
        wide
        segments={[
          { value: 'write', label: t`Write` },
          { value: 'preview', label: t`Preview` },
        ]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

/** Where each stands: hidden on a phone, not taken out, so that who turns the device keeps what has the focus. */
export const WRITE_SIDE = { write: 'grid gap-8', preview: 'grid gap-8 max-desk:hidden' };
export const PREVIEW_SIDE = {
  write: 'max-desk:hidden desk:sticky desk:top-6',
  preview: 'desk:sticky desk:top-6',
};
