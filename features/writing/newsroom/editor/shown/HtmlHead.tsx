import { useState } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import type { HeadProps } from './block-head.ts';
import { type ConvertedHtml, convertHtml } from './convert-html.ts';
import { ReaderView } from './ReaderView.tsx';
import styles from './ShownBlock.module.css';
import { shownWords } from './shown-words.ts';

/** Imported HTML, read-only; it can be converted to blocks, after a notice of the losses. */
export function HtmlHead({ block, edit }: HeadProps) {
  const words = shownWords[useNewsroom().language];
  const { html } = block.node.attrs;
  const [converted, setConverted] = useState<ConvertedHtml | null>(null);
  return (
    <>
      <ReaderView blocks={[{ kind: 'html', html }]} />
      <div className={styles.tools}>
        <span className="fine-print">{words.imported}</span>
        {edit && (
          <ActionButton onPress={() => setConverted(convertHtml(block.node.type.schema, html))}>
            {words.convert}
          </ActionButton>
        )}
      </div>
      {edit && converted && (
        <ModalDialog title={words.convertTitle} onClose={() => setConverted(null)}>
          <Losses losses={converted.losses} />
          <p className="buttons">
            <ActionButton kind="primary" onPress={() => edit.replace(block, converted.blocks)}>
              {words.convert}
            </ActionButton>
            <ActionButton onPress={() => setConverted(null)}>{words.cancel}</ActionButton>
          </p>
        </ModalDialog>
      )}
    </>
  );
}

function Losses({ losses: { spaces, monospace, definitions } }: Pick<ConvertedHtml, 'losses'>) {
  const { losses, convertText, nothingLost } = shownWords[useNewsroom().language];
  const lost = [
    ...(spaces > 0 ? [losses.spaces(spaces)] : []),
    ...(monospace > 0 ? [losses.monospace] : []),
    ...(definitions > 0 ? [losses.definitions(definitions)] : []),
  ];
  if (lost.length === 0) return <p>{nothingLost}</p>;
  return (
    <>
      <p>{convertText}</p>
      <ul>
        {lost.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </>
  );
}
