import { Trans, useLingui } from '@lingui/react/macro';
import type { ImagePoint } from '../../../../contract/entities/company.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { TextField } from '../../../ui/text-field.tsx';

const MIDDLE: ImagePoint = { x: 50, y: 50 };

type Props = {
  /** Of the banner that is there; a new one has to be saved before its point is chosen. */
  src: string | undefined;
  alt: string;
  onAlt: (alt: string) => void;
  focus: ImagePoint | null;
  onFocus: (focus: ImagePoint) => void;
};

/** What is to be seen on the banner, and which point of it stays in sight where there is only room for a strip. */
export function BannerWords({ src, alt, onAlt, focus, onFocus }: Props) {
  const { t } = useLingui();
  const point = focus ?? MIDDLE;
  return (
    <>
      {src && (
        <fieldset className="grid gap-2">
          <legend className="text-small font-semibold">
            <Trans>What always stays in sight</Trans>
          </legend>
          <p className="text-small text-soft">
            <Trans>Tap the most important place. Wide screens show only a strip of the picture.</Trans>
          </p>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the two sliders below do the same by keyboard */}
          <div
            className="relative cursor-crosshair overflow-hidden rounded-card"
            onClick={(event) => {
              const box = event.currentTarget.getBoundingClientRect();
              const part = (at: number, from: number, size: number) =>
                Math.round(Math.min(1, Math.max(0, (at - from) / size)) * 100);
              onFocus({
                x: part(event.clientX, box.left, box.width),
                y: part(event.clientY, box.top, box.height),
              });
            }}
          >
            <img src={src} alt="" className="block w-full" />
            <span
              aria-hidden="true"
              className="absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_rgb(0_0_0/0.6)]"
              style={{ left: `${point.x}%`, top: `${point.y}%` }}
            />
          </div>
          <div className="grid grid-cols-2 gap-4">
            <Slider
              label={t`From left to right`}
              value={point.x}
              onChange={(x) => onFocus({ ...point, x })}
            />
            <Slider
              label={t`From top to bottom`}
              value={point.y}
              onChange={(y) => onFocus({ ...point, y })}
            />
          </div>
          <p className="text-small text-soft">
            <Trans>On a wide screen</Trans>
          </p>
          <div className="aspect-7/1 overflow-hidden rounded-inner">
            <img
              src={src}
              alt=""
              className="size-full object-cover"
              style={{ objectPosition: `${point.x}% ${point.y}%` }}
            />
          </div>
        </fieldset>
      )}
      <TextField
        label={t`What the picture shows`}
        hint={t`For people who cannot see it: it is read out to them.`}
        optional
        maxLength={TEXT_MAX.imageAlt}
        value={alt}
        onChange={(event) => onAlt(event.currentTarget.value)}
      />
    </>
  );
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void };

function Slider({ label, value, onChange }: SliderProps) {
  return (
    <label className="grid gap-1 text-small">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="min-h-11 w-full accent-accent"
      />
    </label>
  );
}
