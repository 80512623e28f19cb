import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './OpeningFrame.module.css';
import { isStepLinked, OPENING_STEPS, type OpeningStep } from './opening-steps.js';

interface FrameProps {
  readonly step: OpeningStep;
  readonly title: string;
  readonly text: string;
  /** Completed steps. */
  readonly done: readonly OpeningStep[];
  readonly children: ReactNode;
}

/** Frame of one set-up step: progress, heading and content. */
export function OpeningFrame({ step, title, text, done, children }: FrameProps) {
  return (
    <div className={styles['page']}>
      <nav aria-label="Steps">
        <ol className={styles['steps']}>
          {OPENING_STEPS.map((one, index) => (
            <li key={one.name} className={styles['step']} data-now={one.name === step}>
              <StepName {...one} now={step}>
                <Mark number={index + 1} isDone={done.includes(one.name)} />
              </StepName>
            </li>
          ))}
        </ol>
      </nav>
      <header>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['text']}>{text}</p>
      </header>
      {children}
    </div>
  );
}

function Mark({ number, isDone }: { readonly number: number; readonly isDone: boolean }) {
  return isDone ? <Check size={16} aria-label="Done" /> : <span>{number}</span>;
}

type StepNameProps = (typeof OPENING_STEPS)[number] & {
  readonly now: OpeningStep;
  readonly children: ReactNode;
};

function StepName({ name, title, to, now, children }: StepNameProps) {
  const label = (
    <>
      {children} <span className={styles['words']}>{title}</span>
    </>
  );
  if (name === now) return <span aria-current="step">{label}</span>;
  return isStepLinked(now, name) ? <Link to={to}>{label}</Link> : <span>{label}</span>;
}
