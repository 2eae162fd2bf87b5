import { campaignsPath } from '#features/accounts/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/FormColumn.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Platform } from '../campaigns/campaign-fault.ts';
import {
  actionForm,
  campaignForm,
  campaignInputs,
  pictureInputs,
  proofForm,
  versionForm,
} from '../pages/campaign-form.ts';
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
  const refused = form.isOutdated ? campaignFormWords.outdated : campaignFormWords.refused;
  return (
    <Form label={slots ? campaignFormWords.create : campaignFormWords.change} hasFiles>
      {(form.isOutdated || Object.keys(errors).length > 0) && (
        <Notice kind="danger" title={refused.title}>
          <p>{refused.text}</p>
        </Notice>
      )}
      {form.version !== null && (
        <input type="hidden" name={versionForm.field('version').name} value={form.version} />
      )}
      <TextInput
        form={form}
        input="name"
        label={campaignFormWords.name.label}
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
      <TextInput form={form} input="firstDay" label={campaignFormWords.firstDay} />
      <TextInput
        form={form}
        input="lastDay"
        label={campaignFormWords.lastDay.label}
        hint={campaignFormWords.lastDay.hint}
      />
      <TextInput
        form={form}
        input="link"
        label={campaignFormWords.link.label}
        hint={campaignFormWords.link.hint}
      />
      <PictureInput form={form} platform="desktop" label={campaignFormWords.desktop} sizes={sizes?.desktop} />
      <PictureInput form={form} platform="mobile" label={campaignFormWords.mobile} sizes={sizes?.mobile} />
      <TextInput
        form={form}
        input="alt"
        label={campaignFormWords.alt.label}
        hint={campaignFormWords.alt.hint}
      />
      <DeliveryInputs form={form} />
      {form.needsPassword && <PasswordInput form={form} />}
      <Button name={actionForm.field('action').name} value={slots ? 'felvesz' : 'modosit'}>
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
        hint={campaignFormWords.label.hint}
      />
      <TextInput
        form={form}
        input="weight"
        inputMode="numeric"
        label={campaignFormWords.weight.label}
        hint={campaignFormWords.weight.hint}
      />
      <TextInput
        form={form}
        input="dailyCap"
        inputMode="numeric"
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
        {...proofForm.field('password')}
        label={campaignFormWords.password.label}
        autoComplete="current-password"
        hint={campaignFormWords.password.hint}
        error={form.errors.password ?? ''}
      />
    </>
  );
}

interface TextInputProps {
  form: CampaignFormData;
  input: keyof typeof campaignInputs;
  label: string;
  hint?: string;
  /** A whole number. */
  inputMode?: 'numeric';
}

function TextInput({ form, input, ...rest }: TextInputProps) {
  return (
    <Field
      {...campaignForm.field(input)}
      {...rest}
      value={form.values[input]}
      error={form.errors[input] ?? ''}
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
