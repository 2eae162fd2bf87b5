import { PageNumbers } from '#features/kit/public.view.ts';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { Dialog, DialogClose } from '#ui/Dialog.tsx';
import { ChoiceForm } from '#ui/form/ChoiceForm.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import styles from './NavigationSamples.module.css';
import { Sample } from './Sample.tsx';

const path = '/__ui';
const tabs = ['Table', 'Scorers', 'Matches', 'Teams'].map((title, at) => ({
  title,
  href: `${path}?tab=${at}`,
  current: at === 0,
}));
const seasons = ['2024/25', '2023/24'].map((label) => ({ value: label, label }));
const cards = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((name) => ({
  key: name,
  item: (
    <a className={styles.card} href={`${path}#navigation`}>
      {name}
    </a>
  ),
}));

/** Ways from one state or page to another. */
export function NavigationSamples() {
  return (
    <>
      <Sample title="Tabs">
        <Tabs tabs={tabs} label="Samples of tabs" />
      </Sample>
      <Sample title="ChoiceForm">
        <ChoiceForm
          action={path}
          label="Sample of choices"
          submit="Show"
          fields={[
            { kind: 'select', name: 'season', label: 'Season', value: '2024/25', options: seasons },
            {
              kind: 'date',
              name: 'day',
              label: 'Day',
              value: '2024-06-15',
              min: '2024-06-14',
              max: '2024-07-14',
            },
          ]}
        />
      </Sample>
      <Sample title="PageNumbers">
        <PageNumbers path={path} page={4} totalPages={12} language="en" />
      </Sample>
      <Sample title="Dialog">
        <button className="lone-link" type="button" popoverTarget="sample-dialog">
          Open a dialog
        </button>
        <Dialog id="sample-dialog" label="Sample of a dialog" from="end">
          <DialogClose of="sample-dialog">Close</DialogClose>
          <p>It closes with Escape, too.</p>
        </Dialog>
      </Sample>
      <Sample title="Carousel">
        <Carousel
          title={<p className={styles.label}>Six cards</p>}
          words={{ back: 'Back', on: 'On' }}
          items={cards}
        />
      </Sample>
    </>
  );
}
