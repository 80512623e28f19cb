import { X } from 'lucide-react';
import { useId, useState } from 'react';

import styles from './TagField.module.css';
import { namesIn } from '../../../lib/names-in.js';
import { useMediaTags } from '../../../ui/office/media/useMedia.js';
import { isEnter } from '../../../lib/is-enter.js';

/** Tags of an item as chips. Enter or a comma adds a tag, Backspace removes the last one. */
export function TagField(props: {
  tags: readonly string[];
  onTags: (tags: readonly string[]) => void;
}) {
  const { tags, onTags } = props;
  const [typed, setTyped] = useState('');
  const id = useId();
  const allTags = useMediaTags().data ?? [];
  const add = (text: string) => {
    onTags([...new Set([...tags, ...namesIn(text)])]);
    setTyped('');
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>Tags</label>
      <div className={styles['box']}>
        <Chips tags={tags} onTags={onTags} />
        <input
          id={id}
          value={typed}
          maxLength={40}
          list={`${id}-known`}
          placeholder={tags.length === 0 ? 'summer, lookbook' : ''}
          onChange={({ currentTarget }) => {
            if (currentTarget.value.endsWith(',')) add(currentTarget.value);
            else setTyped(currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && typed === '') onTags(tags.slice(0, -1));
            if (!isEnter(event)) return;
            event.preventDefault();
            add(typed);
          }}
          onBlur={() => {
            add(typed);
          }}
        />
        <datalist id={`${id}-known`}>
          {allTags.map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </div>
    </div>
  );
}

function Chips({
  tags,
  onTags,
}: {
  tags: readonly string[];
  onTags: (tags: readonly string[]) => void;
}) {
  return tags.map((tag) => (
    <span key={tag} className={styles['tag']}>
      {tag}
      <button
        type="button"
        aria-label={`Remove tag ${tag}`}
        onClick={() => {
          onTags(tags.filter((one) => one !== tag));
        }}
      >
        <X size={13} aria-hidden />
      </button>
    </span>
  ));
}
