import { ROOMS, type Room, SYNC_FLOORS, TARGETS, type Target } from './rooms.ts';

/** What the table of rooms says, as Biome's overrides and as a table for people. */

type Pattern = { group: string[]; message: string };

const ALL = Object.keys(TARGETS) as Target[];
/** Of the app's rooms the server has some of the same name (routes): for it they are one, `src`. */
const OF_SERVER: Target[] = [
  'contract',
  'src',
  'sw',
  'src/build',
  'tests',
  'react',
  'ky',
  'firebase',
  'dexie',
];
const isOfServer = (target: string) => target.startsWith('server/');
const OF_APP = ALL.filter((target) => target !== 'src' && !isOfServer(target));

const targetsFor = ({ name }: Room): Target[] =>
  name.startsWith('server') ? [...ALL.filter(isOfServer), ...OF_SERVER] : OF_APP;

function bansOf(room: Room): Pattern[] {
  const bans = targetsFor(room).flatMap((target): Pattern[] => {
    const allowed = room.may[target];
    if (allowed === true) return [];
    // A room that may not import the replica at all is told that instead.
    if (target === 'the write gate' && room.may['src/replica'] !== true) return [];
    const { modules, instead } = TARGETS[target];
    const folder = target.split('/').at(-1);
    const files = (allowed ?? []).map((file) => `!**/${folder}/${file}`);
    return [{ group: [...modules, ...files], message: room.tells?.[target] ?? instead }];
  });
  return [...bans, ...(room.bans ?? [])];
}

/** The overrides of biome.json that ban imports. */
export function overrides(): object[] {
  return [
    ...ROOMS.map((room) => ({
      includes: room.files,
      linter: {
        rules: {
          style: {
            noRestrictedImports: { level: 'error', options: { patterns: bansOf(room) } },
            ...(room.globals && {
              noRestrictedGlobals: {
                level: 'error',
                options: {
                  deniedGlobals: Object.fromEntries(
                    room.globals.names.map((name) => [name, room.globals?.instead]),
                  ),
                },
              },
            }),
          },
        },
      },
    })),
    { includes: ['tests/**', 'bench/**'], linter: { rules: { style: { noRestrictedImports: 'off' } } } },
  ];
}

/** Markdown: room, what lives there, what it may import. */
export function table(): string {
  const rows = ROOMS.filter(({ holds }) => holds !== undefined).flatMap((room) => [
    `| \`${room.name}\` | ${room.holds} | ${mayImport(room)} |`,
    ...(room.name === 'src/sync' ? syncFloors() : []),
  ]);
  return ['| Room | What lives there | May import |', '|---|---|---|', ...rows].join('\n');
}

const syncFloors = () =>
  Object.entries(SYNC_FLOORS).map(
    ([floor, holds]) => `| \`src/sync/${floor}\` | ${holds} | the floors below |`,
  );

function mayImport(room: Room): string {
  if (room.name === 'contract') return 'zod';
  if (room.name === 'server') return 'contract';
  const parts = ROOMS.filter(({ name }) => name === room.name);
  const named = targetsFor(room).flatMap((target) => {
    if (room.name.startsWith(target)) return [];
    const allowed = parts.map(({ may }) => may[target]).find((may) => may !== undefined);
    if (allowed === undefined || (allowed !== true && allowed.length === 0)) return [];
    const only = parts.length > 1 && parts.some(({ may }) => may[target] === undefined);
    const files =
      allowed === true ? '' : target === 'server/ports' ? ' (interfaces)' : ` (${allowed.join(', ')})`;
    return [`${target}${files}${only ? ` (in ${partsWith(parts, target)})` : ''}`];
  });
  return named.join(', ');
}

const partsWith = (parts: Room[], target: Target) =>
  parts
    .filter(({ may }) => may[target] !== undefined)
    .flatMap(({ name, files }) => files.map((file) => file.replace(`${name}/`, '')))
    .join(', ');
