/** Of the light theme (src/ui/tokens.css), as what draws the pictures understands them: it knows no oklch. */
export const COLOURS = {
  paper: hex(0.982, 0.009, 85),
  sheet: hex(0.996, 0.004, 90),
  ink: hex(0.25, 0.04, 258),
  soft: hex(0.42, 0.03, 256),
  line: hex(0.885, 0.014, 82),
  accent: hex(0.42, 0.073, 214),
  success: hex(0.44, 0.105, 152),
} as const;

/** Of a company's mark and of the picture around it, by the hue of its name. */
export const markOf = (hue: number) => hex(0.46, 0.085, hue);
export const washOf = (hue: number) => hex(0.935, 0.026, hue);

/** oklch → sRGB (CSS Color 4, section 10.13, with the matrices of its sample code). */
export function hex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channel = (value: number) => {
    const within = Math.min(1, Math.max(0, value));
    const encoded = within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}
