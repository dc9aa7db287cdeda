import type { ImportedProperty } from '@porchlight/contract/csv/import'
import type { ImageInput } from '@porchlight/contract/images/image'
import type { PropertyFields } from '@porchlight/contract/properties/property'
import type { UnitFields } from '@porchlight/contract/properties/unit'
import { duplicateProperty } from '../../../functions/src/data/copies/duplicate-property.ts'
import { duplicateUnit } from '../../../functions/src/data/copies/duplicate-unit.ts'
import { importProperty } from '../../../functions/src/data/imports/import-property.ts'
import { deletePermanently, removeFromTrash } from '../../../functions/src/data/properties/delete-permanently.ts'
import { updateProperty } from '../../../functions/src/data/properties/property-repository.ts'
import { publishDue } from '../../../functions/src/data/properties/publish-due.ts'
import { createUnit, deleteUnit } from '../../../functions/src/data/units/unit-repository.ts'
import { acceptUploads } from '../../../functions/src/media/accept-uploads.ts'
import type { Services } from '../../../functions/src/media/image-objects.ts'
import { reconcileImages } from '../../../functions/src/media/reconcile/reconcile-images.ts'
import { restoreVersion } from '../../../functions/src/media/restore-version.ts'

export type Job =
  | { name: 'deletePropertyForGood'; id: string }
  | { name: 'deleteUnit'; id: string }
  | { name: 'restoreVersion'; id: string }
  | { name: 'updateProperty'; id: string; fields: PropertyFields; images: ImageInput[] }
  | { name: 'publishDue'; now: string }
  | { name: 'duplicateProperty'; id: string }
  | { name: 'duplicateUnit'; id: string; unitNumbers: string[] }
  | { name: 'createUnit'; fields: UnitFields; images: ImageInput[] }
  | { name: 'reconcileImages'; days: number }
  | { name: 'importProperty'; property: ImportedProperty }

/** Works like a Lambda after authorization. */
export async function runJob(services: Services, job: Job): Promise<void> {
  const { table } = services
  switch (job.name) {
    case 'deletePropertyForGood':
      await deletePermanently(table, job.id)
      return removeFromTrash(table, job.id)
    case 'reconcileImages': {
      const now = () => new Date(Date.now() + job.days * 86_400_000)
      return reconcileImages(services, { until: Date.now() + 60_000, now, settleMs: 0 })
    }
    case 'restoreVersion':
      await restoreVersion(services, job.id, { state: 'before' })
      return
    case 'deleteUnit':
      await deleteUnit(table, job.id)
      return
    case 'updateProperty':
      await updateProperty(table, job.id, { fields: job.fields, images: await acceptUploads(services, job.images) })
      return
    case 'publishDue':
      await publishDue(table, new Date(job.now))
      return
    case 'duplicateProperty':
      await duplicateProperty(table, job.id)
      return
    case 'duplicateUnit':
      await duplicateUnit(table, job.id, job.unitNumbers)
      return
    case 'createUnit':
      await createUnit(table, { fields: job.fields, images: await acceptUploads(services, job.images) })
      return
    case 'importProperty':
      await importProperty(table, job.property)
      return
  }
}
