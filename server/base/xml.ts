import { createRequire } from 'node:module';
import type * as XmlBuilder from 'xmlbuilder2';

const require = createRequire(import.meta.url);

/** A new XML document. The library is loaded with the first one, because no start needs its 140 files. */
export function newXml(contents?: object): ReturnType<typeof XmlBuilder.create> {
  const { create } = require('xmlbuilder2') as typeof XmlBuilder;
  const head = { version: '1.0', encoding: 'UTF-8' } as const;
  return contents ? create(head, contents) : create(head);
}
