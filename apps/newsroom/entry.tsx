/** The newsroom's application: `document.html` loads it, for members who are signed in. */
import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { newsroomPath } from '#features/accounts/public.ts';
import { replaceWords } from '#platform/text/words.ts';
import { applyColourMode } from './colour-mode.ts';
import { readSettings } from './settings.ts';
import { Application } from './shell/Application.tsx';

const settings = readSettings(document);
replaceWords(settings.words);
applyColourMode();
if ('serviceWorker' in navigator)
  navigator.serviceWorker
    .register(`${newsroomPath}worker.js`, { scope: newsroomPath, updateViaCache: 'none' })
    .catch((error: unknown) => console.info('The newsroom does not open without a network.', error));
const place = document.getElementById('application');
if (place) createRoot(place).render(<Application settings={settings} />);
