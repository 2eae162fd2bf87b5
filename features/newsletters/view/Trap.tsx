import { trapField } from '../subscribers/sign-up.ts';

/** A field for programs that fill in every field; their sign-ups are answered and forgotten. */
export function Trap({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
