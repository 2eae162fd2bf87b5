import { readerProfilePath } from '#features/accounts/public.ts';
import type { ViewProps } from '#features/kit/public.ts';
import { inLanguage } from '#features/sites/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { FormColumn } from '#ui/form/FormColumn.tsx';
import type { downloadPage } from './download.page.ts';
import { profileWords } from './profile-words.ts';

/** The page behind the link of the mail with a reader's data. */
export function DownloadPage({ surroundings: { language }, data: { file } }: ViewProps<typeof downloadPage>) {
  const { title: profile, download } = profileWords[language];
  if (file === null)
    return (
      <FormColumn title={download.none.title} intro={<p>{download.none.text}</p>}>
        <p>
          <Button kind="secondary" href={inLanguage(readerProfilePath, language)}>
            {profile}
          </Button>
        </p>
      </FormColumn>
    );
  return (
    <FormColumn title={download.title} intro={<p>{download.text}</p>}>
      <p>
        <Button href={file}>{download.button}</Button>
      </p>
    </FormColumn>
  );
}
