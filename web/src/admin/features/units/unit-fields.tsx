import type { UseFormReturn } from 'react-hook-form'
import { unitAdminCopy } from './unit-copy.ts'
import { UnitFieldRow } from './unit-field-row.tsx'
import type { UnitValues } from './unit-values.ts'

const { hints } = unitAdminCopy.form

export function UnitFormFields({ form }: { form: UseFormReturn<UnitValues> }) {
  const { register } = form
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-3">
        <UnitFieldRow form={form} name="unitNumber" required className="col-span-full">
          {(control) => <input {...control} {...register('unitNumber')} autoComplete="off" />}
        </UnitFieldRow>
        <UnitFieldRow form={form} name="bedrooms" required hint={hints.rooms}>
          {(control) => <input {...control} {...register('bedrooms')} inputMode="numeric" autoComplete="off" />}
        </UnitFieldRow>
        <UnitFieldRow form={form} name="bathrooms" required hint={hints.rooms}>
          {(control) => <input {...control} {...register('bathrooms')} inputMode="numeric" autoComplete="off" />}
        </UnitFieldRow>
        <UnitFieldRow form={form} name="squareFeet" hint={hints.squareFeet}>
          {(control) => <input {...control} {...register('squareFeet')} inputMode="numeric" autoComplete="off" />}
        </UnitFieldRow>
      </div>
      <UnitFieldRow form={form} name="features">
        {(control) => <textarea {...control} {...register('features')} rows={4} />}
      </UnitFieldRow>
      <UnitFieldRow form={form} name="youtubeUrl" hint={hints.youtubeUrl}>
        {(control) => <input {...control} {...register('youtubeUrl')} inputMode="url" autoComplete="off" />}
      </UnitFieldRow>
    </div>
  )
}
