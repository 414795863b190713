import type { ComponentProps, ReactNode } from 'react';
import { CompanyLayout } from './company-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';

type Around =
  | ({ side: 'talent' } & Omit<
      ComponentProps<typeof DefaultLayout>,
      'children' | 'fill' | 'bare' | 'current'
    >)
  | ({ side: 'company' } & Omit<
      ComponentProps<typeof CompanyLayout>,
      'children' | 'fill' | 'bare' | 'current'
    >);

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
    const { side: _, ...rest } = around;
    return (
      <CompanyLayout {...rest} current="chat" fill bare={open}>
        {panes}
      </CompanyLayout>
    );
  }
  const { side: _, ...rest } = around;
  return (
    <DefaultLayout {...rest} current="chat" fill bare={open}>
      {panes}
    </DefaultLayout>
  );
}
