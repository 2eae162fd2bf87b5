import { campaignsPath } from '#features/accounts/public.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Form } from '#ui/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import type { Platform } from '../campaign-fault.ts';
import { actionInput, campaignInputs, passwordInput, pictureInputs } from '../pages/campaign-form.ts';
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
    <Form label={slots ? 'Új kampány' : 'A kampány módosítása'} hasFiles>
      {hasErrors && (
        <Notice kind="danger" title="Nem mentettük el">
          <p>Javítsa a megjelölt mezőket. Ha képet is kiválasztott, válassza ki újra.</p>
        </Notice>
      )}
      <TextInput
        form={form}
        input="name"
        label="A kampány neve"
        maxLength={100}
        hint="A jelentésben az azonos nevűek egy kampányt adnak."
      />
      {slots && (
        <Select
          name={campaignInputs.slot}
          label="Hol jelenjen meg"
          groups={slots}
          value={form.values.slot}
          error={errors.slot ?? ''}
        />
      )}
      <TextInput form={form} input="firstDay" type="date" label="Első nap" />
      <TextInput form={form} input="lastDay" type="date" label="Utolsó nap" hint="Ezen a napon még fut." />
      <TextInput
        form={form}
        input="link"
        type="url"
        label="Hová vezet"
        maxLength={2000}
        hint="Teljes cím, https-sel az elején."
      />
      <PictureInput form={form} platform="desktop" label="Kép asztali gépre" sizes={sizes?.desktop} />
      <PictureInput form={form} platform="mobile" label="Kép mobilra" sizes={sizes?.mobile} />
      <TextInput
        form={form}
        input="alt"
        label="Mi látszik a képen"
        maxLength={300}
        hint="Ezt hallja, aki nem látja a képet: a rajta lévő szöveget is írja le."
      />
      <DeliveryInputs form={form} />
      {form.needsPassword && <PasswordInput form={form} />}
      <Button name={actionInput} value={slots ? 'felvesz' : 'modosit'}>
        {slots ? 'Felveszem' : 'Mentem'}
      </Button>
      {slots && (
        <Button kind="quiet" href={campaignsPath}>
          Mégsem
        </Button>
      )}
    </Form>
  );
}

/** What is said above the picture, and how often the campaign is shown. */
function DeliveryInputs({ form }: { form: CampaignFormData }) {
  return (
    <>
      <TextInput
        form={form}
        input="label"
        label="Felirat a kép fölött"
        maxLength={60}
        hint="Üresen: „Hirdetés”."
        isOptional
      />
      <TextInput
        form={form}
        input="weight"
        type="number"
        label="Súly"
        hint="Ha több kampány fut egy helyen, ennek arányában osztoznak rajta."
      />
      <TextInput
        form={form}
        input="dailyCap"
        type="number"
        label="Hányszor lássa naponta ugyanaz a készülék"
        hint="0: akárhányszor."
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
        label="Az ön jelszava"
        type="password"
        autoComplete="current-password"
        hint="Tíz percnél régebben lépett be: erősítse meg, hogy ön az."
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
  const hint =
    sizes === undefined
      ? 'PNG, JPEG, WebP vagy AVIF, a hely valamelyik méretének arányában, legjobb kétszer annyi képponttal.'
      : `Csak ha kicseréli. PNG, JPEG, WebP vagy AVIF: ${sizes}.`;
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
