import type { MediaItem } from '@selvedge/shared/media/contract';
import { Suspense, useState, type ComponentProps } from 'react';

import { DropZone } from '../../ui/office/media/uploads/DropZone.js';
import { mediaQueryOf, type MediaSearch } from './media-search.js';
import { MediaFilters } from './MediaFilters.js';
import { MediaGrid } from '../../ui/office/media/MediaGrid.js';
import styles from './MediaLibraryPage.module.css';
import { UploadList } from '../../ui/office/media/uploads/UploadList.js';
import { useMedia, useMediaRefresh } from '../../ui/office/media/useMedia.js';
import { useUploads } from '../../ui/office/media/uploads/useUploads.js';
import { Notice } from '../../ui/office/Notice.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import { Pages } from '../../ui/office/Pages.js';
import { later } from '../../ui/office/later.js';
import { ListPage } from '../../ui/office/ListPage.js';

const BulkBar = later(async () => (await import('./BulkBar.js')).BulkBar, 'over');
const MediaPanel = later(async () => (await import('./panel/MediaPanel.js')).MediaPanel);

const perPage = 48;
const nothing: readonly MediaItem[] = [];

interface MediaLibraryProps {
  readonly search: MediaSearch;
  readonly onSearch: (search: MediaSearch) => void;
}

/** Media library. Filters, page and the open item are part of the URL. */
export function MediaLibraryPage({ search, onSearch }: MediaLibraryProps) {
  const { open, ...list } = search;
  return (
    <div className={styles['page']} data-open={open !== undefined}>
      <ListPage title="Media" tools={<MediaFilters search={search} onSearch={onSearch} />}>
        <div className={styles['columns']}>
          <div className={styles['main']}>
            <Library search={search} onSearch={onSearch} />
          </div>
          {open !== undefined && (
            <Suspense>
              <MediaPanel
                uuid={open}
                onClose={() => {
                  onSearch(list);
                }}
                onOpen={(uuid) => {
                  onSearch({ ...list, open: uuid });
                }}
              />
            </Suspense>
          )}
        </div>
      </ListPage>
    </div>
  );
}

function Library({ search, onSearch }: MediaLibraryProps) {
  const refresh = useMediaRefresh();
  const media = useMedia({ ...mediaQueryOf(search), perPage });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { uploads, add, ...transfers } = useUploads(() => void refresh());
  const { open, ...list } = search;
  const items = media.data?.data ?? nothing;
  return (
    <>
      <DropZone onFiles={add} />
      <UploadList uploads={uploads} {...transfers} />
      {media.isError && <NotLoaded what="The library" of={media} />}
      {media.data?.total === 0 && <Empty isNarrowed={Object.keys(list).length > 0} />}
      <MediaGrid
        items={items}
        open={open}
        selected={selected}
        onOpen={({ uuid }) => {
          onSearch({ ...search, open: uuid });
        }}
        onSelect={(uuid) => {
          setSelected(toggled(selected, uuid));
        }}
      />
      {media.data !== undefined && (
        <Pages
          of={media.data}
          nouns={['file', 'files']}
          onPage={(page) => {
            onSearch({ ...search, page });
          }}
        />
      )}
      <Selected
        items={items.filter(({ uuid }) => selected.has(uuid))}
        onSelect={setSelected}
        onDeleted={(uuids) => {
          if (uuids.includes(open ?? '')) onSearch(list);
          void refresh();
        }}
      />
    </>
  );
}

/** Loads the bulk bar with the first selection. */
function Selected(props: ComponentProps<typeof BulkBar>) {
  if (props.items.length === 0) return null;
  return (
    <Suspense>
      <BulkBar {...props} />
    </Suspense>
  );
}

function toggled(before: ReadonlySet<string>, uuid: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(uuid)) after.add(uuid);
  return after;
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <Notice title="No matches" text="No files match this search and these filters." />
  ) : (
    <Notice
      title="Your library is empty"
      text="Drop images or videos above, or choose files. You can then use them in products, collections and pages."
    />
  );
}
