import { classNames } from '#ui/class-names.ts';
import choice from '#ui/form/switch.module.css';
import ruled from '#ui/ruled.module.css';
import { Sample } from './Sample.tsx';

const path = '/__ui';
const days = ['Friday', 'Saturday', 'Sunday'];

/** Shared classes that are no components: those of `ui/elements.css`, and of the modules that pages use. */
export function ClassSamples() {
  return (
    <>
      <Sample title="label, note, fine-print, problem">
        <p className="label">A label names what follows.</p>
        <p className="note">A note explains, and may have a link to another page.</p>
        <p className="fine-print">Fine print adds the least.</p>
        <p className="problem">A problem says what is wrong.</p>
      </Sample>
      <Sample title="facts, lone-link">
        <p className="facts">
          <span>Budapest</span>
          <span>12 matches</span>
          <span>34 goals</span>
        </p>
        <a className="lone-link" href={`${path}#text-and-messages`}>
          All of the list
        </a>
      </Sample>
      <Sample title="chips, of links and of buttons">
        <nav className="chips" aria-label="Days">
          {days.map((day, at) => (
            <a key={day} href={`${path}?day=${at}`} aria-current={at === 0 ? 'true' : undefined}>
              {day}
            </a>
          ))}
        </nav>
        <p className="chips">
          <button type="button" aria-pressed="true">
            Scores hidden
          </button>
          <button type="button" aria-pressed="false">
            Only favourites
          </button>
        </p>
      </Sample>
      <Sample title="Module switch">
        <ul className={choice.switch}>
          {days.map((day, at) => (
            <li key={day}>
              <a href={`${path}?part=${at}`} aria-current={at === 1 ? 'true' : undefined}>
                {day}
              </a>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Module ruled: part, title, list, rows">
        <div className={ruled.part}>A part of a page</div>
        <p className={ruled.title}>A title</p>
        <Items className={ruled.list} />
        <Items className={ruled.rows} />
      </Sample>
      <Sample title="details without a component">
        <details>
          <summary>Closed until it is pressed</summary>
          <p>What it has inside.</p>
        </details>
        <details open>
          <summary>Open from the start</summary>
          <p>What it has inside.</p>
        </details>
      </Sample>
    </>
  );
}

function Items({ className }: { className: string | undefined }) {
  return (
    <ul className={classNames(className)}>
      <li>First item</li>
      <li>Second item</li>
    </ul>
  );
}
