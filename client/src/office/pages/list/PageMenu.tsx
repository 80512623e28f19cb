import type { PageListing } from '@selvedge/shared/pages/page';
import { Ellipsis } from 'lucide-react';
import { MenuTrigger } from 'react-aria-components';

import styles from './PageMenu.module.css';
import type { PageAction } from '../forms/PageActionDialog.js';
import { stateOf } from '../page-labels.js';
import { usePublish } from '../usePages.js';
import { classesOf } from '../../../lib/class-names.js';
import { IconButton } from '../../../ui/office/IconButton.js';
import { PopMenu, PopMenuItem } from '../../../ui/office/PopMenu.js';

const css = classesOf(styles);

interface Entry {
  readonly text: string;
  readonly run: () => void;
}

/** More actions for a page. */
export function PageMenu(props: {
  readonly page: PageListing;
  readonly name: string;
  readonly onAsk: (action: PageAction) => void;
}) {
  const { page, name, onAsk } = props;
  const ask = (question: PageAction['question']) => () => {
    onAsk({ question, page });
  };
  const entries: readonly Entry[] = [
    { text: 'Rename or move', run: ask('rename') },
    { text: 'Duplicate', run: ask('duplicate') },
    { text: 'Open in another editor…', run: ask('connect') },
    ...usePublication(page, ask('unpublish')),
  ];
  return (
    <MenuTrigger>
      <IconButton aria-label={`More actions for ${name}`} className={css('trigger')}>
        <Ellipsis size={18} aria-hidden />
      </IconButton>
      <PopMenu placement="bottom end">
        {entries.map(({ text, run }) => (
          <PopMenuItem key={text} onAction={run}>
            {text}
          </PopMenuItem>
        ))}
        <PopMenuItem onAction={ask('delete')} isLoss>
          Delete
        </PopMenuItem>
      </PopMenu>
    </MenuTrigger>
  );
}

/** Menu entries that change what shoppers see. */
function usePublication(page: PageListing, onUnpublish: () => void): readonly Entry[] {
  const publish = usePublish(page);
  const state = stateOf(page);
  const publishEntry = (text: string): Entry => ({
    text,
    run: () => {
      publish.mutate();
    },
  });
  const unpublishEntry: Entry = { text: 'Unpublish', run: onUnpublish };
  if (state === 'draft') return [publishEntry('Publish')];
  return state === 'changed' ? [publishEntry('Publish changes'), unpublishEntry] : [unpublishEntry];
}
