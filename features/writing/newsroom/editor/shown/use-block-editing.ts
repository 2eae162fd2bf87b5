import { useMemo } from 'react';
import type { StoryConnection } from '../../connection/story-connection.ts';
import { giveKeys } from '../block-keys.ts';
import type { EditorFiles } from '../files/use-files.ts';
import type { Requested } from '../requests/requested.ts';
import type { BlockEditing } from './block-head.ts';

interface Needs {
  connection: StoryConnection;
  files: EditorFiles;
  onRequest(requested: Requested): void;
}

/** The changes that the parts above the text of blocks can make. */
export function useBlockEditing({ connection, files, onRequest }: Needs): BlockEditing {
  return useMemo(
    () => ({
      files,
      request: onRequest,
      setAttributes({ node, placeOf }, attributes) {
        const at = placeOf();
        const { tr } = connection.state;
        for (const [name, value] of Object.entries(attributes))
          if (at !== undefined && node.attrs[name] !== value) tr.setNodeAttribute(at, name, value);
        if (tr.docChanged) connection.dispatch(tr);
      },
      replace({ node, placeOf }, blocks) {
        const at = placeOf();
        if (at === undefined) return;
        connection.dispatch(giveKeys(connection.state.tr.replaceWith(at, at + node.nodeSize, blocks)));
      },
    }),
    [connection, files, onRequest],
  );
}
