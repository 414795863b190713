/** Made by the build (src/build/worker-scripts.ts). */
declare module 'virtual:background' {
  /** The worker's other scripts, each behind those it needs: names of files in the build. */
  export const BACKGROUND: readonly string[];
}
