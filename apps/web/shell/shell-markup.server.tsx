/** Renders the shell once for all pages that share its data; the HTML is released together with the data. */
import { renderToStaticMarkup } from 'react-dom/server';
import { bytesOf } from '#platform/http/answers/bytes-of.server.ts';
import { PreviewBar } from './PreviewBarPart.tsx';
import { AfterMain, BeforeMain } from './Shell.tsx';
import type { Frame, ShellData } from './shell-data.ts';

/** HTML before and after the main content, in UTF-8. */
interface ShellMarkup {
  before: Buffer;
  after: Buffer;
}

interface Rendered {
  frame: Frame;
  markup: ShellMarkup;
}

const renderedByShell = new WeakMap<ShellData, Rendered[]>();

/** @param shell Never changed: pages with the same shell have the same object. */
export function shellMarkup(shell: ShellData, frame: Frame): ShellMarkup {
  const rendered = renderedByShell.get(shell) ?? [];
  const known = rendered.find((one) => one.frame === frame);
  if (known) return known.markup;
  const markup = renderShell(shell, frame);
  renderedByShell.set(shell, [...rendered, { frame, markup }]);
  return markup;
}

function renderShell(shell: ShellData, frame: Frame): ShellMarkup {
  const above = shell.isPreview && <PreviewBar />;
  return {
    before: bytesOf(renderToStaticMarkup(<BeforeMain shell={shell} frame={frame} above={above} />)),
    after: bytesOf(renderToStaticMarkup(<AfterMain shell={shell} frame={frame} />)),
  };
}
