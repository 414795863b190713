import type { ComponentProps, ReactNode } from 'react';
import { DefaultLayout } from './default-layout.tsx';
import type { Frame } from './frame.ts';
import { LazyCompanyFrame } from './lazy-company-frame.tsx';

type Around =
  | ({ side: 'talent' } & Omit<
      ComponentProps<typeof DefaultLayout>,
      'children' | 'fill' | 'bare' | 'current'
    >)
  | { side: 'company'; frame: Frame };

type Props = Around & {
  list: ReactNode;
  /** Null while none is open: phones show the list, desks an invitation to choose. */
  conversation: ReactNode | null;
  /** For the second pane of desks while none is open. */
  empty: ReactNode;
};

/** Two panes from 900 px on, one below. Each scrolls by itself, so the list keeps its place. */
export function ChatLayout({ list, conversation, empty, ...around }: Props) {
  const open = conversation !== null;
  const panes = (
    <div className="panes" data-open={open || undefined}>
      <div className="pane pane-list">{list}</div>
      <div className="pane pane-conversation">{conversation ?? empty}</div>
    </div>
  );
  if (around.side === 'company') {
    return (
      <LazyCompanyFrame frame={around.frame} current="chat" fill bare={open}>
        {panes}
      </LazyCompanyFrame>
    );
  }
  const { side: _, ...rest } = around;
  return (
    <DefaultLayout {...rest} current="chat" fill bare={open}>
      {panes}
    </DefaultLayout>
  );
}
