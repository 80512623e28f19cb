import { MEDIA_TYPES, type MediaType } from '@selvedge/shared/media/media-rules';

import styles from './MediaFilters.module.css';
import type { MediaSearch } from './media-search.js';
import { LIBRARY_SEARCH } from '../../ui/office/media/media-labels.js';
import { useMediaTags } from '../../ui/office/media/useMedia.js';
import { Choice } from '../../ui/office/Choice.js';
import { SearchForm } from '../../ui/office/SearchForm.js';

const typeNames: Readonly<Record<MediaType, string>> = {
  image: 'Images',
  video: 'Videos',
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  svg: 'SVG',
  mp4: 'MP4',
};
const typeOptions = [
  { value: '', text: 'All types' },
  ...MEDIA_TYPES.map((type) => ({ value: type, text: typeNames[type] })),
];
const usageOptions = [
  { value: '', text: 'Any usage' },
  { value: 'used', text: 'Used' },
  { value: 'unused', text: 'Unused' },
];

/** Filters of the library; every change returns to the first page. */
export function MediaFilters(props: {
  search: MediaSearch;
  onSearch: (search: MediaSearch) => void;
}) {
  const { search, onSearch } = props;
  const narrow = (name: 'searchTerm' | 'type' | 'tag' | 'usage', value: string) => {
    const { page: _page, [name]: _before, ...rest } = search;
    onSearch(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <search className={styles['filters']}>
      <SearchForm
        {...LIBRARY_SEARCH}
        term={search.searchTerm ?? ''}
        onTerm={(term) => {
          narrow('searchTerm', term);
        }}
      />
      <Choice
        label="Type"
        value={search.type ?? ''}
        options={typeOptions}
        onChange={(value) => {
          narrow('type', value);
        }}
      />
      <TagChoice
        value={search.tag ?? ''}
        onChange={(value) => {
          narrow('tag', value);
        }}
      />
      <Choice
        label="Usage"
        value={search.usage ?? ''}
        options={usageOptions}
        onChange={(value) => {
          narrow('usage', value);
        }}
      />
    </search>
  );
}

function TagChoice(props: { value: string; onChange: (tag: string) => void }) {
  const tags = useMediaTags();
  const options = [
    { value: '', text: 'All tags' },
    ...(tags.data ?? []).map(({ tag, count }) => ({
      value: tag,
      text: `${tag} (${String(count)})`,
    })),
  ];
  return <Choice label="Tag" options={options} {...props} />;
}
