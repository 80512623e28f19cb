import type { ReactNode } from 'react';

import styles from './SecurityPage.module.css';
import { Button } from '../../ui/office/Button.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { Panel } from '../../ui/office/Panel.js';
import fields from '../../ui/office/fields.module.css';

/** Recovery codes, shown only once. `children` are links to the next step. */
export function RecoveryCodes(props: {
  readonly codes: readonly string[];
  readonly children?: ReactNode;
}) {
  const { codes, children } = props;
  const text = `${codes.join('\n')}\n`;
  return (
    <Panel
      title="Your recovery codes"
      text="Store them where you can find them without your phone. They are shown only once, and each works once."
    >
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <div className={fields['buttons']}>
        <a
          className={buttonLink()}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Download
        </a>
        <Button onPress={() => void navigator.clipboard.writeText(text)}>Copy</Button>
        <Button
          onPress={() => {
            print();
          }}
        >
          Print
        </Button>
        {children}
      </div>
    </Panel>
  );
}
