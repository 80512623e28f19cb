import { ruleExamples, type RuleExample } from '@selvedge/shared/forms/examples';
import { problemOf, ruleOf } from '@selvedge/shared/forms/field-rules';
import { useState } from 'react';

import styles from './FormRulesPage.module.css';
import { Button } from '../../ui/office/Button.js';
import { Field } from '../../ui/office/Field.js';

/** Every rule of the table, to try: its words are what a field says that breaks it. */
export function FormRulesPage() {
  return (
    <div className={styles['page']}>
      <h1>Rules of forms</h1>
      <p>
        What a field may ask for. Forms and the server hold what is typed against the same table,
        and say the same words.
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

/** A field with this rule alone; the examples beside it are put into it. */
function RuleToTry({ name, example }: { name: string; example: RuleExample }) {
  const [typed, setTyped] = useState<string>();
  const { rule, takes, refuses } = example;
  const { message } = ruleOf(rule);
  const offer = (text: string, kind: string) => (
    <Button
      aria-label={`${name}: try ${text === '' ? 'nothing' : text}`}
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
        hint={`Says “${message}”`}
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
        <dt>Takes</dt>
        <dd>
          <code>{takes[0]}</code>
          {offer(takes[0], 'Try')}
        </dd>
        <dt>Refuses</dt>
        <dd>
          {refuses[0] === '' ? 'nothing' : <code>{refuses[0]}</code>}
          {offer(refuses[0], 'Try')}
        </dd>
      </dl>
    </>
  );
}
