import type { ImportedProperty } from '@porchlight/contract/csv/import'
import type { ImageInput } from '@porchlight/contract/images/image'
import type { PropertyFields } from '@porchlight/contract/properties/property'
import type { UnitFields } from '@porchlight/contract/properties/unit'
import { addHeroImage, deleteHeroImage, reorderHeroImages } from '../../../functions/src/data/heroes/hero-repository.ts'
import { importProperty } from '../../../functions/src/data/imports/import-property.ts'
import { deletePermanently, removeFromTrash } from '../../../functions/src/data/properties/delete-permanently.ts'
import {
  createProperty,
  deletePropertyImage,
  updateProperty,
} from '../../../functions/src/data/properties/property-repository.ts'
import { publishDue } from '../../../functions/src/data/properties/publish-due.ts'
import { moveToTrash, restoreFromTrash } from '../../../functions/src/data/properties/trash.ts'
import {
  createUnit,
  deleteUnit,
  deleteUnitImage,
  updateUnit,
} from '../../../functions/src/data/units/unit-repository.ts'
import { recordUpload } from '../../../functions/src/data/uploads/upload-repository.ts'
import { recordView } from '../../../functions/src/data/views/view-repository.ts'
import { acceptHeroUpload, acceptUploads } from '../../../functions/src/media/accept-uploads.ts'
import { duplicateProperty } from '../../../functions/src/media/copies/duplicate-property.ts'
import { duplicateUnit } from '../../../functions/src/media/copies/duplicate-unit.ts'
import type { Services } from '../../../functions/src/media/image-objects.ts'
import { reconcileImages } from '../../../functions/src/media/reconcile/reconcile-images.ts'
import { restoreVersion } from '../../../functions/src/media/restore-version.ts'

export type Job =
  | { name: 'deleteProperty'; id: string }
  | { name: 'restoreProperty'; id: string }
  | { name: 'deletePropertyForGood'; id: string }
  | { name: 'deleteUnit'; id: string }
  | { name: 'restoreVersion'; id: string }
  | { name: 'updateProperty'; id: string; fields: PropertyFields; images: ImageInput[] }
  | { name: 'publishDue'; now: string }
  | { name: 'duplicateProperty'; id: string }
  | { name: 'duplicateUnit'; id: string; unitNumbers: string[] }
  | { name: 'createUnit'; fields: UnitFields; images: ImageInput[] }
  | { name: 'createProperty'; fields: PropertyFields; images: ImageInput[] }
  | { name: 'updateUnit'; id: string; fields: UnitFields; images: ImageInput[] }
  | { name: 'deleteUnitImage'; id: string }
  | { name: 'trackView'; id: string }
  | { name: 'requestUpload'; id: string }
  | { name: 'deletePropertyImage'; id: string }
  | { name: 'addHeroImage'; imageUrl: string }
  | { name: 'reorderHeroImages'; ids: string[] }
  | { name: 'deleteHeroImage'; id: string }
  | { name: 'reconcileImages'; days: number }
  | { name: 'importProperty'; property: ImportedProperty }

/** Works like a Lambda after authorization. */
export async function runJob(services: Services, job: Job): Promise<void> {
  const { table } = services
  switch (job.name) {
    case 'deleteProperty':
      return moveToTrash(table, job.id)
    case 'restoreProperty':
      await restoreFromTrash(table, job.id)
      return
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
    case 'createProperty':
      await createProperty(table, { fields: job.fields, images: await acceptUploads(services, job.images) })
      return
    case 'updateUnit':
      await updateUnit(table, job.id, { fields: job.fields, images: await acceptUploads(services, job.images) })
      return
    case 'deleteUnitImage':
      await deleteUnitImage(table, job.id)
      return
    case 'trackView':
      return recordView(table, { propertyId: job.id, ipAddress: '', userAgent: '', viewedAt: new Date() })
    case 'requestUpload':
      return recordUpload(table, { id: job.id, imageUrl: `/images/${job.id}.jpg`, now: new Date() })
    case 'deletePropertyImage':
      await deletePropertyImage(table, job.id)
      return
    case 'addHeroImage':
      await addHeroImage(table, await acceptHeroUpload(services, job.imageUrl))
      return
    case 'reorderHeroImages':
      await reorderHeroImages(table, job.ids)
      return
    case 'deleteHeroImage':
      await deleteHeroImage(table, job.id)
      return
    case 'importProperty':
      await importProperty(table, job.property)
      return
  }
}
