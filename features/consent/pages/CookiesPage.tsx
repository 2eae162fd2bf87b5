import type { ViewProps } from '#features/kit/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { Checkbox } from '#ui/form/Choices.tsx';
import { Form, FormColumn } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { answerFields, answers } from '../answer.ts';
import { consentWords } from '../consent-words.ts';
import { optionalPurposes } from '../record.ts';
import type { cookiesPage } from './cookies.page.ts';

export function CookiesPage({ data }: ViewProps<typeof cookiesPage>) {
  const { mode, purposes, language, isSaved } = data;
  const words = consentWords[language];
  const embeds = Object.entries(purposes.embeds);
  const intro = { none: words.nothingAsked, own: words.intro, tcf: words.outside }[mode];
  return (
    <FormColumn title={words.title} intro={<p>{intro}</p>}>
      {isSaved && <Notice kind="success" title={words.saved} />}
      {(mode === 'own' || embeds.length > 0) && (
        <Form label={words.title}>
          {mode === 'own' && <p>{words.necessary}</p>}
          {mode === 'own' &&
            optionalPurposes.map((purpose) => (
              <Checkbox
                key={purpose}
                name={answerFields.purpose}
                value={purpose}
                label={words.purposes[purpose].name}
                hint={words.purposes[purpose].text}
                isChecked={purposes[purpose]}
              />
            ))}
          {embeds.length > 0 && (
            <fieldset>
              <legend>{words.embeds}</legend>
              {embeds.map(([host, isAllowed]) => (
                <Checkbox
                  key={host}
                  name={answerFields.embed}
                  value={host}
                  label={host}
                  isChecked={isAllowed}
                />
              ))}
            </fieldset>
          )}
          <div className="buttons">
            <Button kind="secondary" name={answerFields.answer} value={answers.chosen}>
              {words.save}
            </Button>
            <Button kind="secondary" name={answerFields.answer} value={answers.all}>
              {words.accept}
            </Button>
            <Button kind="secondary" name={answerFields.answer} value={answers.nothing}>
              {words.refuse}
            </Button>
          </div>
        </Form>
      )}
    </FormColumn>
  );
}
