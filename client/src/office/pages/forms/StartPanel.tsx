import { PAGE_STARTS, type PageStartName } from './page-starts.js';
import styles from './StartPanel.module.css';
import { Panel } from '../../../ui/office/Panel.js';

interface StartProps {
  readonly start: PageStartName;
  readonly onStart: (start: PageStartName) => void;
}

// PAGE_STARTS is constant, so its keys are those of its type.
const NAMES = Object.keys(PAGE_STARTS) as readonly PageStartName[];

export function StartPanel({ start, onStart }: StartProps) {
  return (
    <Panel title="Starting point">
      <div className={styles['starts']} role="radiogroup" aria-label="Starting point">
        {NAMES.map((name) => (
          <label key={name} className={styles['start']}>
            <input
              type="radio"
              name="start"
              checked={name === start}
              onChange={() => {
                onStart(name);
              }}
            />
            <span>
              {PAGE_STARTS[name].title}
              <span className={styles['hint']}>{PAGE_STARTS[name].hint}</span>
            </span>
          </label>
        ))}
      </div>
    </Panel>
  );
}
