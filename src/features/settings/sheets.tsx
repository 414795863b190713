/** What opens at a tap in the settings, in one file: each file more costs every start of the worker some bytes. */
export { ClearDeviceSheet } from './clear-device-sheet.tsx';
export { ConsentsSheet } from './consents-sheet.tsx';
export { HiddenSheet } from './hidden-sheet.tsx';
export { PushDevicesSheet } from './push-devices-sheet.tsx';
export { TidySheet } from './tidy-sheet.tsx';
