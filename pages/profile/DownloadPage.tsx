import { readerProfilePath } from '#features/accounts/public.ts';
import type { ViewProps } from '#features/sites/public.ts';
import { Button } from '#ui/Button.tsx';
import { FormColumn } from '#ui/FormColumn.tsx';
import type { downloadPage } from './download.page.ts';

/** The page behind the link of the mail with a reader's data. */
export function DownloadPage({ data: { file } }: ViewProps<typeof downloadPage>) {
  if (file === null)
    return (
      <FormColumn
        title="Ez a letöltés nincs meg"
        intro={
          <p>A hivatkozás két napig érvényes, és csak annak szól, aki kérte. A fiókjában újat kérhet.</p>
        }
      >
        <p>
          <Button kind="secondary" href={readerProfilePath}>
            Fiókom
          </Button>
        </p>
      </FormColumn>
    );
  return (
    <FormColumn
      title="Az adataim"
      intro={<p>Egy ZIP-fájl: minden, amit Önről tárolunk, gépi formában és olvashatóan is.</p>}
    >
      <p>
        <Button href={file}>Letöltés</Button>
      </p>
    </FormColumn>
  );
}
