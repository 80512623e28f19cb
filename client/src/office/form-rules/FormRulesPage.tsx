import { ruleExamples, type RuleExample } from '@selvedge/shared/forms/examples';
import { problemOf, ruleOf } from '@selvedge/shared/forms/field-rules';
import { useState } from 'react';

import styles from './FormRulesPage.module.css';
import { Button } from '../../ui/office/Button.js';
import { Field } from '../../ui/office/Field.js';

/** Reference of all form rules, each with a field to try it. */
export function FormRulesPage() {
  return (
    <div className={styles['page']}>
      <h1>Form rules</h1>
      <p>
        Validation rules for fields. Forms and the server apply the same rules and show the same
        messages.
      </p>
      <ul className={styles['rules']}>
        {Object.entries(ruleExamples).map(([name, example]) => (
          <li key={name} className={styles['rule']}>
            <RuleToTry name={name} example={example} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Field with a single rule; the examples fill it in. */
function RuleToTry({ name, example }: { name: string; example: RuleExample }) {
  const [typed, setTyped] = useState<string>();
  const { rule, takes, refuses } = example;
  const { message } = ruleOf(rule);
  const offer = (text: string, kind: string) => (
    <Button
      aria-label={`${name}: try ${text === '' ? 'an empty value' : text}`}
      onPress={() => {
        setTyped(text);
      }}
    >
      {kind}
    </Button>
  );
  return (
    <>
      <h2 className={styles['name']}>{name}</h2>
      <Field
        label="Try it"
        hint={`Message: “${message}”`}
        error={typed === undefined ? undefined : problemOf(typed, [rule])}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            spellCheck={false}
            value={typed ?? ''}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
            }}
          />
        )}
      </Field>
      <dl className={styles['examples']}>
        <dt>Accepts</dt>
        <dd>
          <code>{takes[0]}</code>
          {offer(takes[0], 'Try')}
        </dd>
        <dt>Rejects</dt>
        <dd>
          {refuses[0] === '' ? 'empty value' : <code>{refuses[0]}</code>}
          {offer(refuses[0], 'Try')}
        </dd>
      </dl>
    </>
  );
}
