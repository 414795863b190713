import type { Block, Span } from '../../../contract/entities/webpage.ts';
import { SideScroll } from '../../ui/side-scroll.tsx';
import { PageLink } from './page-link.tsx';

/** Blocks with the anchors of their headings, as the table of contents names them. */
export function PageBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="prose page-text">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a version never move
        <PageBlock key={at} block={block} anchor={anchorOf(at)} />
      ))}
    </div>
  );
}

/** Of the block at that place. */
export function anchorOf(at: number): string {
  return `part-${at + 1}`;
}

function PageBlock({ block, anchor }: { block: Block; anchor: string }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? <h2 id={anchor}>{block.text}</h2> : <h3 id={anchor}>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'note':
      return (
        <p className="rounded-card bg-well px-4 py-3 text-soft">
          <Spans spans={block.spans} />
        </p>
      );
    case 'list':
      return block.ordered ? (
        <ol>
          <Items items={block.items} />
        </ol>
      ) : (
        <ul>
          <Items items={block.items} />
        </ul>
      );
    case 'table':
      return <PageTable head={block.head} rows={block.rows} />;
  }
}

function Items({ items }: { items: readonly Span[][] }) {
  return items.map((spans, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a version never move
    <li key={at}>
      <Spans spans={spans} />
    </li>
  ));
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, href }, at) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a version never move
      <PageLink key={at} href={href}>
        {text}
      </PageLink>
    ) : (
      text
    ),
  );
}

/** More columns than a phone has room for stand below each other there, each cell behind the name of its column. */
const COLUMNS_ON_PHONES = 3;

function PageTable({ head, rows }: { head: readonly string[]; rows: readonly string[][] }) {
  const stacks = head.length > COLUMNS_ON_PHONES;
  return (
    <SideScroll name={head.join(', ')}>
      <table className={`w-full text-small ${stacks ? 'stacked-table' : ''}`}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className="border-b border-edge py-2 pe-4 text-start align-bottom">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a version never move
            <tr key={at}>
              {row.map((cell, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never move
                  key={column}
                  data-column={head[column]}
                  className="border-b border-edge py-2 pe-4 align-top"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}
