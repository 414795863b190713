/** The provider's times are whole seconds. */
export function fromSeconds(seconds: number): Date;
export function fromSeconds(seconds: number | null | undefined): Date | null;
export function fromSeconds(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1000);
}

export const toSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
