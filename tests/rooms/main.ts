import { resolve } from 'node:path';
import { survey, surveyHouse } from './survey.ts';

/**
 * `node tests/rooms/main.ts [folder of a working copy]`: the rooms, arrows between those of the server, circles, and the
 * smallest files. Ends with 1 where an arrow leads up or files import each other in a circle.
 */

const SMALLEST = 20;

const say = (line: string) => process.stdout.write(`${line}\n`);
const list = (items: readonly string[]) => (items.length === 0 ? '' : `: ${items.join(', ')}`);
const sayRoom = ({ name, files, lines }: { name: string; files: number; lines: number }) =>
  say(`  ${name.padEnd(20)} ${String(files).padStart(4)} files ${String(lines).padStart(6)} lines`);
const root = resolve(process.argv[2] ?? `${import.meta.dirname}/../..`);

const { rooms, arrows, up, pairs, knots, circles, acrossGroups } = survey(root);
say(`server: ${rooms.length} rooms, from the highest floor to the lowest; imports by value, without tests`);
rooms.forEach(sayRoom);
say(`${arrows} arrows, ${up.length} of them lead up${list(up)}`);
say(`${pairs.length} pairs import each other${list(pairs)}`);
say(`${knots.length} knots of rooms${list(knots.map((knot) => `${knot.length} (${knot.join(' ')})`))}`);
say(`${circles.length} circles of files, type imports included`);
say(`${acrossGroups} imports of one group of routes by another`);

const house = surveyHouse(root);
say(`\nthe whole house: ${house.rooms.reduce((sum, { files }) => sum + files, 0)} files`);
house.rooms.forEach(sayRoom);
say(`${house.circles.length} circles of files, type imports included`);
for (const circle of house.circles) say(`  ${circle.join(' ')}`);
say(`${house.small.length} files of at most 25 lines with one importer; the smallest:`);
for (const { path, lines, importer } of house.small.slice(0, SMALLEST))
  say(`  ${String(lines).padStart(2)} ${path} ← ${importer}`);

if (up.length + pairs.length + house.circles.length + acrossGroups > 0) process.exitCode = 1;
