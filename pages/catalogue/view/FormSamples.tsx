import { Button, ButtonFace } from '#ui/form/Button.tsx';
import { Checkbox, RadioGroup } from '#ui/form/Choices.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form, FormColumn, FormPart } from '#ui/form/FormColumn.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Sample, SampleRow } from './Sample.tsx';

const amounts = ['1000', '3000', '5000'].map((value) => ({ value, label: `${value} Ft` }));

/** Buttons, fields and choices, also with a fault. */
export function FormSamples() {
  return (
    <>
      <ButtonSamples />
      <Sample title="Fields of a form’s own layout, from ui/elements.css">
        <input type="text" aria-label="Text" placeholder="Text" />
        <input type="text" aria-label="Fault" defaultValue="12,5,3" aria-invalid />
        <input type="date" aria-label="Date" />
        <select aria-label="Choice">
          <option>First choice</option>
          <option>Second choice</option>
        </select>
        <SampleRow>
          <input type="checkbox" aria-label="Tick" defaultChecked />
          <input type="radio" aria-label="Dot" name="sample-dot" defaultChecked />
        </SampleRow>
      </Sample>
      <Sample title="Field">
        <Field name="sample-email" label="E-mail" type="email" hint="We send a link to it." />
        <Field name="sample-fault" label="E-mail" value="reader@" error="This is not an address." />
        <Field name="sample-amount" label="Amount" type="number" value="3000" unit="Ft" inputMode="numeric" />
        <Field name="sample-code" label="Code" value="123456" inputMode="numeric" isCode />
        <Field name="sample-file" label="Picture" type="file" accept="image/png" hint="PNG." />
      </Sample>
      <Sample title="FormColumn, FormPart, Form">
        <FormColumn title="A page that is a form" intro={<p>It says what the form is for.</p>}>
          <FormPart title="A part of it">
            <Form label="Sample of a form" action="#forms">
              <Field name="sample-name" label="Name" />
              <Button type="button">Save</Button>
            </Form>
          </FormPart>
        </FormColumn>
      </Sample>
      <Sample title="Select">
        <Select
          name="sample-select"
          label="Where"
          groups={[
            { label: 'Front page', options: [{ value: 'a', label: 'Top' }] },
            { label: 'Story', options: [{ value: 'b', label: 'End' }] },
          ]}
          value="b"
        />
        <Select name="sample-select-fault" label="Where" groups={[]} error="Choose a place." />
      </Sample>
      <Sample title="Checkbox">
        <Checkbox name="sample-news" label="Every morning" hint="Before seven o’clock." isChecked />
        <Checkbox name="sample-terms" label="I accept the terms" error="It is needed to go on." />
      </Sample>
      <Sample title="RadioGroup">
        <RadioGroup name="sample-list" legend="As a list" options={amounts} value="3000" />
        <RadioGroup name="sample-tiles" legend="As tiles" options={amounts} value="1000" look="tiles" />
      </Sample>
    </>
  );
}

function ButtonSamples() {
  return (
    <>
      <Sample title="Button">
        <SampleRow>
          <Button type="button">Primary</Button>
          <Button type="button" kind="secondary">
            Secondary
          </Button>
          <Button type="button" kind="danger">
            Danger
          </Button>
          <Button type="button" kind="quiet">
            Quiet
          </Button>
          <Button type="button" isDisabled>
            Disabled
          </Button>
          <Button href="#forms" kind="secondary">
            Link
          </Button>
        </SampleRow>
        <Button type="button" isWide>
          As wide as its column
        </Button>
      </Sample>
      <Sample title="ButtonFace, in a summary">
        <details>
          <summary>
            <ButtonFace kind="secondary">Open</ButtonFace>
          </summary>
          <p>What it has inside.</p>
        </details>
      </Sample>
    </>
  );
}
