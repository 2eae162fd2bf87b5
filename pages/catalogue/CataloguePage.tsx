import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import page from '#ui/page.module.css';
import styles from './CataloguePage.module.css';
import { ChartSamples } from './view/ChartSamples.tsx';
import { ClassSamples } from './view/ClassSamples.tsx';
import { FormSamples } from './view/FormSamples.tsx';
import { NavigationSamples } from './view/NavigationSamples.tsx';
import { TextSamples } from './view/TextSamples.tsx';
import { TokenSamples } from './view/TokenSamples.tsx';

/** Every part of `ui/` in its states, with invented content. */
export function CataloguePage() {
  return (
    <div className={classNames(page.frame, styles.catalogue)}>
      <header className={page.head}>
        <h1>Parts of the interface</h1>
        <p className={page.lede}>
          What pages are made of. A part that a second page wants moves to <code>ui/</code> and is shown here;
          look at this page in both colour modes, at 320 pixels, in print and with forced colours.
        </p>
      </header>
      <Group title="Colours, type and space">
        <TokenSamples />
      </Group>
      <Group title="Forms">
        <FormSamples />
      </Group>
      <Group title="Text and messages">
        <TextSamples />
        <ClassSamples />
      </Group>
      <Group title="Navigation">
        <NavigationSamples />
      </Group>
      <Group title="Tables and charts">
        <ChartSamples />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-labelledby={idOf(title)}>
      <h2 className={styles.groupTitle} id={idOf(title)}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
