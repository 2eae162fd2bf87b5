import { Accordion } from '#ui/Accordion.tsx';
import { Badge } from '#ui/Badge.tsx';
import { BlockTitle } from '#ui/BlockTitle.tsx';
import { HiddenResults } from '#ui/HiddenResults.tsx';
import { Icon } from '#ui/Icon.tsx';
import { NoData } from '#ui/NoData.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Sample } from './Sample.tsx';

const questions = [
  { title: 'What is a part?', content: 'A component with a look of its own that several pages use.' },
  { title: 'Where does its stylesheet lie?', content: 'Beside it, in the layer of the interface.' },
];

/** Notices, titles of blocks, and what opens. */
export function TextSamples() {
  return (
    <>
      <Sample title="Notice">
        <Notice title="Good to know">It has happened or will happen.</Notice>
        <Notice kind="success" title="Done">
          What was wanted is done.
        </Notice>
        <Notice kind="warning" title="Take care">
          It cannot be undone.
        </Notice>
        <Notice kind="danger" title="It did not work">
          It says why, and what to do.
        </Notice>
      </Sample>
      <Sample title="NoData">
        <NoData>Nobody has played yet.</NoData>
      </Sample>
      <Sample title="HiddenResults">
        <HiddenResults note="Result hidden: Alfa–Béta" show="Show">
          <p>Alfa–Béta 1–1, visible to readers who do not hide results.</p>
        </HiddenResults>
      </Sample>
      <Sample title="Icon">
        <p className="facts">
          <Icon path="M4 10h12M10 4l6 6-6 6" />
          <Icon path="M4 4l12 12M16 4L4 16" />
        </p>
      </Sample>
      <Sample title="Badge">
        <p>
          <Badge kind="live">Live</Badge> <Badge kind="alert">Updated</Badge>{' '}
          <Badge kind="plain" spoken="In English">
            EN
          </Badge>
        </p>
      </Sample>
      <Sample title="BlockTitle">
        <BlockTitle title="A block" />
        <BlockTitle title="A block with a page of its own" href="#text-and-messages" />
        <BlockTitle title="Beside the buttons of a carousel" inRow />
      </Sample>
      <Sample title="Accordion">
        <Accordion items={questions} />
      </Sample>
    </>
  );
}
