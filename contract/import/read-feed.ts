import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Table, tableOfRecords } from './read-table.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Elements that are one ad each: Indeed's feed, RSS, and what programs for applicants hand out. */
const AD = /^(job|item|entry|position|vacancy|stelle|anzeige|jobposting)$/i;

type Node = { [name: string]: unknown };

/**
 * The ads of a feed in XML, a column for each element in them. Not by `DOMParser`, which the page's Trusted Types
 * forbid. @throws UnreadableFile, UnreadableTable
 */
export function readFeed(xml: string, rowsMost: number): Table {
  // Entities of its own make a small file large.
  if (/<!ENTITY/i.test(xml)) throw new UnreadableFile('broken_xml');
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new UnreadableFile('broken_xml', valid.err.line);
  const parser = new XMLParser({
    ignoreAttributes: true,
    removeNSPrefix: true,
    parseTagValue: false,
    // They stand for letters of the text, which is decoded where texts are read.
    processEntities: false,
    isArray: (name) => AD.test(name),
  });
  const ads = adsIn(parsed(parser, xml));
  if (ads.length === 0) throw new UnreadableFile('no_feed');
  return tableOfRecords(ads.map(cellsOf), rowsMost);
}

/** The parser refuses elements that stand too deep in one another. */
function parsed(parser: XMLParser, xml: string): Node {
  try {
    return parser.parse(xml) as Node;
  } catch {
    throw new UnreadableFile('broken_xml');
  }
}

/** The longest list of elements that are ads. */
function adsIn(node: Node): Node[] {
  const lists = Object.entries(node).flatMap(([name, child]) => {
    if (AD.test(name) && Array.isArray(child)) return [child.filter(isNode)];
    return (Array.isArray(child) ? child : [child]).filter(isNode).map(adsIn);
  });
  return lists.reduce((most, list) => (list.length > most.length ? list : most), []);
}

/** Texts by the name of their element; of two with one name the second is called by its parent as well. */
function cellsOf(ad: Node): Map<string, string> {
  const cells = new Map<string, string>();
  const read = (node: Node, parent: string) => {
    for (const [name, child] of Object.entries(node)) {
      if (isNode(child)) read(child, name);
      else {
        const text = Array.isArray(child) ? child.filter((one) => typeof one === 'string').join(', ') : child;
        const key = cells.has(name) && parent !== '' ? `${parent}_${name}` : name;
        if (typeof text === 'string' && !cells.has(key)) cells.set(key, text);
      }
    }
  };
  read(ad, '');
  return cells;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
