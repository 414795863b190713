import { resolve } from 'node:path';
import { survey } from './survey.ts';

/** `node tests/rooms/main.ts [folder of a working copy]`: rooms of the server, arrows between them, and circles. */

const say = (line: string) => process.stdout.write(`${line}\n`);
const root = resolve(process.argv[2] ?? `${import.meta.dirname}/../..`);
const { rooms, arrows, up, pairs, knots, circles, acrossGroups } = survey(root);
const list = (items: readonly string[]) => (items.length === 0 ? '' : `: ${items.join(', ')}`);

say(`${rooms.length} rooms, from the highest floor to the lowest; imports by value, without tests`);
for (const { name, files, lines } of rooms)
  say(`  ${name.padEnd(20)} ${String(files).padStart(4)} files ${String(lines).padStart(6)} lines`);
say(`${arrows} arrows, ${up.length} of them lead up${list(up)}`);
say(`${pairs.length} pairs import each other${list(pairs)}`);
say(`${knots.length} knots of rooms${list(knots.map((knot) => `${knot.length} (${knot.join(' ')})`))}`);
say(`${circles.length} circles of files, type imports included`);
for (const circle of circles) say(`  ${circle.join(' ')}`);
say(`${acrossGroups} imports of one group of routes by another`);
