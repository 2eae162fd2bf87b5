import { classNames } from '#ui/class-names.ts';
import styles from './Choices.module.css';

interface ChoicesProps {
  label: string;
  choices: readonly { title: string; href: string; current: boolean }[];
}

/** Links to other states of a component, one of which is current. */
export function Choices({ label, choices }: ChoicesProps) {
  return (
    <nav className={classNames('chips', styles.choices)} aria-label={label}>
      {choices.map(({ title, href, current }) => (
        <a key={href} href={href} aria-current={current ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
