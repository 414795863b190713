/** Texts before there is an app, or when it cannot start (`src/build/repair.js`). */
export type StartTexts = {
  readonly slogan: string;
  readonly noScript: string;
  readonly title: string;
  /** The app has started, and a part of it is missing. */
  readonly partTitle: string;
  readonly back: string;
  readonly busy: string;
  readonly failed: string;
  readonly line: string;
  readonly kept: string;
  readonly act: string;
};
