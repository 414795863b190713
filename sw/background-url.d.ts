/** Made by the build (vite.config.ts). */
declare module 'virtual:background' {
  /** Path of the worker's second script. */
  export const BACKGROUND: string;
}
