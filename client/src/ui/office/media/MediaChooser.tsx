import type { MediaItem } from '@selvedge/shared/media/contract';
import { macrosOf } from '@selvedge/shared/media/media-rules';
import { useRef, useState } from 'react';
import { Heading } from 'react-aria-components';

import { DropZone } from './uploads/DropZone.js';
import { MediaGrid } from './MediaGrid.js';
import styles from './MediaChooser.module.css';
import { LIBRARY_SEARCH, LIBRARY_TITLE } from './media-labels.js';
import { UploadList } from './uploads/UploadList.js';
import { useMedia, useMediaRefresh } from './useMedia.js';
import { useUploads } from './uploads/useUploads.js';
import { Button } from '../Button.js';
import { Notice } from '../Notice.js';
import { NotLoaded } from '../NotLoaded.js';
import { Pages } from '../Pages.js';
import { SearchForm } from '../SearchForm.js';

export interface ChooserProps {
  readonly onClose: () => void;
  /** Receives the chosen or uploaded item. The parent closes the dialog. */
  readonly onChoose: (media: MediaItem) => void;
  /** Permitted media type; both if undefined. */
  readonly accept?: 'image' | 'video';
  readonly title?: string;
}

const perPage = 24;

/** Media library to choose from and upload to. */
export function MediaChooser(props: ChooserProps) {
  const { accept, onChoose, onClose, title = LIBRARY_TITLE } = props;
  const [searchTerm, setSearchTerm] = useState('');
  const [page, setPage] = useState(1);
  const refresh = useMediaRefresh();
  const macros = macrosOf({ type: accept ?? null, tags: [], isUsed: null });
  const media = useMedia({ macros, searchTerm, page, perPage });
  const isOne = useRef(false);
  const { uploads, add, ...transfers } = useUploads((item) => {
    void refresh();
    if (isOne.current && (accept ?? item.kind) === item.kind) onChoose(item);
  });
  return (
    <>
      <Head
        title={title}
        searchTerm={searchTerm}
        onTerm={(term) => {
          setSearchTerm(term);
          setPage(1);
        }}
        onClose={onClose}
      />
      <div className={styles['body']}>
        <DropZone
          accept={accept}
          onFiles={(files) => {
            // A single upload is chosen immediately; after several the user chooses in the list.
            isOne.current = uploads.length === 0 && files.length === 1;
            add(files);
          }}
        />
        <UploadList uploads={uploads} {...transfers} />
        {media.isError && <NotLoaded what="The library" of={media} />}
        {media.data?.total === 0 && <Empty searchTerm={searchTerm} />}
        <MediaGrid items={media.data?.data ?? []} onOpen={onChoose} />
      </div>
      {media.data !== undefined && (
        <div className={styles['pages']}>
          <Pages of={media.data} nouns={['file', 'files']} onPage={setPage} />
        </div>
      )}
    </>
  );
}

function Head(props: {
  readonly title: string;
  readonly searchTerm: string;
  readonly onTerm: (term: string) => void;
  readonly onClose: () => void;
}) {
  const { title, searchTerm, onTerm, onClose } = props;
  return (
    <header className={styles['header']}>
      <Heading slot="title" className={styles['title'] ?? ''}>
        {title}
      </Heading>
      <search>
        <SearchForm {...LIBRARY_SEARCH} term={searchTerm} onTerm={onTerm} />
      </search>
      <Button onPress={onClose}>Close</Button>
    </header>
  );
}

function Empty({ searchTerm }: { searchTerm: string }) {
  return searchTerm === '' ? (
    <Notice
      title="Nothing here yet"
      text="Drop a file above or choose one to start your library."
    />
  ) : (
    <Notice title="No matches" text={`No name, tag or alt text contains “${searchTerm}”.`} />
  );
}
