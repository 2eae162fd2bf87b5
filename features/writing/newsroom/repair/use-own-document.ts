import { useEffect, useState } from 'react';
import { storySchema } from '#features/content/public.document.ts';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { fieldsIn } from '../../collab/field-step.ts';
import { editorPlugins } from '../editor/editor-plugins.ts';
import { editorWords } from '../editor/editor-words.ts';
import { type OwnDocument, openOwnDocument } from './own-document.ts';

/** The document of a repair while its screen is shown; null until it is loaded. */
export function useOwnDocument(document: unknown): OwnDocument | null {
  const { language } = useNewsroom();
  const [own, setOwn] = useState<OwnDocument | null>(null);
  useEffect(() => {
    const made = openOwnDocument({
      document,
      schema: storySchema,
      plugins: editorPlugins({
        schema: storySchema,
        languageOf: (doc) => (fieldsIn(doc).language === 'en' ? 'en' : 'hu'),
        placeholders: editorWords[language].placeholders,
      }),
    });
    setOwn(made);
    return () => void made.close();
  }, [document, language]);
  return own;
}
