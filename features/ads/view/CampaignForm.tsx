import { campaignsPath } from '#features/accounts/public.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Form } from '#ui/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import type { Platform } from '../campaign-fault.ts';
import { actionInput, campaignInputs, passwordInput, pictureInputs } from '../pages/campaign-form.ts';
import { campaignFormWords } from '../pages/campaign-form-words.ts';
import type { CampaignFormData, CampaignsData } from '../pages/campaigns-data.server.ts';

interface CampaignFormProps {
  form: CampaignFormData;
  /** Of a new campaign; a stored one stays in its slot. */
  slots?: Extract<CampaignsData['shown'], { kind: 'new' }>['slots'];
  /** Sizes that the slot of a stored campaign has. */
  sizes?: Record<Platform, string>;
}

const accept = 'image/png,image/jpeg,image/webp,image/avif';

/** The fields of a campaign, new or stored. */
export function CampaignForm({ form, slots, sizes }: CampaignFormProps) {
  const { errors } = form;
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <Form label={slots ? campaignFormWords.create : campaignFormWords.change} hasFiles>
      {hasErrors && (
        <Notice kind="danger" title={campaignFormWords.refused.title}>
          <p>{campaignFormWords.refused.text}</p>
        </Notice>
      )}
      <TextInput
        form={form}
        input="name"
        label={campaignFormWords.name.label}
        maxLength={100}
        hint={campaignFormWords.name.hint}
      />
      {slots && (
        <Select
          name={campaignInputs.slot}
          label={campaignFormWords.slot}
          groups={slots}
          value={form.values.slot}
          error={errors.slot ?? ''}
        />
      )}
      <TextInput form={form} input="firstDay" type="date" label={campaignFormWords.firstDay} />
      <TextInput
        form={form}
        input="lastDay"
        type="date"
        label={campaignFormWords.lastDay.label}
        hint={campaignFormWords.lastDay.hint}
      />
      <TextInput
        form={form}
        input="link"
        type="url"
        label={campaignFormWords.link.label}
        maxLength={2000}
        hint={campaignFormWords.link.hint}
      />
      <PictureInput form={form} platform="desktop" label={campaignFormWords.desktop} sizes={sizes?.desktop} />
      <PictureInput form={form} platform="mobile" label={campaignFormWords.mobile} sizes={sizes?.mobile} />
      <TextInput
        form={form}
        input="alt"
        label={campaignFormWords.alt.label}
        maxLength={300}
        hint={campaignFormWords.alt.hint}
      />
      <DeliveryInputs form={form} />
      {form.needsPassword && <PasswordInput form={form} />}
      <Button name={actionInput} value={slots ? 'felvesz' : 'modosit'}>
        {slots ? campaignFormWords.add : campaignFormWords.save}
      </Button>
      {slots && (
        <Button kind="quiet" href={campaignsPath}>
          {campaignFormWords.cancel}
        </Button>
      )}
    </Form>
  );
}

/** The label above the picture, and how often the campaign is shown. */
function DeliveryInputs({ form }: { form: CampaignFormData }) {
  return (
    <>
      <TextInput
        form={form}
        input="label"
        label={campaignFormWords.label.label}
        maxLength={60}
        hint={campaignFormWords.label.hint}
        isOptional
      />
      <TextInput
        form={form}
        input="weight"
        type="number"
        label={campaignFormWords.weight.label}
        hint={campaignFormWords.weight.hint}
      />
      <TextInput
        form={form}
        input="dailyCap"
        type="number"
        label={campaignFormWords.dailyCap.label}
        hint={campaignFormWords.dailyCap.hint}
      />
    </>
  );
}

function PasswordInput({ form }: { form: CampaignFormData }) {
  return (
    <>
      <input type="hidden" name="username" value={form.email} autoComplete="username" />
      <Field
        name={passwordInput}
        label={campaignFormWords.password.label}
        type="password"
        autoComplete="current-password"
        hint={campaignFormWords.password.hint}
        error={form.errors.password ?? ''}
        maxLength={256}
        isRequired
      />
    </>
  );
}

interface TextInputProps {
  form: CampaignFormData;
  input: keyof typeof campaignInputs;
  label: string;
  hint?: string;
  type?: 'text' | 'date' | 'url' | 'number';
  maxLength?: number;
  isOptional?: boolean;
}

function TextInput({ form, input, isOptional = false, type = 'text', ...rest }: TextInputProps) {
  return (
    <Field
      {...rest}
      name={campaignInputs[input]}
      type={type}
      inputMode={type === 'number' ? 'numeric' : undefined}
      value={form.values[input]}
      error={form.errors[input] ?? ''}
      isRequired={!isOptional}
    />
  );
}

interface PictureInputProps {
  form: CampaignFormData;
  platform: Platform;
  label: string;
  /** Undefined before a slot is chosen. */
  sizes: string | undefined;
}

/** A slot that shows no pictures on a platform needs none. */
function PictureInput({ form, platform, label, sizes }: PictureInputProps) {
  if (sizes === '') return null;
  const hint = sizes === undefined ? campaignFormWords.newPicture : campaignFormWords.otherPicture(sizes);
  return (
    <Field
      name={pictureInputs[platform]}
      type="file"
      accept={accept}
      label={label}
      hint={hint}
      error={form.errors[platform] ?? ''}
    />
  );
}
